import type { Warranty } from '#contract/shop.ts'
import {
  firstLanguage,
  inLanguage,
  languageNow,
  say,
  type Said,
  type Sentence,
} from '#backend/lib/words/words.ts'
import { isBullion, isLooseStone, isWatch } from './hallmark.ts'

interface Described {
  readonly hsn: string
  /** Whether a loose stone was chosen for it, which was sold with its own report. */
  readonly holdsStone?: boolean
  readonly metal: string | null
  readonly stones: readonly string[]
  /** For a watch, if its house says it. */
  readonly movement?: unknown
}

const language = () => languageNow() ?? firstLanguage()

/** What the law gives every buyer. */
const BY_LAW = 'Against defects of workmanship, as the law provides.'

/** What the house guarantees. */
export const warrantyOf = (
  { hsn, holdsStone = false }: Pick<Described, 'hsn' | 'holdsStone'>,
  { jewels, watches, stones, coins }: Warranty = {},
): { warranty: string; stoneWarranty?: string } => {
  const said = (own: string | undefined) => own ?? inLanguage(language(), BY_LAW)
  if (isWatch(hsn)) return { warranty: said(watches) }
  if (isLooseStone(hsn)) return { warranty: said(stones) }
  if (isBullion(hsn)) return { warranty: said(coins) }
  const both = holdsStone && said(stones) !== said(jewels)
  return { warranty: said(jewels), ...(both && { stoneWarranty: said(stones) }) }
}

/** What neither soap nor steam may touch. */
const SOFT: readonly (readonly [RegExp, Sentence])[] = [
  [/pearl/i, say`pearl`],
  [/opal/i, say`opal`],
  [/emerald/i, say`emerald`],
  [/turquoise/i, say`turquoise`],
  [/coral/i, say`coral`],
  [/moonstone/i, say`moonstone`],
]

/** Only a hand-wound movement is wound every day; nothing is said about an unnamed movement. */
const windingOf = (movement: unknown): readonly Said[] => {
  const words = typeof movement === 'string' ? movement : ''
  if (/hand-wound|manual/i.test(words)) return ['Wind it at the same hour each day.']
  return /automatic/i.test(words) ? ['It winds itself while it is worn.'] : []
}

/** How to keep it, in two or three sentences. */
const careSentences = ({ hsn, metal, stones, movement }: Described): readonly Said[] => {
  if (isWatch(hsn)) return [...windingOf(movement), 'Keep it from magnets and from hot water.']
  if (isBullion(hsn)) return ['Leave it in its sealed case, or hold it by its edge; rubbing takes metal off.']
  const [, soft] = SOFT.find(([kind]) => stones.some((stone) => kind.test(stone))) ?? []
  return [
    soft
      ? say`Wipe it with a soft damp cloth; no soap, no steam and no ultrasonic bath for the ${soft}.`
      : 'Warm water, a drop of soap and a soft brush; dry it with a cloth.',
    metal === 'Silver' ? 'Silver darkens in air: keep it in its pouch.' : 'Keep it apart from other pieces.',
    ...(metal === 'White gold' ? ['Its rhodium is renewed every two or three years.'] : []),
  ]
}

/** The same in the reader's language. */
export const careOf = (described: Described): string =>
  careSentences(described)
    .map((sentence) => inLanguage(language(), sentence))
    .join(' ')
