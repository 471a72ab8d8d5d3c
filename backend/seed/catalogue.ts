import type { Static } from 'typebox'
import type { CategoryInput, ProductInput, VariantInput } from '#contract/catalogue-write.ts'
import type { Media } from '#contract/catalogue.ts'
import type { ProductsFile, VariantsFile } from '#house/format.ts'
import type { House } from '#house/load.ts'
import type { Deps } from '#backend/lib/http/implement.ts'
import {
  indexProducts,
  putCategory,
  putProduct,
  readCategoryInput,
  readProductInput,
} from '../modules/catalogue/api.ts'

type StoredProduct = Static<typeof ProductsFile>[number]
type StoredVariant = Static<typeof VariantsFile>[number]

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
  options: stored.options,
  amount: stored.pricePaise / 100,
  stock: stored.stock,
  metalWeightMg: stored.metalWeightMg,
  weightMg: stored.weightMg,
  isDefault: stored.isDefault,
  makingDays: stored.makingDays,
  parts: stored.parts && [
    ...(stored.parts.metalPaise > 0
      ? [{ kind: 'metal' as const, label: 'Metal', amount: stored.parts.metalPaise / 100 }]
      : []),
    ...(stored.parts.stonesPaise > 0
      ? [{ kind: 'stone' as const, label: 'Stones', amount: stored.parts.stonesPaise / 100 }]
      : []),
    { kind: 'making', label: stored.parts.making ?? 'Making', amount: stored.parts.makingPaise / 100 },
    { kind: 'gst', label: 'GST', amount: stored.parts.gstPaise / 100 },
  ],
})

const productOf = (
  stored: StoredProduct,
  variants: readonly StoredVariant[],
  media: Readonly<Record<string, Media>>,
): ProductInput => {
  const shown = stored.pictures.flatMap((key) => media[key] ?? [])
  const { pictures: _pictures, impossible, ...rest } = stored
  return readProductInput({
    ...withoutEmpty(rest),
    _id: idOf(stored),
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

const idOf = ({ _id, slug }: { _id?: string; slug: string }) => _id ?? slug

const withoutEmpty = <T extends object>(value: T): T => {
  const kept = { ...value }
  for (const [name, member] of Object.entries(value))
    if (member === undefined || member === null) Reflect.deleteProperty(kept, name)
  return kept
}

/** The pieces of a house with their pictures and variants. */
export const readPieces = (house: House): ProductInput[] => {
  const media = house.pictures()
  const variants = Map.groupBy(house.variants().value, ({ productId }) => productId)
  return house.products().value.map((product) => productOf(product, variants.get(idOf(product)) ?? [], media))
}

/** The categories of a house with their pictures, parents first. */
export const readCategories = (house: House): CategoryInput[] => {
  const media = house.pictures()
  return house
    .categories()
    .value.toSorted((a, b) => Number(Boolean(a.parentCategoryId)) - Number(Boolean(b.parentCategoryId)))
    .map(({ picture, collection = [], ...category }) =>
      readCategoryInput(
        withoutEmpty({
          ...category,
          collection,
          _id: idOf(category),
          media: picture === undefined ? undefined : media[picture],
        }),
      ),
    )
}

/** Fills the catalogue. */
export const seedCatalogue =
  (house: House) =>
  async (deps: Deps): Promise<void> => {
    const { db, log } = deps
    const products = readPieces(house)
    if (products.length === 0) log.warn({ house: house.folder }, 'the house has no pieces; the shop is empty')
    await db.transaction().execute(async (tx) => {
      for (const category of readCategories(house)) await putCategory(tx, category)
    })
    await db.transaction().execute(async (tx) => {
      for (const product of products) await putProduct(tx, product)
    })
    await indexProducts(deps)
  }
