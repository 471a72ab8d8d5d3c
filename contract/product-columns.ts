/** The columns of a table of products, by what they are called in it. The first ten are enough to sell a piece. */
export const COLUMNS = [
  'name',
  'category',
  'metal',
  'purity',
  'weight',
  'making',
  'stones price',
  'hsn',
  'stock',
  'pictures',
  'product',
  'sku',
  'price',
  'size',
  'stone',
  'quality',
  'gross weight',
  'making days',
  'attributes',
  'measures',
  'stone measures',
  'stone facts',
  'report',
  'holds',
  'subtitle',
  'description',
  'collection',
  'gender',
  'type',
  'tags',
  'material',
  'made in',
  'top collection',
  'on sale',
] as const
type UsualColumn = (typeof COLUMNS)[number]
/** A column of one of the house's own options (`contract/options.ts`). */
export type OwnColumn = `option:${string}`
export type Column = UsualColumn | OwnColumn

/** Other names that people use for a column. */
const ALSO: Readonly<Record<string, Column>> = {
  title: 'name',
  categories: 'category',
  'net weight': 'weight',
  'metal weight': 'weight',
  grams: 'weight',
  'making charge': 'making',
  'making charges': 'making',
  stones: 'stones price',
  'stone price': 'stones price',
  'hsn code': 'hsn',
  quantity: 'stock',
  picture: 'pictures',
  'picture files': 'pictures',
  images: 'pictures',
  code: 'sku',
  'item code': 'sku',
  length: 'size',
  collections: 'collection',
  id: 'product',
  slug: 'product',
  active: 'on sale',
}

/** Turns 'Net_Weight (g)' into 'net weight'. */
const plain = (head: string): string =>
  head
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/[_\s-]+/g, ' ')
    .trim()

const isUsual = (name: string): name is UsualColumn => COLUMNS.some((column) => column === name)

/** Whether a table may have a column with exactly this name. */
export const isColumn = (name: string): name is Column => isUsual(name) || name.startsWith('option:')

/**
 * The column that a header means if no option has that name; undefined if an option may have it. `Length` may be an
 * option: it means the size only if no option is called that.
 */
export const columnTaken = (head: string): Column | undefined =>
  plain(head) === 'length' ? undefined : columnOf(head)

/** The column that a header means; undefined if no column has that name. */
export const columnOf = (head: string): Column | undefined => {
  const name = plain(head)
  return isUsual(name) ? name : ALSO[name]
}
