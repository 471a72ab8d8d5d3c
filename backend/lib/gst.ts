/**
 * Goods and services tax of India on what the house sells. Listed prices include it.
 *
 * Sources (checked 21 November 2026 against two printed tables each: cleartax.in and gstgyaan.com):
 * - 7113, 7114, 7116: Notification 1/2017-Central Tax (Rate) of 28 June 2017, Schedule V, 1.5 % CGST + 1.5 % SGST.
 * - 7102, 7104: Notification 6/2022-Central Tax (Rate) of 13 July 2022, in force 18 July 2022: 0.75 % + 0.75 %
 *   (cut and polished stones; before that 0.25 %).
 * - 9101, 9102: Notification 41/2017-Central Tax (Rate) of 14 November 2017, in force 15 November 2017: 9 % + 9 %
 *   (before that 28 %).
 */
interface Rate {
  /** Heading of the customs tariff, four digits. */
  readonly heading: string
  /** In force from this day, ISO 8601. */
  readonly from: string
  /** Hundredths of a per cent, CGST and SGST together. */
  readonly basisPoints: number
}

export const GST_RATES: readonly Rate[] = [
  { heading: '7102', from: '2017-07-01', basisPoints: 25 },
  { heading: '7102', from: '2022-07-18', basisPoints: 150 },
  { heading: '7104', from: '2017-07-01', basisPoints: 25 },
  { heading: '7104', from: '2022-07-18', basisPoints: 150 },
  { heading: '7113', from: '2017-07-01', basisPoints: 300 },
  { heading: '7114', from: '2017-07-01', basisPoints: 300 },
  { heading: '7116', from: '2017-07-01', basisPoints: 300 },
  { heading: '9101', from: '2017-07-01', basisPoints: 2800 },
  { heading: '9101', from: '2017-11-15', basisPoints: 1800 },
  { heading: '9102', from: '2017-07-01', basisPoints: 2800 },
  { heading: '9102', from: '2017-11-15', basisPoints: 1800 },
]

/** What a piece without a class of its own is: jewellery of precious metal. */
export const DEFAULT_HSN = '7113'

/** The rate of a tariff class on a day, in hundredths of a per cent. */
export const gstRate = (hsn: string, day: string): number => {
  const heading = hsn.replaceAll(/\D/g, '').slice(0, 4)
  const found = GST_RATES.filter((rate) => rate.heading === heading && rate.from <= day).at(-1)
  if (!found) throw new Error(`There is no GST rate for class ${hsn} on ${day}`)
  return found.basisPoints
}

/** a * b / c, rounded half up, without leaving whole numbers. */
const mulDivRound = (a: number, b: number, c: number): number => {
  const [x, y, z] = [BigInt(a), BigInt(b), BigInt(c)]
  return Number((2n * x * y + z) / (2n * z))
}

/**
 * The tax inside an amount that includes it. Each half (CGST, SGST) is rounded for itself, as the law reckons them,
 * so both are equal and IGST is their sum: what is shown before the place of supply is known stays true.
 */
export const gstInside = (paise: number, basisPoints: number) => {
  const half = mulDivRound(paise, basisPoints, 2 * (10_000 + basisPoints))
  return { taxable: paise - 2 * half, half, tax: 2 * half }
}

/** GST inside several amounts, one entry per rate, lowest rate first. */
export const gstByRate = (parts: readonly { paise: number; basisPoints: number }[]) => {
  const rates = new Map<number, { basisPoints: number; taxable: number; tax: number }>()
  for (const { paise, basisPoints } of parts) {
    const { taxable, tax } = gstInside(paise, basisPoints)
    const sum = rates.get(basisPoints) ?? { basisPoints, taxable: 0, tax: 0 }
    rates.set(basisPoints, { basisPoints, taxable: sum.taxable + taxable, tax: sum.tax + tax })
  }
  return [...rates.values()].sort((a, b) => a.basisPoints - b.basisPoints)
}

/** States and territories by their code in a GSTIN. */
const STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '')
const codes = new Map(Object.entries(STATES).map(([code, name]) => [plain(name), { code, name }]))

/** A state by its name, however it is written; undefined when there is none. */
export const stateByName = (name: string): { code: string; name: string } | undefined =>
  codes.get(plain(name))

/** The state that a GSTIN is registered in. */
export const stateOfGstin = (gstin: string): { code: string; name: string } => {
  const code = gstin.slice(0, 2)
  return { code, name: STATES[code] ?? 'Unknown' }
}
