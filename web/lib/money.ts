/** Indian digit grouping: the last three digits, then pairs (1,25,000). */
const group = (digits: string): string => {
  if (digits.length <= 3) return digits
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  return `${head},${digits.slice(-3)}`
}

/** `formatPaise(12500000)` is `₹1,25,000`; paise are written only when there are some. */
export const formatPaise = (paise: number): string => {
  const sign = paise < 0 ? '−' : ''
  const whole = Math.abs(Math.round(paise))
  const rest = whole % 100
  return `${sign}₹${group(String((whole - rest) / 100))}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

/** Rupees with the sign, for amounts that are whole rupees by definition (price buckets). */
export const formatRupees = (rupees: number): string => formatPaise(rupees * 100)

/** A count with Indian grouping: 1,20,400. */
export const formatCount = (count: number): string => group(String(Math.trunc(count)))
