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

/** What is for sale. Articles that cannot be read are named in `left`, and the others are sold. Throws where nothing can be read. */
export const readErp = (value: unknown): { products: Product[]; categories: Category[]; left: string[] } => {
  if (!Export.Check(value)) throw new Error('the ERP sent no export')
  const left: string[] = []
  const products = value.articles.flatMap((one, n) => {
    if (article.Check(one)) return one.discontinued ? [] : [productOf(one)]
    left.push(`article ${n + 1}: ${article.Errors(one)[0]?.instancePath ?? ''}`)
    return []
  })
  const categories = value.groups.map(({ code, title, under }) => ({
    _id: code,
    name: title,
    collection: [],
    ...(under !== undefined && { parentCategoryId: under }),
  }))
  return { products, categories, left }
}
