import { readFile } from 'node:fs/promises'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Category, Product } from '#contract/catalogue.ts'

/** The ERP's export, as far as the shop needs it. Anything else in it is allowed and ignored. */
const optional = Type.Optional
const Text = Type.String({ minLength: 1 })
/** It is also the piece's name in the shop's addresses. */
const Numbered = Type.String({ pattern: '[A-Za-z0-9]', description: 'a text with a letter or a digit in it' })
/** If a check fails, its `description` is part of the reason why the article is left out. */
const Article = Type.Object({
  number: Numbered,
  title: Text,
  line: optional(Text),
  text: optional(Text),
  group: Text,
  retail_incl_gst: Type.String({
    pattern: '^\\d+\\.\\d\\d$',
    description: 'rupees with two decimals, as text: the ERP counts in no floating numbers',
  }),
  on_hand: Type.Integer({ description: 'a whole number of pieces' }),
  photo_urls: Type.Array(Type.String({ pattern: '^https?://' }), {
    minItems: 1,
    description: 'one picture or more, each an address that begins with https://',
  }),
  metals: optional(Type.Array(Text)),
  /** Shoppers choose among these, and each is counted: nobody can buy a ring without choosing its size. */
  sizes: optional(
    Type.Array(Type.Object({ size: Text, on_hand: Type.Integer() }), {
      description: 'each a size and how many there are of it',
    }),
  ),
  carat: optional(Type.Number()),
  keywords: optional(Type.Array(Text)),
  discontinued: Type.Boolean(),
})
type Article = Static<typeof Article>
const Group = Type.Object({ code: Text, title: Text, under: optional(Text) })
const Export = Compile(Type.Object({ groups: Type.Array(Group), articles: Type.Array(Type.Unknown()) }))
const article = Compile(Article)
/** A discontinued article needs no price and no picture to be removed. */
const ended = Compile(Type.Object({ number: Numbered, discontinued: Type.Literal(true) }))

/** The ERP's number as used in addresses: `SNK/R/001` is `SNK-R-001`. */
export const keyOf = (number: string) =>
  number.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replace(/^[^A-Za-z0-9]+/, '')
const slugOf = (title: string) => keyOf(title.toLowerCase())
const piecesOf = (count: number) => Math.max(0, count)

const sizesOf = ({ sizes = [] }: Article) =>
  sizes.map(({ size, on_hand }) => ({ size, stock: piecesOf(on_hand) }))

const productOf = (one: Article): Product => ({
  _id: keyOf(one.number),
  name: one.title,
  images: one.photo_urls,
  price: [{ amount: Number(one.retail_incl_gst), currency: 'INR' }],
  material: one.metals ?? [],
  metalType: one.metals ?? [],
  bandType: [],
  size: sizesOf(one).map(({ size }) => size),
  resizable: [],
  madeIn: 'India',
  diamondCarats: one.carat ?? 0,
  isTopCollection: false,
  categoryIds: [one.group],
  stock: one.sizes?.length ? sizesOf(one).reduce((sum, { stock }) => sum + stock, 0) : piecesOf(one.on_hand),
  ...(one.line !== undefined && { subtitle: one.line }),
  ...(one.text !== undefined && { description: one.text }),
  ...(one.keywords && { tags: one.keywords }),
})

export interface ErpExport {
  readonly products: readonly Product[]
  readonly categories: readonly Category[]
  /** The stock of each size, by the product's id; a piece without sizes is absent. */
  readonly sizes: ReadonlyMap<string, readonly { readonly size: string; readonly stock: number }[]>
  /** Ids of discontinued articles. */
  readonly gone: readonly string[]
  /** Articles that cannot be sold as they are, each with its number and the reason. */
  readonly left: readonly string[]
}

/** One answer of the ERP. If it requires a key, add it to `headers`. Throws with one sentence. */
const ask = async (address: string): Promise<unknown> => {
  const answer = await fetch(address, { headers: {}, signal: AbortSignal.timeout(10_000) }).catch(() => {
    throw new Error(`nobody answers at ${address}`)
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return parsed(address, await answer.text())
}

/** An export that is still being written, or a page of errors in its place, is not JSON. */
const parsed = (source: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${source} is not JSON to its end`)
  }
}

const readExport = async (file: string): Promise<unknown> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw new Error(
      code === 'ENOENT' ? `there is no file ${file}` : `${file} cannot be read (${String(code)})`,
    )
  })
  return parsed(file, text)
}

/**
 * Reads the export from a file or an address. If your ERP lists groups and articles separately, or page by page,
 * request all of them here: `readErp({ groups, articles })` takes them together. Throws with one sentence if there is
 * no export.
 */
export const openErp = async (source: string): Promise<ErpExport> =>
  readErp(/^https?:/.test(source) ? await ask(source) : await readExport(source))

/** `20-0077 (article 2 of the export)`; an article without a readable number has only its place. */
const nameOf = (one: unknown, n: number): string => {
  const known = typeof one === 'object' && one !== null && 'number' in one && typeof one.number === 'string'
  return known ? `${one.number} (article ${n + 1} of the export)` : `article ${n + 1} of the export`
}

/** Why an article cannot be read, in one line. */
const why = (one: unknown): string => {
  const { instancePath = '', message = 'is not an article' } = article.Errors(one)[0] ?? {}
  const [member = ''] = instancePath.slice(1).split('/')
  const wanted = Object.entries(Article.properties).find(([name]) => name === member)?.[1]
  return wanted && 'description' in wanted
    ? `${member} has to be ${wanted.description}`
    : `${instancePath.slice(1).replaceAll('/', '.')} ${message}`.trim()
}

/**
 * What is for sale. Articles that cannot be read are left out, and the others are sold. Throws if nothing can be read.
 */
export const readErp = (value: unknown): ErpExport => {
  if (!Export.Check(value)) {
    const { instancePath = '', message = '' } = Export.Errors(value)[0] ?? {}
    throw new Error(`the ERP sent no export: ${`${instancePath.slice(1)} ${message}`.trim()}`)
  }
  const left: string[] = []
  const gone: string[] = []
  const sizes = new Map<string, ReturnType<typeof sizesOf>>()
  const ids = new Set<string>()
  const groups = new Set(value.groups.map(({ code }) => code))
  const products = value.articles.flatMap((one, n) => {
    const leave = (reason: string) => {
      left.push(`${nameOf(one, n)}: ${reason}`)
      return []
    }
    if (!ended.Check(one) && !article.Check(one)) return leave(why(one))
    const id = keyOf(one.number)
    if (ids.has(id)) return leave('another article has this number')
    ids.add(id)
    if (one.discontinued) {
      gone.push(id)
      return []
    }
    if (!groups.has(one.group)) return leave(`there is no group '${one.group}'`)
    if (one.sizes?.length) sizes.set(id, sizesOf(one))
    return [productOf(one)]
  })
  const slugs = new Set([''])
  const categories = value.groups.map(({ code, title, under }) => {
    const slug = slugOf(title)
    // If two groups have the same title, the first gets the address; the other keeps its code.
    const isFree = !slugs.has(slug)
    slugs.add(slug)
    return {
      _id: code,
      ...(isFree && { slug }),
      name: title,
      collection: [],
      ...(under !== undefined && { parentCategoryId: under }),
    }
  })
  return { products, categories, sizes, gone, left }
}
