import type { StoneKey, StoneOrder } from './stone-order.ts'

interface Graded {
  readonly stones: readonly {
    readonly caratsTotal: number
    readonly colour?: string | null
    readonly clarity?: string | null
  }[]
}

/** GIA's grades of clarity, the cleanest first. */
const CLARITY = ',FL,IF,VVS1,VVS2,VS1,VS2,SI1,SI2,I1,I2,I3'
const AFTER_ALL = 999

/** Grades as numbers; a grade that is not on the scale, such as a fancy colour, comes last. */
const rankOf = ({ stones: [stone] }: Graded, key: string): number => {
  if (!stone) return AFTER_ALL
  if (key === 'carat') return -stone.caratsTotal
  const grade = stone[key === 'colour' ? 'colour' : 'clarity'] ?? ''
  if (key === 'colour') return grade.length === 1 ? grade.charCodeAt(0) : AFTER_ALL
  const at = CLARITY.indexOf(`,${grade}`)
  return at < 0 ? AFTER_ALL : at
}

/** The order that a press on a header requests; a second press reverses it. */
export const orderAfter = (key: StoneKey, now: StoneOrder | undefined): StoneOrder =>
  now === key ? `-${key}` : key

/** The stones in that order; stones of equal grade keep their order. */
export const inStoneOrder = <S extends Graded>(
  stones: readonly S[],
  by: StoneOrder | undefined,
): readonly S[] => {
  if (!by) return stones
  const key = by.replace('-', '')
  const way = key === by ? 1 : -1
  return stones.toSorted((a, b) => way * (rankOf(a, key) - rankOf(b, key)))
}
