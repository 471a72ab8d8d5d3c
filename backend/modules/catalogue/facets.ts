import { sql } from 'kysely'
import type { AnswerOf } from '#contract/endpoint.ts'
import { FACETS, type Facet, type FacetName, type FacetValue, type listFacets } from '#contract/search.ts'
import type { OptionsSource } from '#contract/options.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { TOTAL_CAP, type SearchIndex, type Stamp } from '../search/api.ts'
import { OPTIONS } from '../options/api.ts'
import { CARAT_BUCKETS, optionKind } from './keys.ts'
import { NAMES_VERSION, type KeptNames, type Names } from './names.ts'
import { PRICE_BUCKETS, readNarrowing, type NarrowingQuery } from './narrowing.ts'

const CLARITIES = [
  'fl',
  'if',
  'vvs1',
  'vvs2',
  'vvs',
  'vs1',
  'vs2',
  'vs',
  'si1',
  'si2',
  'si',
  'i1',
  'i2',
  'i3',
  'i',
]
/** Facets whose values have an order of their own; the others are sorted by count. */
const ORDERS: Readonly<Partial<Record<FacetName, readonly string[]>>> = {
  price: PRICE_BUCKETS.map(({ key }) => key.slice('price:'.length)),
  carat: CARAT_BUCKETS,
  clarity: CLARITIES,
  colour: [],
  size: [],
}

const natural = new Intl.Collator('en', { numeric: true }).compare

const inOrder = (values: FacetValue[], order: readonly string[] | undefined): FacetValue[] => {
  const place = ({ value }: FacetValue) => {
    const at = order?.indexOf(value.toLowerCase()) ?? -1
    return at < 0 ? Infinity : at
  }
  return values.sort((a, b) =>
    order
      ? Math.sign(place(a) - place(b)) || natural(a.value, b.value)
      : b.count - a.count || natural(a.label, b.label),
  )
}

/** The value with which an option is requested, and its place in the order of the house. */
const asked = (option: string, value: string) => `${option}:${value}`

/**
 * An option that a smaller share of a list has is not what its pieces are chosen by: the movement, in a list of
 * everything.
 */
const FIRST_SHARE = 0.2

/** The facets made from the house's options, in its order: those that this list asks first, and the others. */
const optionFacets = (
  options: OptionsSource,
  valuesOf: (kind: string) => readonly FacetValue[],
  total: number,
): { early: readonly Facet[]; late: readonly Facet[] } => {
  const early: Facet[] = []
  const late: Facet[] = []
  for (const { key, name, facet, first, values: known = [] } of options) {
    const values = facet === true ? valuesOf(optionKind(key)) : []
    if (values.length === 0) continue
    const pieces = values.reduce((sum, { count }) => sum + count, 0)
    const order = known.map(({ value }) => asked(key, value).toLowerCase())
    ;(first === true && pieces >= total * FIRST_SHARE ? early : late).push({
      name: 'option',
      option: { key, name },
      values: inOrder(
        values.map((one) => ({ ...one, value: asked(key, one.value) })),
        order,
      ),
    })
  }
  return { early, late }
}

const toValue = (key: string, products: number, floor: boolean, names: Names): FacetValue => {
  const found = names.labelOf(key)
  const plain = key.slice(key.indexOf(':') + 1)
  return {
    value: found?.slug ?? found?.label ?? plain,
    label: found?.label ?? plain,
    count: Math.min(products, TOTAL_CAP),
    ...((floor || products > TOTAL_CAP) && { countIsFloor: true }),
    ...(found?.id !== undefined && { categoryId: found.id }),
    ...(found?.parentId !== undefined && { parentCategoryId: found.parentId }),
  }
}

/** How a list can be filtered further. A choice that was made stays, even if no piece is left. */
export const facetsOf = (
  db: Db,
  index: SearchIndex,
  kept: KeptNames,
  query: NarrowingQuery,
): Promise<AnswerOf<typeof listFacets>> =>
  kept.use(async (names) => {
    const narrowing = readNarrowing(query, names)
    const { rows } = await sql<{
      version: number
      stamp: Stamp
      options: OptionsSource
    }>`select ${NAMES_VERSION} as version, ${index.stamp} as stamp, ${OPTIONS} as options`.execute(db)
    const { total, counts, floors } = await index.count(narrowing, rows[0]?.stamp)
    const byFacet = new Map<string, FacetValue[]>()
    const chosen = new Set(narrowing.groups.map(({ facet }) => facet))
    const add = (key: string, products: number) => {
      const facet = key.slice(0, key.indexOf(':'))
      const values = byFacet.get(facet) ?? []
      byFacet.set(facet, values)
      values.push(toValue(key, products, floors.has(chosen.has(facet) ? facet : ''), names))
    }
    counts.forEach((products, key) => add(key, products))
    for (const { facet, keys } of narrowing.groups)
      if (facet) for (const key of keys) if (!counts.has(key)) add(key, 0)
    const { early, late } = optionFacets(
      rows[0]?.options ?? [],
      (kind) => byFacet.get(kind) ?? [],
      Math.min(total, TOTAL_CAP),
    )
    const facets = FACETS.flatMap((name): readonly Facet[] => {
      if (name === 'option') return late
      const values = byFacet.get(name) ?? []
      const own: readonly Facet[] =
        values.length === 0 ? [] : [{ name, values: inOrder(values, ORDERS[name]) }]
      return name === 'metal' ? [...early, ...own] : own
    })
    const result = {
      facets,
      total: Math.min(total, TOTAL_CAP),
      ...(total > TOTAL_CAP && { totalIsFloor: true }),
    }
    return { result, version: rows[0]?.version }
  })
