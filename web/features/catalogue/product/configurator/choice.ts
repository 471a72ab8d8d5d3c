import type { PageProduct } from '../product-data.ts'

/**
 * The logic of the configurator, pure. A choice is always a combination that is made: pressing a value leads to the
 * nearest combination that has it, so that every combination can be reached from every other.
 */
export type Matrix = NonNullable<PageProduct['configuration']>
export type OptionName = Matrix['options'][number]['name']

export interface Choice {
  /** Place of the combination in the matrix. */
  readonly at: number
  /** Options in the order they were pressed, the latest first: what was chosen last is kept longest. */
  readonly recent: readonly number[]
}

/** How a value relates to the choice: chosen, available, in conflict with another option, or never made. */
export type ValueState = 'chosen' | 'open' | 'moves' | 'never'

const rowAt = ({ combinations }: Matrix, at: number): readonly number[] => combinations.choices[at] ?? []

/** Higher is nearer: one number per criterion, compared from the first. */
const compare = (a: readonly number[], b: readonly number[]): number => {
  for (const [place, value] of a.entries()) {
    const other = b[place] ?? 0
    if (value !== other) return value - other
  }
  return 0
}

/**
 * The combination nearest to what is wanted (for each option the position of a value; undefined if none is wanted). It
 * keeps the options in `first`, one by one; then as many others as possible; then the closest values; then it prefers
 * what is in stock.
 */
const nearest = (
  matrix: Matrix,
  wanted: readonly (number | undefined)[],
  first: readonly number[],
  counts: (at: number) => boolean = () => true,
): number => {
  const { choices, stock } = matrix.combinations
  let best: { at: number; score: readonly number[] } | undefined
  for (const [at, row] of choices.entries()) {
    if (!counts(at)) continue
    const fits = wanted.map((value, option) => value === undefined || row[option] === value)
    const distance = wanted.reduce<number>(
      (sum, value, option) => sum + (value === undefined ? 0 : Math.abs((row[option] ?? -1) - value)),
      0,
    )
    const score = [
      ...first.flatMap((option) => {
        const value = wanted[option]
        // If a value is never made, use its neighbour instead of dropping the choice.
        return value === undefined ? [] : [-Math.abs((row[option] ?? -1) - value)]
      }),
      fits.filter(Boolean).length,
      -distance,
      (stock[at] ?? 0) > 0 ? 1 : 0,
    ]
    if (!best || compare(score, best.score) > 0) best = { at, score }
  }
  return best?.at ?? matrix.combinations.listed
}

const pressed = (recent: readonly number[], option: number) => [
  option,
  ...recent.filter((each) => each !== option),
]

/** Chooses one value of one option. Earlier choices give way before later ones. */
export const choose = (matrix: Matrix, choice: Choice, option: number, value: number): Choice => {
  const wanted = rowAt(matrix, choice.at).map((now, each) => (each === option ? value : now))
  const recent = pressed(choice.recent, option)
  return { at: nearest(matrix, wanted, recent), recent }
}

/** How a value is drawn: what does not go with the rest of the choice is marked before it is pressed. */
export const valueState = (matrix: Matrix, { at }: Choice, option: number, value: number): ValueState => {
  const now = rowAt(matrix, at)
  if (now[option] === value) return 'chosen'
  const rows = matrix.combinations.choices.filter((row) => row[option] === value)
  if (rows.length === 0) return 'never'
  return rows.some((row) => row.every((each, place) => place === option || each === now[place]))
    ? 'open'
    : 'moves'
}

/** Whether a value of this option can ever conflict with the others. Then the page keeps room for the reason. */
export const mayRefuse = ({ options, combinations }: Matrix, option: number): boolean => {
  const others = new Set(combinations.choices.map((row) => row.filter((_, place) => place !== option).join()))
  return combinations.choices.length < others.size * (options[option]?.values.length ?? 0)
}

/** The nearest combination that can be sold now; undefined if this one can, or none can. */
export const nearestInStock = (matrix: Matrix, choice: Choice): Choice | undefined => {
  const there = (at: number) => (matrix.combinations.stock[at] ?? 0) > 0
  if (there(choice.at) || !matrix.combinations.choices.some((_, at) => there(at))) return undefined
  return { ...choice, at: nearest(matrix, rowAt(matrix, choice.at), choice.recent, there) }
}

/** The value of one option in the choice; undefined if the piece has no such option. */
export const valueOf = (matrix: Matrix, { at }: Choice, name: OptionName): string | undefined => {
  const option = matrix.options.findIndex((each) => each.name === name)
  return option < 0 ? undefined : matrix.options[option]?.values[rowAt(matrix, at)[option] ?? -1]
}

/** The prefix of the house's own options in the address. */
export const OWN_PARAM = 'option-'

/** The name of an option in the address: 'metal', 'purity', 'stone', 'quality', 'size', or 'option-length'. */
export const paramOf = ({ name, key }: { name: OptionName; key?: string | null }): string =>
  name === 'OWN' ? `${OWN_PARAM}${key ?? ''}` : name.toLowerCase()

/** The chosen values of the house's own options. */
export const ownOptions = (matrix: Matrix, { at }: Choice): { key: string; value: string }[] =>
  matrix.options.flatMap(({ key, values }, option) => {
    const value = values[rowAt(matrix, at)[option] ?? -1]
    return key == null || value === undefined ? [] : [{ key, value }]
  })

/**
 * The choice in the address. The order of its members is the order in which they were pressed, so that links know
 * what to keep, even without script. Empty for the piece as it is listed.
 */
export const searchOf = (matrix: Matrix, { at, recent }: Choice): string => {
  if (at === matrix.combinations.listed) return ''
  const row = rowAt(matrix, at)
  const untouched = matrix.options.flatMap((_, option) => (recent.includes(option) ? [] : [option]))
  const search = new URLSearchParams()
  for (const option of [...untouched, ...recent.toReversed()]) {
    const asked = matrix.options[option]
    const value = asked?.values[row[option] ?? -1]
    if (asked && value !== undefined && asked.values.length > 1) search.set(paramOf(asked), value)
  }
  return `?${search}`
}

/** How much of an address is quoted: anybody may have written it. */
const WORDS = /^[\p{L}\p{N} .-]{1,30}$/u

/** The choice that an address asks for, or the nearest that is made. Unknown words are ignored. */
export const choiceFrom = (
  matrix: Matrix,
  search: string,
): Choice & { readonly exact: boolean; readonly unknown: readonly string[] } => {
  const listed = rowAt(matrix, matrix.combinations.listed)
  const wanted: (number | undefined)[] = [...listed]
  let recent: readonly number[] = []
  const unknown: string[] = []
  for (const [param, value] of new URLSearchParams(search)) {
    const option = matrix.options.findIndex((each) => paramOf(each) === param)
    const place = matrix.options[option]?.values.indexOf(value) ?? -1
    if (option >= 0 && place < 0 && WORDS.test(value)) unknown.push(value)
    if (place < 0) continue
    wanted[option] = place
    recent = pressed(recent, option)
  }
  const at = recent.length === 0 ? matrix.combinations.listed : nearest(matrix, wanted, recent)
  const row = rowAt(matrix, at)
  return { at, recent, exact: recent.every((option) => row[option] === wanted[option]), unknown }
}
