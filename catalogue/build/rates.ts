import type { MetalKey, StoneKind } from '../products/design.ts'

/** The day the demo's rates were set. */
export const RATES_SET_ON = '2026-11-20'

export const METAL_NAMES: Record<MetalKey, string> = {
  yellow: 'Yellow gold',
  rose: 'Rose gold',
  white: 'White gold',
  platinum: 'Platinum',
  silver: 'Silver',
  steel: 'Steel',
}

/** Grams per cubic millimetre by metal and purity. */
const DENSITY: Record<string, number> = {
  '24 kt': 0.01932,
  '22 kt': 0.0177,
  '18 kt': 0.0155,
  '14 kt': 0.0131,
  '950': 0.0201,
  '925': 0.01036,
  '316L': 0.008,
}
export const density = (purity: string) => DENSITY[purity] ?? 0

/** Paise per gram of the alloy. The price of gold is its fine share of ₹12,480 a gram. */
const FINE_GOLD = 1_248_000
const PER_GRAM: Record<string, number> = {
  '24 kt': FINE_GOLD,
  '22 kt': Math.round(FINE_GOLD * 0.916),
  '18 kt': Math.round(FINE_GOLD * 0.75),
  '14 kt': Math.round(FINE_GOLD * 0.585),
  '950': 492_000,
  '925': 16_200,
  '316L': 900,
}
export const paisePerGram = (purity: string) => PER_GRAM[purity] ?? 0

export const puritiesOf = (metal: MetalKey, gold: readonly string[]): readonly string[] =>
  metal === 'platinum' ? ['950'] : metal === 'silver' ? ['925'] : metal === 'steel' ? ['316L'] : gold

/** The cost of the same work in another metal, relative to gold. */
export const makingFactor = (metal: MetalKey) => (metal === 'platinum' ? 1.35 : metal === 'silver' ? 0.32 : 1)

/** HSN class -> GST in basis points (jewellery and coins 3 %, loose diamonds 1.5 %, watches 18 %). */
export const GST: Record<string, number> = {
  '7113': 300,
  '7118': 300,
  '710239': 150,
  '9101': 1800,
  '9102': 1800,
}

/** Carats of one stone by width: a round brilliant of 6.5 mm weighs one carat. */
const LENGTH: Record<string, number> = {
  round: 1,
  oval: 1.42,
  cushion: 1.3,
  emerald: 1.62,
  pear: 1.6,
  marquise: 1.78,
  princess: 1.36,
}
const GRAVITY: Record<StoneKind, number> = {
  diamond: 1,
  fancyyellow: 1,
  ruby: 1.16,
  sapphire: 1.16,
  pinksapphire: 1.16,
  emerald: 0.78,
  aquamarine: 0.78,
  amethyst: 0.76,
  citrine: 0.76,
}
export const carats = (kind: StoneKind, cut: string, mm: number) =>
  0.0037 * mm ** 3 * (LENGTH[cut] ?? 1) * GRAVITY[kind]

/** Rupees per carat by the weight of one stone: [below this weight, rupees]. */
type Steps = readonly (readonly [number, number])[]
const NATURAL: Steps = [
  [0.05, 62_000],
  [0.3, 88_000],
  [0.5, 140_000],
  [0.9, 230_000],
  [1.2, 390_000],
  [2, 610_000],
  [3, 880_000],
  [5, 1_450_000],
  [99, 2_400_000],
]
const GROWN: Steps = [
  [0.05, 14_000],
  [0.5, 17_000],
  [1, 22_000],
  [2, 27_000],
  [99, 36_000],
]
const RUBY: Steps = [
  [0.05, 16_000],
  [0.5, 42_000],
  [1.6, 118_000],
  [4, 320_000],
  [99, 900_000],
]
const SAPPHIRE: Steps = [
  [0.05, 11_000],
  [0.5, 28_000],
  [1.6, 78_000],
  [4, 190_000],
  [99, 520_000],
]
const EMERALD: Steps = [
  [0.05, 15_000],
  [0.5, 38_000],
  [1.6, 105_000],
  [4, 280_000],
  [99, 640_000],
]
const PINK: Steps = [
  [0.05, 9_000],
  [0.5, 24_000],
  [1.6, 62_000],
  [99, 160_000],
]
const AQUA: Steps = [
  [0.05, 2_800],
  [0.5, 5_200],
  [1.6, 8_500],
  [99, 13_500],
]
const QUARTZ: Steps = [
  [0.3, 700],
  [1.6, 1_100],
  [99, 1_700],
]

export const rupeesPerCarat = (kind: StoneKind, each: number, labGrown: boolean): number => {
  const steps =
    kind === 'diamond'
      ? labGrown
        ? GROWN
        : NATURAL
      : kind === 'fancyyellow'
        ? NATURAL
        : kind === 'ruby'
          ? RUBY
          : kind === 'sapphire'
            ? SAPPHIRE
            : kind === 'emerald'
              ? EMERALD
              : kind === 'pinksapphire'
                ? PINK
                : kind === 'aquamarine'
                  ? AQUA
                  : QUARTZ
  const rate = steps.find(([below]) => each < below)?.[1] ?? 0
  return kind === 'fancyyellow' ? rate * 1.7 : rate
}

/** Diamond grades offered, the listed one first, and their effect on the price of the diamonds. */
export const QUALITIES = (labGrown: boolean) =>
  labGrown
    ? ([
        ['VS, F to G', 1],
        ['VVS, D to E', 1.3],
      ] as const)
    : ([
        ['VS, G to H', 1],
        ['VVS, E to F', 1.42],
        ['SI, H to I', 0.76],
      ] as const)
