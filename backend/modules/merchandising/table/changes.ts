import type { ProductInput, VariantInput } from '#contract/catalogue-write.ts'
import { attributeCell } from './attributes.ts'
import { extentCell } from './measures.ts'
import { reportCell, settingCell, stoneCell } from './stones.ts'

export interface Change {
  readonly row: number
  readonly product: string
  readonly column: string
  readonly from: string
  readonly to: string
}

const shown = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '(nothing)'
  if (Array.isArray(value)) return value.length === 0 ? '(nothing)' : value.map(String).join(' | ')
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

/** What each column changes of a product or of a variant, for the list of changes. */
const OF_PRODUCT: readonly (readonly [string, (product: ProductInput) => unknown])[] = [
  ['name', ({ name }) => name],
  ['category', ({ categoryIds }) => categoryIds],
  ['hsn', ({ hsn }) => hsn],
  ['pictures', ({ images }) => images],
  ['subtitle', ({ subtitle }) => subtitle],
  ['description', ({ description }) => description],
  ['collection', ({ collection }) => collection],
  ['gender', ({ gender }) => gender],
  ['type', ({ type }) => type],
  ['tags', ({ tags }) => tags],
  ['material', ({ material }) => material],
  ['made in', ({ madeIn }) => madeIn],
  ['attributes', ({ attributes }) => attributes?.map(attributeCell)],
  ['measures', ({ measures }) => measures?.piece && extentCell(measures.piece)],
  ['stone measures', ({ measures }) => measures?.stone && extentCell(measures.stone)],
  ['stone facts', ({ stones }) => stones?.map(stoneCell)],
  ['report', ({ certificate }) => certificate && reportCell(certificate)],
  ['holds', ({ setting }) => setting && settingCell(setting)],
  ['top collection', ({ isTopCollection }) => isTopCollection],
  ['on sale', ({ active }) => active ?? true],
]
const OF_VARIANT: readonly (readonly [string, (variant: VariantInput) => unknown])[] = [
  ['price', ({ amount }) => amount],
  ['stock', ({ stock }) => stock],
  ['weight', ({ metalWeightMg }) => metalWeightMg && metalWeightMg / 1000],
  ['gross weight', ({ weightMg }) => weightMg && weightMg / 1000],
  ['making days', ({ makingDays }) => makingDays],
]

/** What differs from before, column by column; reported for the first row of the product. */
export const changesOf = (row: number, before: ProductInput, after: ProductInput): Change[] => {
  const compare = (column: string, was: unknown, is: unknown): Change[] =>
    shown(was) === shown(is) ? [] : [{ row, product: after.slug, column, from: shown(was), to: shown(is) }]
  return [
    ...OF_PRODUCT.flatMap(([column, of]) => compare(column, of(before), of(after))),
    ...after.variants.flatMap((variant) => {
      const was = before.variants.find(({ _id }) => _id === variant._id)
      const column = (name: string) =>
        after.variants.length > 1 ? `${name} of ${variant.sku ?? variant._id}` : name
      return was
        ? OF_VARIANT.flatMap(([name, of]) => compare(column(name), of(was), of(variant)))
        : compare('variant', undefined, variant.sku ?? variant._id)
    }),
  ]
}
