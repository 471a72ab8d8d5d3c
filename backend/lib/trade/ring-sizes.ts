import type { RingSize } from '#contract/ring-sizes.ts'

/**
 * Every ring size follows from one number, the inside circumference in whole millimetres.
 *
 * - European: ISO 8653 'Jewellery: ring-sizes' (41 to 76) is that number itself.
 * - British: BS 6820:1987. C is 40 mm round, each letter 1.25 mm more, so A is 37.5 mm; half letters between.
 * - American: 0.458 inch across at size 0, 0.032 inch more for each size, quarters between.
 * - Indian: no national standard numbers the gauge. The house counts from 40 mm, so that size 1 is the smallest of
 *   ISO 8653; the table of 30 sizes that Indian jewellers print is never further from this than half a millimetre.
 */
const SMALLEST_MM = 41
const LARGEST_MM = 76
const INDIAN_ZERO_MM = 40
const BRITISH_A_MM = 37.5
const BRITISH_LETTER_MM = 1.25
const MM_PER_INCH = 25.4
const AMERICAN_ZERO_INCH = 0.458
const AMERICAN_STEP_INCH = 0.032

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const QUARTERS = ['', '¼', '½', '¾']

const acrossOf = (mm: number): number => mm / Math.PI

/** American size in quarters: 25 is 6¼. */
export const americanQuarters = (mm: number): number =>
  Math.round(((acrossOf(mm) / MM_PER_INCH - AMERICAN_ZERO_INCH) / AMERICAN_STEP_INCH) * 4)

/** British size in half letters from A: 23 is L½. */
export const britishHalves = (mm: number): number => Math.round(((mm - BRITISH_A_MM) / BRITISH_LETTER_MM) * 2)

/** Inside circumference of an American size, millimetres. */
export const mmOfAmerican = (quarters: number): number =>
  (AMERICAN_ZERO_INCH + (AMERICAN_STEP_INCH * quarters) / 4) * MM_PER_INCH * Math.PI

/** Inside circumference of a British size, millimetres. */
export const mmOfBritish = (halves: number): number => BRITISH_A_MM + (BRITISH_LETTER_MM * halves) / 2

const american = (mm: number): string => {
  const quarters = americanQuarters(mm)
  return `${Math.floor(quarters / 4)}${QUARTERS[quarters % 4]}`
}

/** After Z the gauge counts on: Z+1, Z+2. */
const british = (mm: number): string => {
  const halves = britishHalves(mm)
  const letter = Math.floor(halves / 2)
  const name = LETTERS[letter] ?? `Z+${letter - LETTERS.length + 1}`
  return `${name}${halves % 2 === 1 ? '½' : ''}`
}

const sizeOf = (mm: number): RingSize => ({
  mm,
  acrossMm: Math.round(acrossOf(mm) * 100) / 100,
  indian: String(mm - INDIAN_ZERO_MM),
  european: String(mm),
  american: american(mm),
  british: british(mm),
})

/** The conversion table, smallest first: one row per millimetre of ISO 8653. */
export const ringSizes: readonly RingSize[] = Array.from(
  { length: LARGEST_MM - SMALLEST_MM + 1 },
  (_, step) => sizeOf(SMALLEST_MM + step),
)
