import {
  MOST_VARIANTS,
  type CategoryInput,
  type ProductInput,
  type VariantInput,
} from '#contract/catalogue-write.ts'
import type { OptionsSource } from '#contract/options.ts'
import type { Media } from '#contract/catalogue.ts'
import { DEFAULT_HSN, taxClassProblem } from '#backend/lib/trade/tax-classes.ts'
import { inTurns } from '#backend/lib/running/in-turns.ts'
import { slugOf } from '#backend/lib/words/slug.ts'
import { DAYS, GRAMS, listed, milligrams, PIECES, reader, same, type Reader } from './cells.ts'
import { readAttributes } from './attributes.ts'
import { readMeasures } from './measures.ts'
import { categoryCells } from './category-cells.ts'
import { changesOf, type Change } from './changes.ts'
import type { Column } from '#contract/product-columns.ts'
import { freshProduct } from './fresh-product.ts'
import type { GroupedRows } from './group-rows.ts'
import {
  addedByOptions,
  countChoices,
  fits,
  lostOptions,
  ownValues,
  perChoice,
  unknownValues,
} from './own-options.ts'
import { isHeavier, METAL_TOO_HEAVY } from '../metal-weight.ts'
import { retaxed } from '../tariff-code.ts'
import { priced, type Rates } from './price.ts'
import { eachOnce, type Mistake, type TableRow } from './rows.ts'
import { readReport, readSetting, readStones } from './stones.ts'
import { isOfWholePiece } from './whole-piece.ts'
import { withWordsOfVariants } from './words-of-variants.ts'
import { isIdle } from './written.ts'

/** What a table may refer to in the shop. */
export interface Known {
  readonly products: readonly ProductInput[]
  readonly categories: readonly { readonly id: string; readonly slug: string; readonly name: string }[]
  readonly rates: Rates
  /** The house's own options. */
  readonly options: OptionsSource
  /** Uploaded pictures by their file names in lower case. */
  readonly pictures: ReadonlyMap<string, Media>
  /** ISO 8601; tax is calculated for this moment. */
  readonly day: string
  readonly createMissing: boolean
  /** Pictures that will have been sent by then, as file names in lower case. */
  readonly coming: ReadonlySet<string>
}

/** A table as the shop would write it. */
export interface Pieces {
  readonly products: readonly { readonly row: number; readonly product: ProductInput }[]
  readonly categories: readonly CategoryInput[]
  /** How many products the table names, also those in which nothing changes. */
  readonly named: number
  /** How many products are new. */
  readonly added: number
  readonly mistakes: readonly Mistake[]
  readonly changes: readonly Change[]
}

const OPTIONS = [
  ['metal', 'metal'],
  ['purity', 'purity'],
  ['size', 'size'],
  ['stone', 'stone'],
  ['quality', 'stoneQuality'],
] as const satisfies readonly (readonly [Column, keyof VariantInput])[]

/** Columns that ask for a price, and those from which one is calculated that follows its rate; a fixed price stays. */
const ASKING: readonly Column[] = ['making', 'stones price', 'price']
const PRICED: readonly Column[] = [...ASKING, 'metal', 'purity', 'weight']

