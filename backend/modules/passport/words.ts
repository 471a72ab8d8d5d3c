import { isWatch } from './hallmark.ts'

interface Described {
  readonly hsn: string
  readonly metal: string | null
  readonly stones: readonly string[]
}

/** What the house stands for (page 'Certification', quality warranty). */
export const warrantyOf = ({ hsn }: Pick<Described, 'hsn'>): string =>
  isWatch(hsn)
    ? 'Two years for the watch, five for its movement, against faults of making. We pay both ways.'
    : 'For life against faults of making: a claw that lifts, a solder that opens, a clasp that gives. We pay both ways.'

/** Years the warranty of a watch lasts from its delivery; a jewel's has no end. */
export const WATCH_YEARS = 2

const SOFT = /pearl|opal|emerald|turquoise|coral|moonstone/i

/** How to keep it, in two or three sentences. */
export const careOf = ({ hsn, metal, stones }: Described): string => {
  if (isWatch(hsn))
    return 'Wind it at the same hour. Keep it from magnets and from hot water. Have the movement looked at every five years.'
  const soft = stones.find((kind) => SOFT.test(kind))
  return [
    soft
      ? `Wipe it with a soft damp cloth; no soap, no steam and no ultrasonic bath for the ${soft.toLowerCase()}.`
      : 'Warm water, a drop of soap and a soft brush; dry it with a cloth.',
    metal === 'Silver' ? 'Silver darkens in air: keep it in its pouch.' : 'Keep it apart from other pieces.',
    metal === 'White gold' ? 'Its rhodium is renewed every two or three years.' : '',
    'The first cleaning in every year is free.',
  ]
    .filter(Boolean)
    .join(' ')
}
