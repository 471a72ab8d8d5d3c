/** What a table of stones is ordered by from its heads, beside the price: the largest, the whitest, the cleanest first. */
const KEYS = ['carat', 'colour', 'clarity'] as const
type Key = (typeof KEYS)[number]

export interface StoneOrder {
  readonly key: Key
  /** The other way round. */
  readonly reversed: boolean
}

interface Graded {
  readonly stones: readonly {
    readonly caratsTotal: number
    readonly colour?: string | null
    readonly clarity?: string | null
  }[]
}

/** GIA's grades of clarity, the cleanest first. */
const CLARITY = ['FL', 'IF', 'VVS1', 'VVS2', 'VVS', 'VS1', 'VS2', 'VS', 'SI1', 'SI2', 'SI', 'I1', 'I2', 'I3']
const isLetter = (colour: string) => /^[D-Z]$/.test(colour)

/** Grades as numbers; what is not on the scale, a fancy colour, comes after it. */
const RANK: Readonly<Record<Key, (stone: Graded['stones'][number]) => number>> = {
  carat: ({ caratsTotal }) => -caratsTotal,
  colour: ({ colour }) => (colour && isLetter(colour) ? colour.charCodeAt(0) : Infinity),
  clarity: ({ clarity }) => {
    const at = CLARITY.indexOf(clarity ?? '')
    return at < 0 ? Infinity : at
  },
}

/** As an address says it: `carat`, or `-carat`. */
export const readStoneOrder = (text: string | null): StoneOrder | undefined => {
  const reversed = text?.startsWith('-') ?? false
  const key = KEYS.find((one) => one === (reversed ? text?.slice(1) : text))
  return key && { key, reversed }
}

export const writeStoneOrder = ({ key, reversed }: StoneOrder): string => `${reversed ? '-' : ''}${key}`

/** What a press on a head asks for: its order, and the other way round after that. */
export const orderAfter = (key: Key, now: StoneOrder | undefined): StoneOrder => ({
  key,
  reversed: now?.key === key && !now.reversed,
})

/** The stones in that order; those of one grade stay as they were. */
export const inStoneOrder = <S extends Graded>(
  stones: readonly S[],
  order: StoneOrder | undefined,
): readonly S[] => {
  if (!order) return stones
  const rank = (piece: S) => {
    const [stone] = piece.stones
    return stone ? RANK[order.key](stone) : Infinity
  }
  const way = order.reversed ? -1 : 1
  return stones.toSorted((a, b) => (rank(a) === rank(b) ? 0 : way * (rank(a) < rank(b) ? -1 : 1)))
}
