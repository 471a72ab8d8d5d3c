import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CategoryInput, ProductInput, VariantInput } from '#contract/catalogue-write.ts'
import type { Blog } from '#contract/blogs.ts'
import type { Media } from '#contract/catalogue.ts'
import type { Deps } from '../lib/implement.ts'
import { putBlog } from '../modules/blogs/api.ts'
import {
  inBulk,
  putCategory,
  putProduct,
  readCategoryInput,
  readProductInput,
} from '../modules/catalogue/api.ts'

const DATA = join(import.meta.dirname, '..', '..', 'catalogue', 'data')

type Words = Record<string, string | null | undefined>
/** The files of `catalogue/data` (its README says what each member means). */
type StoredProduct = Omit<ProductInput, 'variants' | 'images' | 'media' | 'impossible'> & {
  pictures: string[]
  impossible?: (Words & { reason: string })[]
}
interface StoredVariant {
  productId: string
  sku: string
  metal: string
  purity: string
  size: string
  stone: string
  quality: string
  pricePaise: number
  parts?: { metalPaise: number; stonesPaise: number; makingPaise: number; gstPaise: number }
  metalWeightMg?: number
  weightMg?: number
  stock: number
  isDefault: boolean
  makingDays?: number
}

/** A file of `catalogue/data`. */
export const readData = <T>(name: string, fallback: T): T => {
  const path = join(DATA, name)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : fallback
}

/** '' and null mean: does not apply. */
const word = (value: string | null | undefined): string | undefined => value || undefined

const variantOf = (stored: StoredVariant): VariantInput => ({
  _id: stored.sku,
  sku: stored.sku,
  metal: word(stored.metal),
  purity: word(stored.purity),
  size: word(stored.size),
  stone: word(stored.stone),
  stoneQuality: word(stored.quality),
  amount: stored.pricePaise / 100,
  stock: stored.stock,
  metalWeightMg: stored.metalWeightMg,
  weightMg: stored.weightMg,
  isDefault: stored.isDefault,
  makingDays: stored.makingDays,
  parts: stored.parts && [
    { kind: 'metal', label: 'Metal', amount: stored.parts.metalPaise / 100 },
    ...(stored.parts.stonesPaise > 0
      ? [{ kind: 'stone' as const, label: 'Stones', amount: stored.parts.stonesPaise / 100 }]
      : []),
    { kind: 'making', label: 'Making', amount: stored.parts.makingPaise / 100 },
    { kind: 'gst', label: 'GST', amount: stored.parts.gstPaise / 100 },
  ],
})

const productOf = (
  stored: StoredProduct,
  variants: readonly StoredVariant[],
  media: Record<string, Media>,
): ProductInput => {
  const shown = stored.pictures.flatMap((key) => media[key] ?? [])
  const { pictures: _, impossible, ...rest } = stored
  return readProductInput({
    ...withoutEmpty(rest),
    media: shown,
    images: shown.map(({ url }) => url),
    impossible: impossible?.map(({ metal, purity, size, quality, stone, reason }) =>
      withoutEmpty({
        metal: word(metal),
        purity: word(purity),
        size: word(size),
        stone: word(stone),
        stoneQuality: word(quality),
        reason,
      }),
    ),
    variants: variants.map((variant) => withoutEmpty(variantOf(variant))),
  })
}

const withoutEmpty = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined && v !== null)) as T

/** The pieces of `catalogue/data` with their pictures and variants. */
export const readPieces = (): ProductInput[] => {
  const media = readData<Record<string, Media>>('media.json', {})
  const variants = Map.groupBy(readData<StoredVariant[]>('variants.json', []), ({ productId }) => productId)
  return readData<StoredProduct[]>('products.json', []).map((product) =>
    productOf(product, variants.get(product._id) ?? [], media),
  )
}

/** The categories of `catalogue/data` with their pictures, parents first. */
export const readCategories = (): CategoryInput[] => {
  const media = readData<Record<string, Media>>('media.json', {})
  return readData<({ picture?: string; parentCategoryId: string | null } & object)[]>('categories.json', [])
    .toSorted((a, b) => Number(a.parentCategoryId !== null) - Number(b.parentCategoryId !== null))
    .map(({ picture, ...category }) =>
      readCategoryInput(
        withoutEmpty({ ...category, media: picture === undefined ? undefined : media[picture] }),
      ),
    )
}

/** Fills the catalogue from `catalogue/data`. */
export const seedCatalogue = async ({ db, log }: Deps): Promise<void> => {
  const products = readPieces()
  if (products.length === 0) log.warn(`catalogue/data holds no products; the shop is empty`)
  await db.transaction().execute(async (tx) => {
    for (const category of readCategories()) await putCategory(tx, category)
  })
  await db.transaction().execute((tx) =>
    inBulk(tx, async () => {
      for (const product of products) await putProduct(tx, product)
    }),
  )
}

/** The blogs of `catalogue/data`. */
export const blogSeed = (): (Blog & { slug?: string })[] => readData('blogs.json', [])

/** Writes the blogs of the house, as they are now. */
export const seedBlogs = ({ db }: Deps): Promise<void> =>
  db.transaction().execute(async (tx) => {
    for (const { slug, ...blog } of blogSeed()) await putBlog(tx, withoutEmpty(blog), slug ?? blog._id)
  })
