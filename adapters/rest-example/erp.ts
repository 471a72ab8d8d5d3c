import { readFile } from 'node:fs/promises'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Category, Product } from '#contract/catalogue.ts'

/** The ERP's export, as far as the shop needs it. What else it says is welcome and passed over. */
const optional = Type.Optional
const Text = Type.String({ minLength: 1 })
const Article = Type.Object({
  number: Text,
  title: Text,
  line: optional(Text),
  text: optional(Text),
  group: Text,
  /** Rupees with two decimals, as text: the ERP counts in no floating numbers. */
  retail_incl_gst: Type.String({ pattern: '^\\d+\\.\\d\\d$' }),
  on_hand: Type.Integer(),
  photo_urls: Type.Array(Type.String({ pattern: '^https://' }), { minItems: 1 }),
  metals: optional(Type.Array(Text)),
  sizes: optional(Type.Array(Text)),
  carat: optional(Type.Number()),
  keywords: optional(Type.Array(Text)),
  discontinued: Type.Boolean(),
})
const Group = Type.Object({ code: Text, title: Text, under: optional(Text) })
const Export = Compile(Type.Object({ groups: Type.Array(Group), articles: Type.Array(Type.Unknown()) }))
const article = Compile(Article)

const productOf = (one: Static<typeof Article>): Product => ({
  _id: one.number,
  name: one.title,
  images: one.photo_urls,
  price: [{ amount: Number(one.retail_incl_gst), currency: 'INR' }],
  material: one.metals ?? [],
  metalType: one.metals ?? [],
  bandType: [],
  size: one.sizes ?? [],
  resizable: [],
  madeIn: 'India',
  diamondCarats: one.carat ?? 0,
  isTopCollection: false,
  categoryIds: [one.group],
  stock: Math.max(0, one.on_hand),
  ...(one.line !== undefined && { subtitle: one.line }),
  ...(one.text !== undefined && { description: one.text }),
  ...(one.keywords && { tags: one.keywords }),
})

export interface ErpExport {
  readonly products: readonly Product[]
  readonly categories: readonly Category[]
  /** Articles that are made no more. */
  readonly gone: readonly Product[]
  /** Articles that cannot be sold as they are, each with its number and why. */
  readonly left: readonly string[]
}

/** The export as it lies in a file or at an address. Throws with one sentence where there is none. */
export const openErp = async (source: string): Promise<ErpExport> => {
  if (!/^https?:/.test(source)) return readErp(JSON.parse(await readFile(source, 'utf8')))
  const answer = await fetch(source, { signal: AbortSignal.timeout(10_000) })
  if (!answer.ok) throw new Error(`${source} answered ${answer.status}`)
  return readErp(await answer.json())
}

/** `20-0077 (article 2 of the export)`; an article without a readable number has its place alone. */
const nameOf = (one: unknown, n: number): string => {
  const known = typeof one === 'object' && one !== null && 'number' in one && typeof one.number === 'string'
  return known ? `${one.number} (article ${n + 1} of the export)` : `article ${n + 1} of the export`
}

/** Why an article cannot be read, in one line. */
const why = (one: unknown): string => {
  const { instancePath = '', message = 'is no article' } = article.Errors(one)[0] ?? {}
  return `${instancePath.slice(1).replaceAll('/', '.')} ${message}`.trim()
}

/** What is for sale. Articles that cannot be read are left out, and the others are sold. Throws where nothing can be read. */
export const readErp = (value: unknown): ErpExport => {
  if (!Export.Check(value)) throw new Error('the ERP sent no export')
  const left: string[] = []
  const gone: Product[] = []
  const numbers = new Set<string>()
  const groups = new Set(value.groups.map(({ code }) => code))
  const products = value.articles.flatMap((one, n) => {
    const leave = (reason: string) => {
      left.push(`${nameOf(one, n)}: ${reason}`)
      return []
    }
    if (!article.Check(one)) return leave(why(one))
    if (numbers.has(one.number)) return leave('another article has this number')
    numbers.add(one.number)
    if (!one.discontinued)
      return groups.has(one.group) ? [productOf(one)] : leave(`there is no group '${one.group}'`)
    gone.push(productOf(one))
    return []
  })
  const categories = value.groups.map(({ code, title, under }) => ({
    _id: code,
    name: title,
    collection: [],
    ...(under !== undefined && { parentCategoryId: under }),
  }))
  return { products, categories, gone, left }
}