/** Reads a table into products, comparing each with what the shop has. Reports every mistake; never throws for one. */
export const readPieces = async ({ byAddress, groups }: GroupedRows, known: Known): Promise<Pieces> => {
  const mistakes: Mistake[] = await inTurns([...groups.values()].flat(), (each) => [
    ...lostOptions(each, known.options),
    ...(known.createMissing ? [] : unknownValues(each, known.options, known.products)),
  ])
  const changes: Change[] = []
  const { fresh, idOf: categoryOf } = categoryCells(known)

  for (const { row } of groups.get(undefined) ?? [])
    mistakes.push({
      row,
      column: 'name',
      message: 'This row names no product: give it a name, or the product or SKU that it changes.',
    })

  const ofProduct = (product: ProductInput, read: Reader): ProductInput => {
    const cell = read.cell
    const hsn = cell('hsn')
    const problem = hsn === undefined ? undefined : taxClassProblem(hsn)
    if (problem !== undefined) read.wrong('hsn', problem)
    const categories = cell('category')
    const pictures = cell('pictures')
    const shown = listed(pictures ?? '').flatMap((name): (Media | string)[] => {
      const base = name.split('/').at(-1)?.toLowerCase() ?? name
      const found =
        known.pictures.get(base) ?? product.media?.find(({ url }) => url === name || url.endsWith(`/${base}`))
      if (found) return [{ ...found, alt: cell('name') ?? product.name }]
      if (known.coming.has(base)) return [name]
      read.wrong(
        'pictures',
        `There is no picture ‘${name}’: send it first (pictures add), or put it beside the table.`,
      )
      return []
    })
    const top = read.yes('top collection')
    const active = read.yes('on sale')
    const list = (column: Column) => {
      const value = cell(column)
      return value === undefined ? undefined : listed(value)
    }
    const words = {
      name: cell('name'),
      hsn: problem === undefined ? hsn : undefined,
      subtitle: cell('subtitle'),
      description: cell('description'),
      collection: list('collection'),
      gender: cell('gender'),
      type: cell('type'),
      tags: list('tags'),
      material: list('material'),
      madeIn: cell('made in'),
      attributes: readAttributes(read),
      measures: readMeasures(read, product.measures),
      ...readStones(read),
      certificate: readReport(read),
      setting: readSetting(read),
      isTopCollection: top,
      active,
      categoryIds:
        categories === undefined
          ? undefined
          : listed(categories).flatMap((word) => categoryOf(word, read) ?? []),
      ...(pictures !== undefined && {
        media: shown.filter((each) => typeof each !== 'string'),
        images: shown.map((each) => (typeof each === 'string' ? each : each.url)),
      }),
    }
    return {
      ...product,
      ...(Object.fromEntries(
        Object.entries(words).filter(([, value]) => value !== undefined),
      ) as Partial<ProductInput>),
    }
  }

  /** The variant that a row is about: by its SKU, as the only one, or by its options. */
  const findVariant = (product: ProductInput, isNew: boolean, row: TableRow): VariantInput | undefined => {
    const { cells } = row
    const chosen = ownValues(row, known.options)
    const sku = cells.get('sku')
    if (sku !== undefined) return product.variants.find((each) => each.sku === sku || each._id === sku)
    const options = OPTIONS.filter(([column]) => cells.has(column))
    const fitting = product.variants.filter(
      (variant) =>
        options.every(([column, member]) => same(cells.get(column), variant[member])) &&
        fits(chosen, variant.options),
    )
    if (fitting.length === 1) return fitting[0]
    return !isNew &&
      fitting.length === 0 &&
      product.variants.length === 1 &&
      !cells.has('size') &&
      Object.keys(chosen).length === 0
      ? product.variants[0]
      : undefined
  }

  const ofVariant = (product: ProductInput, isNew: boolean, row: TableRow, read: Reader): ProductInput => {
    const before = findVariant(product, isNew, row)
    const options = Object.fromEntries(
      OPTIONS.flatMap(([column, member]) => {
        const cell = read.cell(column)
        if (cell?.includes('|'))
          read.wrong(
            column,
            `‘${cell}’ are several choices, and each is a row: write the row once for each of them, with its own weight and stock.`,
          )
        return cell === undefined ? [] : [[member, cell]]
      }),
    ) as Partial<VariantInput>
    const chosen = ownValues(row, known.options)
    const added = addedByOptions({ ...before?.options, ...chosen }, known.options)
    const had = addedByOptions(before?.options ?? {}, known.options)
    const moved = before
      ? { paise: added.paise - had.paise, milligrams: added.milligrams - had.milligrams }
      : { paise: 0, milligrams: 0 }
    const rate = known.rates.get(
      `${options.metal ?? before?.metal ?? ''}/${options.purity ?? before?.purity ?? ''}`.toLowerCase(),
    )
    const own =
      read.cell('sku') ??
      [
        product.slug,
        ...[...Object.values(options), ...Object.values(chosen)].map((each) => slugOf(String(each))),
      ].join('.')
    const _id = before?._id ?? own.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 64)
    if (!before && product.variants.some((each) => each._id === _id)) {
      read.wrong(
        'sku',
        `This row says the same as another of ‘${product.name}’: give each a SKU, or options that differ.`,
      )
      return product
    }
    const stock = read.number('stock', PIECES)
    const weightMg = milligrams(read.number('gross weight', GRAMS))
    const bareWeight = milligrams(read.number('weight', GRAMS))
    const metalWeightMg = bareWeight === undefined ? undefined : bareWeight + added.milligrams
    const makingDays = read.number('making days', DAYS)
    if (!before && stock === undefined && read.cell('stock') === undefined)
      read.wrong('stock', 'How many can be sold, made to order or not? 0 where it is sold.')
    const draft: VariantInput = {
      amount: 0,
      stock: 0,
      isDefault: product.variants.length === 0,
      ...before,
      ...options,
      ...(Object.keys(chosen).length > 0 && { options: { ...before?.options, ...chosen } }),
      // The rate is looked up by exactly these words.
      ...(rate && options.metal !== undefined && { metal: rate.metal }),
      ...(rate && options.purity !== undefined && { purity: rate.purity }),
      _id,
      ...(read.cell('sku') !== undefined && { sku: before?.sku ?? read.cell('sku') }),
      ...(stock !== undefined && { stock }),
      ...(before?.weightMg !== undefined && { weightMg: before.weightMg + moved.milligrams }),
      ...(weightMg !== undefined && { weightMg }),
      ...(before?.metalWeightMg !== undefined && {
        metalWeightMg: before.metalWeightMg + moved.milligrams,
      }),
      ...(metalWeightMg !== undefined && { metalWeightMg }),
      ...(makingDays !== undefined && { makingDays }),
    }
    if ((!before || weightMg !== undefined || metalWeightMg !== undefined) && isHeavier(draft))
      read.wrong(weightMg === undefined ? 'weight' : 'gross weight', METAL_TOO_HEAVY)
    const asked =
      !before ||
      moved.paise !== 0 ||
      moved.milligrams !== 0 ||
      ((before.parts ?? []).length > 0 ? PRICED : ASKING).some((column) => row.cells.has(column))
    const price = asked
      ? priced(read, draft, product.hsn ?? DEFAULT_HSN, { ...known, added: added.paise, moved: moved.paise })
      : undefined
    const { parts: _parts, ...bare } = draft
    const variant: VariantInput = price
      ? { ...bare, amount: price.amount, ...(price.parts && { parts: price.parts }) }
      : draft
    return {
      ...product,
      variants: before
        ? product.variants.map((each) => (each._id === _id ? variant : each))
        : [...product.variants, variant],
    }
  }

  const products = await inTurns(groups, ([key, own]) => {
    const [firstRow] = own
    if (!firstRow || key === undefined) return []
    // Counted before they are made: a few cells with many values would give millions.
    const choices = own.reduce((sum, row) => sum + countChoices(row, known.options), 0)
    if (choices > MOST_VARIANTS) {
      const message = `There are ${choices} rows of ‘${key}’: a product has at most ${MOST_VARIANTS} choices.`
      mistakes.push({ row: firstRow.row, column: 'name', message })
      return []
    }
    const before = byAddress.get(key)
    if (before && own.every(isIdle)) return []
    const count = mistakes.length
    let product = before ?? freshProduct(key, firstRow.cells.get('name') ?? key)
    for (const row of own.flatMap((each) => perChoice(each, known.options))) {
      const read = reader(row, mistakes)
      if (!before && product.variants.length === 0)
        for (const column of ['name', 'category'] as const)
          if (read.cell(column) === undefined)
            read.wrong(column, `A new product needs ${column === 'name' ? 'a name' : 'a category'}.`)
      product = ofProduct(product, read)
      if (before && isOfWholePiece(product, row, read)) continue
      product = ofVariant(product, !before, row, read)
    }
    if (mistakes.length > count) return []
    // Begun and never on sale: a draft, as in the desk.
    const isDraft = !before && product.active === false
    const taxed = before ? retaxed(before, product, known.day) : product
    const whole = { ...withWordsOfVariants(taxed), ...(isDraft && { draft: true }) }
    if (before) changes.push(...changesOf(firstRow.row, before, whole))
    return [{ row: firstRow.row, product: whole }]
  })
  const added = products.filter(({ product }) => !byAddress.has(product._id)).length
  const named = [...groups.keys()].filter((key) => key !== undefined).length
  return { products, named, added, categories: [...fresh.values()], mistakes: eachOnce(mistakes), changes }
}
