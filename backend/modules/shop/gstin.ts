const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/**
 * Whether this is a GSTIN: state, PAN, number of the registration, Z and a check character (Luhn's way modulo 36: each
 * letter counts once and twice by turns, the two digits of the product added).
 */
export const isGstin = (text: string): boolean => {
  if (!SHAPE.test(text)) return false
  const sum = Array.from(text.slice(0, -1)).reduce((total, letter, place) => {
    const product = LETTERS.indexOf(letter) * (place % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return text.at(-1) === LETTERS[(36 - (sum % 36)) % 36]
}
