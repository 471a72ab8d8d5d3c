import { deviceStore } from './device-store.ts'

/**
 * A finger's size that the shopper has found: inside circumference, and its Indian number (by which rings are sold).
 */
export interface FingerSize {
  mm: number
  indian: number
}

const readSize = (text: string): FingerSize | undefined => {
  const [, mm, indian] = /^(\d{2}):(\d{1,2})$/.exec(text) ?? []
  return mm !== undefined &&
    indian !== undefined &&
    Number(mm) >= 41 &&
    Number(mm) <= 76 &&
    Number(indian) >= 1
    ? { mm: Number(mm), indian: Number(indian) }
    : undefined
}

/** The shopper's ring size, saved on this device. */
export const rememberedSize = deviceStore<FingerSize>(
  'ring-size',
  readSize,
  ({ mm, indian }) => `${mm}:${indian}`,
)

/** Ring sizes are whole Indian numbers; lengths ('16 cm') and bangles ('2.4') are not. */
export const areRingSizes = (sizes: readonly string[]): boolean =>
  sizes.length > 0 && sizes.every((size) => /^\d{1,2}$/.test(size))

/**
 * The size in which a ring is made for this finger: its own, otherwise the next larger. Undefined if no finger is
 * saved, if these are not ring sizes, or if the finger is outside the range.
 */
export const sizeFor = (sizes: readonly string[], finger: FingerSize | undefined): string | undefined => {
  if (!finger || !areRingSizes(sizes)) return undefined
  const made = sizes.map(Number).toSorted((a, b) => a - b)
  const [smallest = 0, second = smallest + 1] = made
  // A ring stays on a finger one size below the smallest ring; on a thinner finger it would not.
  if (finger.indian <= smallest - (second - smallest)) return undefined
  const fits = made.find((size) => size >= finger.indian)
  return fits === undefined ? undefined : String(fits)
}
