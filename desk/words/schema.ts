/** As much of JSON Schema as the contract's documents use. */
export interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly minItems?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}
export type Members = Readonly<Record<string, unknown>>

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A union with `null` is a member that can be emptied. */
const bare = (schema: Schema): Schema => {
  const [one, ...more] = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  return one && more.length === 0 ? bare(one) : schema
}

/** The word that tells apart the objects of a union: `kind` of a block. */
export const mark = (schema: Schema): string | undefined => {
  const [first] = schema.anyOf ?? []
  return Object.entries(first?.properties ?? {}).find(([, member]) => member.const !== undefined)?.[0]
}

/** The member of a union that a value is. */
export const branchOf = (schema: Schema, value: unknown): Schema | undefined => {
  const by = mark(schema)
  return schema.anyOf?.find(
    (one) => by !== undefined && isMembers(value) && one.properties?.[by]?.const === value[by],
  )
}

/** The few values that are allowed, if there are only those. */
export const wordsOf = (schema: Schema): readonly string[] | undefined => {
  const all = schema.enum ?? schema.anyOf?.map((one) => one.const)
  return all?.every((one) => typeof one === 'string') === true ? all.map(String) : undefined
}

type Shape = 'object' | 'union' | 'list' | 'choice' | 'number' | 'yes' | 'text' | 'fixed' | 'other'

/** How a member is edited. */
export const shapeOf = (given: Schema): Shape => {
  const schema = bare(given)
  if (schema.const !== undefined) return 'fixed'
  if (mark(schema) !== undefined) return 'union'
  if (wordsOf(schema)) return 'choice'
  if (schema.type === 'array') return 'list'
  if (schema.type === 'object') return schema.properties ? 'object' : 'other'
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  if (schema.type === 'boolean') return 'yes'
  return schema.type === 'string' || schema.anyOf?.some(({ type }) => type === 'string') ? 'text' : 'other'
}

/** The value of a member that was just added. */
export const emptyOf = (given: Schema): unknown => {
  const schema = bare(given)
  const shape = shapeOf(schema)
  if (shape === 'fixed') return schema.const
  if (shape === 'union') return emptyOf(schema.anyOf?.[0] ?? {})
  if (shape === 'choice') return wordsOf(schema)?.[0]
  if (shape === 'list') return Array.from({ length: schema.minItems ?? 0 }, () => emptyOf(schema.items ?? {}))
  if (shape === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
        schema.required?.includes(name) ? [[name, emptyOf(member)]] : [],
      ),
    )
  // If zero is as good as any number, as for a latitude, only the person who fills in the form knows it.
  if (shape === 'number') return (schema.minimum ?? 0) < 0 ? '' : (schema.minimum ?? 0)
  return shape === 'yes' ? false : ''
}

/** What is wrong with what was typed for a number; nothing is typed: the endpoint says whether it must be. */
export const numberWrong = ({ minimum, maximum }: Schema, value: unknown): string | undefined => {
  if (typeof value === 'string' && value !== '') return 'A number'
  if (typeof value !== 'number') return undefined
  if (minimum !== undefined && maximum !== undefined)
    return value < minimum || value > maximum ? `From ${minimum} to ${maximum}` : undefined
  if (minimum !== undefined && value < minimum) return `${minimum} or more`
  return maximum !== undefined && value > maximum ? `${maximum} or less` : undefined
}

export { bare }

const LABELS: Readonly<Record<string, string>> = {
  advanceFromDays: 'Working days of making from which an advance is taken',
  advancePercent: 'Advance on a piece made to order, per cent',
  alt: 'What the picture shows',
  blocks: 'Blocks',
  buyBack: 'Buy-back',
  capacity: 'Appointments at one time',
  chatUrl: 'Address of the chat',
  choice: 'Pieces are chosen by it',
  close: 'Closes at',
  collects: 'Pieces can be collected here',
  confirmAddressAbove: 'Identity is confirmed for a new address above, rupees',
  country: 'Country, two letters',
  cta: 'call to action',
  deliveryPrice: 'Price of delivery, rupees, GST included',
  email: 'E-mail',
  en: 'English',
  faq: 'questions and answers',
  freeDeliveryFrom: 'Delivery is free from, rupees',
  freeReturns: 'Sending pieces back is free',
  background: 'Card colour, 1 to 8',
  gstin: 'GSTIN',
  hi: 'Hindi',
  href: 'Leads to',
  ifsc: 'IFSC',
  key: 'Key of the picture',
  latitude: 'Latitude in degrees, north of the equator',
  lead: 'Below the title',
  longitude: 'Longitude in degrees, east of Greenwich',
  mostPercent: 'Most of a bag that points may pay, per cent',
  ogDescription: 'Description when shared',
  ogImage: 'Picture when shared',
  ogTitle: 'Title when shared',
  ogUrl: 'Address when shared',
  neededFacts: 'Facts that its products need before they are published',
  onlineWays: 'Ways to pay online',
  open: 'Opens at',
  openings: 'Opening hours',
  orderPrefix: 'Letters that order numbers begin with',
  panKeptYears: 'Years for which PANs are kept',
  path: 'Address of the page',
  phone: 'Telephone',
  plainParcel: 'Parcels without our name, if the shopper asks',
  position: 'Place in its list',
  productIds: 'Pieces shown',
  returnDays: 'Days for returns after delivery',
  rupeesPerPoint: 'Rupees paid for one point',
  says: 'The house says',
  securityEmail: 'E-mail for reports of security holes',
  sentence: 'The shop’s own sentence',
  slug: 'Name in its address',
  transferDays: 'Days for which pieces are kept for a bank transfer',
  upi: 'UPI',
  url: 'Web address',
  watchServiceYears: 'Years until a watch is serviced',
  watchYears: 'Years of warranty on a watch',
  weekday: 'Day of the week',
  welcome: 'Points of a new account',
  words: 'Words',
  worthPaise: 'Worth of one point, paise',
}

/** 'metaTitle' is 'Meta title'. */
export const labelOf = (name: string): string => {
  const words =
    LABELS[name] ??
    name
      .replaceAll(/([A-Z])/g, ' $1')
      .replaceAll('-', ' ')
      .toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** The same within a sentence; what is written in capitals stays so. */
export const labelWithin = (name: string): string => {
  const label = labelOf(name)
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}

/** Where the endpoint found something wrong, in words: 'Exchange, metal' of `exchange.metal`. */
export const pathWords = (path: string): string =>
  path
    .split('.')
    .map((name, at) =>
      /^\d+$/.test(name) ? `${Number(name) + 1}` : at === 0 ? labelOf(name) : labelWithin(name),
    )
    .join(', ')

/** As ISO 8601 counts them: 1 is Monday. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** Members that an entry is named by, the best first. */
const TITLES = ['title', 'heading', 'label', 'name', 'words', 'question', 'sentence', 'date', 'key', 'text']

/** What an entry of a list is called while it is closed: its first words. */
export const titleIn = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (!isMembers(value)) return ''
  const day = WEEKDAYS[Number(value.weekday) - 1]
  if (day !== undefined) return `${day}, ${String(value.open)} to ${String(value.close)}`
  for (const name of TITLES) {
    const found = value[name]
    if (typeof found === 'string' || typeof found === 'number') return String(found)
  }
  // Paragraphs have no title: the first of them is told.
  const first = Object.values(value).find((member) => Array.isArray(member) && typeof member[0] === 'string')
  return Array.isArray(first) ? String(first[0]) : ''
}
