/** Largest amount the shop deals in: ₹100 crore, in paise. Sums of it stay safe integers. */
export const MAX_PAISE = 100_00_00_000 * 100

/** Rupees as REST has them (at most two decimals) to paise. Throws on anything that is not a whole number of paise. */
export const paiseFromRupees = (rupees: number): number => {
  const paise = Math.round(rupees * 100)
  if (!Number.isSafeInteger(paise) || Math.abs(rupees * 100 - paise) > 1e-4 || Math.abs(paise) > MAX_PAISE)
    throw new RangeError(`Not an amount in rupees: ${rupees}`)
  return paise
}

const plain = (digits: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: 2 })
const whole = plain(0)
const exact = plain(2)

/** Rupees as an e-mail or document writes them: ₹1,25,000, ₹1,25,000.50 or −₹97.09. */
export const formatPaise = (paise: number): string =>
  `${paise < 0 ? '−' : ''}₹${(paise % 100 === 0 ? whole : exact).format(Math.abs(paise) / 100)}`

/** Paise to the rupees of REST. */
export const rupeesFromPaise = (paise: number): number => paise / 100
