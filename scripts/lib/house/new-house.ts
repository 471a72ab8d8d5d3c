import { isLatin } from '#backend/lib/words/is-latin.ts'
import { isGstin } from '#backend/modules/shop/gstin.ts'
import { RatesFile } from '#house/format.ts'
import { PLAIN } from '#house/load.ts'
import { checked } from '#program/json-file.ts'

/** The questions about a new house, and the places of the answers. */
export const QUESTIONS = [
  { name: 'title', question: 'Name of the house, as shoppers know it' },
  { name: 'legal', question: 'Legal name of the company that sells' },
  { name: 'town', question: 'Town' },
  { name: 'gstin', question: 'GSTIN' },
  { name: 'email', question: 'E-mail for shoppers' },
  { name: 'phone', question: 'Telephone, with country code' },
  { name: 'colour', question: 'Colour of the house, e.g. #7A1F2B' },
  { name: 'returns', question: 'Days after delivery within which a piece may come back (0: not at all)' },
  { name: 'delivery', question: 'What delivery of an order costs, in rupees (0: nothing)' },
  { name: 'metals', question: 'Metals sold and rupees a gram, e.g. Yellow gold/24 kt=12480, Silver/999=182' },
] as const
type Name = (typeof QUESTIONS)[number]['name']
export type Answers = Record<Name, string>

const FORMS: Readonly<Partial<Record<string, readonly [(answer: string) => boolean, string]>>> = {
  title: [(answer) => /^\S.{0,38}\S$/.test(answer), 'no name of a house: it has 2 to 40 characters'],
  gstin: [isGstin, 'no GSTIN: it has fifteen characters, of which the last is worked out from the others'],
  email: [(answer) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/.test(answer), 'no e-mail address'],
  phone: [(answer) => /^\+?[0-9](?:[ -]?[0-9]){6,17}$/.test(answer), 'no telephone number'],
  colour: [
    (answer) => /^#[0-9a-f]{6}$/i.test(answer) && contrast(answer, '#FFFFFF') >= 4.5,
    'no colour as #RRGGBB that white words can be read on (contrast of 4.5 or more), e.g. #7A1F2B',
  ],
  returns: [(answer) => /^\d{1,2}$/.test(answer), 'no number of days'],
  delivery: [(answer) => /^\d{1,5}$/.test(answer), 'no whole number of rupees'],
  metals: [
    (answer) => readMetals(answer) !== undefined,
    'no list of metals: write each once as Metal/purity=rupees, with commas between',
  ],
}

interface Rate {
  readonly metal: string
  readonly purity: string
  readonly paisePerGram: number
}

/** 'Yellow gold/24 kt=12480, Silver/999=182'; undefined if it is written differently. */
const readMetals = (answer: string): Rate[] | undefined => {
  const rates = answer.split(',').map((each) => {
    const [, metal = '', purity = '', rupees = ''] =
      /^\s*([^/=]+?)\s*\/\s*([^/=]+?)\s*=\s*(\d{1,7}(?:\.\d{1,2})?)\s*$/.exec(each) ?? []
    return { metal, purity, paisePerGram: Math.round(Number(rupees) * 100) }
  })
  const named = new Set(rates.map(({ metal, purity }) => `${metal}/${purity}`))
  return named.size === rates.length && rates.every(({ paisePerGram }) => paisePerGram > 0)
    ? rates
    : undefined
}

/** `catalogue/rates.json` with the metals of the answer, in addition to earlier ones that are kept. */
export const ratesOf = (before: unknown, answer: string): object => {
  const own = readMetals(answer) ?? []
  const kept = before === undefined ? [] : checked('catalogue/rates.json', RatesFile, before).metals
  const same = (a: Rate, b: Rate) => a.metal === b.metal && a.purity === b.purity
  return {
    setOn: new Date().toISOString().slice(0, 10),
    metals: [...kept.filter((rate) => !own.some((each) => same(each, rate))), ...own],
  }
}

/** Why an answer cannot be taken; undefined when it can. */
export const wrongAnswer = (name: string, answer: string): string | undefined => {
  const [fits, why] = FORMS[name] ?? []
  return fits && !fits(answer) ? `‘${answer}’ is ${why ?? 'not right'}` : undefined
}

/**
 * What order numbers begin with: the first three letters of the name, or of its folder where the name has none of A to Z.
 * C, R and F mark other papers, so none ends it.
 */
const prefixOf = (title: string, folder: string): string => {
  const [letters = ''] = [title, folder]
    .map((name) =>
      name
        .normalize('NFD')
        .toUpperCase()
        .replace(/[^A-Z]/g, ''),
    )
    .filter(Boolean)
  return `${letters}XXX`.slice(0, 3).replace(/[CRF]$/, 'X')
}

/** What the starter promises is its own; another house says it itself, or `check` asks for it. */
const PROMISES = ['returnDays', 'deliveryPrice']

/** The facts of the starter with the answers in their places. */
export const factsOf = (starter: unknown, answers: Partial<Answers>, folder: string): object => ({
  ...Object.fromEntries(Object.entries(starter ?? {}).filter(([name]) => !PROMISES.includes(name))),
  ...(answers.returns && { returnDays: Number(answers.returns) }),
  ...(answers.delivery && { deliveryPrice: Number(answers.delivery) }),
  ...(answers.title && { name: answers.title, orderPrefix: prefixOf(answers.title, folder) }),
  ...(answers.legal && { legalName: answers.legal }),
  ...(answers.gstin && { gstin: answers.gstin }),
  ...(answers.email && { email: answers.email }),
  ...(answers.phone && { phone: answers.phone }),
  ...(answers.town && { addressLines: [answers.town] }),
})

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** WCAG 2.2 relative luminance. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** A share of the way from one colour to another. */
const mixed = (from: string, to: string, share: number): string => {
  const there = channels(to)
  return `#${channels(from)
    .map((value, n) => Math.round(value + ((there[n] ?? value) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

/** The files of `brand/` that one colour makes. None without a colour: the engine's quiet ones stay. */
export const dressed = ({ colour, title }: Partial<Answers>): Record<string, string> => {
  if (!colour) return {}
  const [deep, lift] = [mixed(colour, '#000000', 0.25), mixed(colour, '#FFFFFF', 0.22)]
  const night = mixed(colour, '#000000', 0.45)
  return {
    'brand.css': `/* What is set for one mode is set for both. */
:root {
  --house: ${colour};
  --house-deep: ${deep};
  --house-lift: ${lift};
  --rule-house: ${mixed(colour, '#FFFFFF', 0.3)};
  --act: ${colour};
  --act-hover: ${deep};${isLatin(title ?? '') ? '' : "\n  --track-mark: 0em; /* The letters of the name's script are joined. */"}
}
@media not print {
  [data-colour-mode='dark'] {
    --house: ${night};
    --house-deep: ${mixed(colour, '#000000', 0.6)};
    --house-lift: ${deep};
    --rule-house: ${lift};
    --act: #f2f2f0;
    --act-hover: #ffffff;
  }
}
`,
    'brand.json': `${JSON.stringify({ ...PLAIN, colours: { ...PLAIN.colours, house: colour } }, null, 2)}\n`,
    'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${colour}" d="M0 0h32v32H0z"/><text x="16" y="22" text-anchor="middle" font-family="Georgia,serif" font-size="18" fill="#fff">${(title ?? 'A').slice(0, 1).replace(/[^\p{L}\p{N}]/u, 'A')}</text></svg>\n`,
  }
}
