import type { Warranty } from '#contract/shop.ts'
import { isLooseStone, isWatch } from './hallmark.ts'

interface Described {
  readonly hsn: string
  /** Whether a loose stone was chosen for it, which was sold with its report. */
  readonly holdsStone?: boolean
  readonly metal: string | null
  readonly stones: readonly string[]
}

/** What the law gives every buyer. */
const BY_LAW = 'Against faults of making, as the law has it.'

/** What the house guarantees. */
export const warrantyOf = (
  { hsn, holdsStone = false }: Pick<Described, 'hsn' | 'holdsStone'>,
  { jewels = BY_LAW, watches = BY_LAW, stones = BY_LAW }: Warranty = {},
): string => {
  if (isWatch(hsn)) return watches
  if (isLooseStone(hsn)) return stones
  return [...new Set(holdsStone ? [jewels, stones] : [jewels])].join(' ')
}

const SOFT = /pearl|opal|emerald|turquoise|coral|moonstone/i

/** How to keep it, in two or three sentences. */
export const careOf = ({ hsn, metal, stones }: Described, { aftercare = '' }: Warranty = {}): string => {
  if (isWatch(hsn)) return 'Wind it at the same hour. Keep it from magnets and from hot water.'
  const soft = stones.find((kind) => SOFT.test(kind))
  return [
    soft
      ? `Wipe it with a soft damp cloth; no soap, no steam and no ultrasonic bath for the ${soft.toLowerCase()}.`
      : 'Warm water, a drop of soap and a soft brush; dry it with a cloth.',
    metal === 'Silver' ? 'Silver darkens in air: keep it in its pouch.' : 'Keep it apart from other pieces.',
    metal === 'White gold' ? 'Its rhodium is renewed every two or three years.' : '',
    aftercare,
  ]
    .filter(Boolean)
    .join(' ')
}
