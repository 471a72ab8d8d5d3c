import { inTurns } from '#backend/lib/running/in-turns.ts'
import type { ProductInput, VariantInput } from '#contract/catalogue-write.ts'
import { withoutGroups } from '#contract/grouped-number.ts'
import type { OptionsSource } from '#contract/options.ts'
import type { Column } from '#contract/product-columns.ts'
import { attributeCell } from './attributes.ts'
import { paiseOf } from './cells.ts'
import type { GroupedRows } from './group-rows.ts'
import { extentCell } from './measures.ts'
import { addedByOptions } from './own-options.ts'
import type { TableRow } from './rows.ts'
import { reportCell, settingCell, stoneCell } from './stones.ts'

/** A product as a table says it: the form that is exported, and that a table is compared with. */

type Cells = Map<Column, string>
/** Names of categories by their ids. */
export type CategoryNames = ReadonlyMap<string, string>

const list = (words: readonly string[] | undefined) => (words ?? []).join(' | ')
const yes = (is: boolean) => (is ? 'yes' : 'no')
const figure = (value: number | undefined, per = 1) => (value === undefined ? '' : String(value / per))

/** The names of categories that say which one is meant; the others are named by their ids. */
export const categoryNames = (
  all: readonly { readonly id: string; readonly name: string }[],
): CategoryNames => {
  const count = Map.groupBy(all, ({ name }) => name.toLowerCase())
  return new Map(
    all.map(({ id, name }) => [
      id,
      count.get(name.toLowerCase())?.length === 1 && !/[|>]/.test(name) ? name : id,
    ]),
  )
}

const ofProduct = (product: ProductInput, categories: CategoryNames): (readonly [Column, string])[] => [
  ['name', product.name],
  ['category', list(product.categoryIds?.map((id) => categories.get(id) ?? id))],
  ['hsn', product.hsn ?? ''],
  ['pictures', list(product.images)],
  ['subtitle', product.subtitle ?? ''],
  ['description', product.description ?? ''],
  ['collection', list(product.collection)],
  ['gender', product.gender ?? ''],
  ['type', product.type ?? ''],
  ['tags', list(product.tags)],
  ['material', list(product.material)],
  ['made in', product.madeIn],
  ['attributes', list(product.attributes?.map(attributeCell))],
  ['measures', product.measures?.piece ? extentCell(product.measures.piece) : ''],
  ['stone measures', product.measures?.stone ? extentCell(product.measures.stone) : ''],
  ['stone facts', list(product.stones?.map(stoneCell))],
  ['report', product.certificate ? reportCell(product.certificate) : ''],
  ['holds', product.setting ? settingCell(product.setting) : ''],
  ['top collection', yes(product.isTopCollection)],
  ['on sale', yes(product.active ?? true)],
]

/** The sum of one kind of parts, in paise; undefined if there is none. */
const partOf = ({ parts = [] }: VariantInput, kind: string): number | undefined => {
  const own = parts.filter((part) => part.kind === kind)
  return own.length === 0 ? undefined : own.reduce((sum, { amount }) => sum + paiseOf(amount), 0)
}

/** Less what the chosen options add: a table has the figures of the piece itself. Empty if that is less than nothing. */
const bare = (value: number | undefined, added: number, per: number) =>
  value === undefined || value < added ? '' : figure(value - added, per)

const ofVariant = (variant: VariantInput, options: OptionsSource): (readonly [Column, string])[] => {
  const { _id, metal, purity, size, stone, stoneQuality, metalWeightMg, weightMg, parts = [] } = variant
  const added = addedByOptions(variant.options ?? {}, options)
  return [
    ['sku', variant.sku ?? _id],
    ['metal', metal ?? ''],
    ['purity', purity ?? ''],
    ['size', size ?? ''],
    ['stone', stone ?? ''],
    ['quality', stoneQuality ?? ''],
    ['weight', bare(metalWeightMg, added.milligrams, 1000)],
    ['gross weight', figure(weightMg, 1000)],
    ['making', bare(partOf(variant, 'making'), added.paise, 100)],
    ['stones price', figure(partOf(variant, 'stone'), 100)],
    // A price of parts follows them; written down it would be a fixed one.
    ['price', parts.length === 0 ? figure(variant.amount) : ''],
    ['stock', figure(variant.stock)],
    ['making days', figure(variant.makingDays)],
    ...options.map(({ key }) => [`option:${key}`, variant.options?.[key] ?? ''] as const),
  ]
}

/** The cells of a product, a row for each combination; an empty cell is absent. */
export const rowsOfProduct = (
  product: ProductInput,
  options: OptionsSource,
  categories: CategoryNames,
): readonly Cells[] =>
  product.variants.map((variant, at) => {
    const own = at === 0 ? ofProduct(product, categories) : ([['name', product.name]] as const)
    const cells = [['product', product._id] as const, ...own, ...ofVariant(variant, options)]
    return new Map<Column, string>(cells.filter(([, cell]) => cell.trim() !== ''))
  })

const plain = (cell: string | undefined) => (cell ?? '').replaceAll(/\r\n?/g, '\n').trim()
const numberIn = (cell: string) => (/^[\d,]+(?:\.\d+)?$/.test(cell) ? Number(withoutGroups(cell)) : NaN)
/** The same text, or the same number: spreadsheets write 4.250 as 4.25. */
const isSame = (one: string | undefined, other: string | undefined): boolean => {
  const [a, b] = [plain(one), plain(other)]
  return a === b || numberIn(a) === numberIn(b)
}

const NAMING: ReadonlySet<Column> = new Set(['product', 'sku'])
const OF_PRODUCT: ReadonlySet<Column> = new Set<Column>([
  'name', 'category', 'hsn', 'pictures', 'subtitle', 'description', 'collection', 'gender', 'type', 'tags', 'material',
  'made in', 'attributes', 'measures', 'stone measures', 'stone facts', 'report', 'holds', 'top collection', 'on sale',
]) // prettier-ignore

/**
 * Rows of a table without the cells that say what the shop has already, which therefore change nothing: no price is
 * worked out again because a row repeats its metal. Only rows that name product and SKU, as those of an exported table do:
 * whoever writes one by hand means what it says.
 */
export const withoutRepeated = async (
  { byAddress, groups }: GroupedRows,
  options: OptionsSource,
  categories: CategoryNames,
): Promise<GroupedRows> => {
  const bare = (key: string | undefined, own: readonly TableRow[]): readonly TableRow[] => {
    const before = key === undefined ? undefined : byAddress.get(key)
    if (!before) return own
    const written = rowsOfProduct(before, options, categories)
    const bySku = new Map(written.map((cells) => [cells.get('sku'), cells]))
    const first = written[0]
    return own.map((each) => {
      const variant = each.cells.has('product') ? bySku.get(each.cells.get('sku')) : undefined
      if (!variant) return each
      const repeats = (column: Column, cell: string) =>
        !NAMING.has(column) && isSame((OF_PRODUCT.has(column) ? first : variant)?.get(column), cell)
      return { ...each, cells: new Map([...each.cells].filter(([column, cell]) => !repeats(column, cell))) }
    })
  }
  return {
    byAddress,
    groups: new Map(await inTurns(groups, ([key, own]) => [[key, bare(key, own)] as const])),
  }
}

/** Whether a row says nothing new, only which product or combination it is about. */
export const isIdle = ({ cells }: TableRow): boolean =>
  [...cells.keys()].every((column) => NAMING.has(column))
