/**
 * What jewellers sell, as the law on goods and services tax of India classes it, and the rate of each class by day.
 *
 * A class is a heading of the customs tariff and, if the rate depends on it, a condition: rough diamonds and cut ones
 * are both 7102. The tariff's own sub-headings (six digits, Harmonised System 2022) say the condition, so that the
 * code of a piece names its class.
 *
 * Looked up on 22 November 2026. Notification 9/2025 took the place of 1/2017 on 22 September 2025 and left these rates
 * as they were. Text and amendments of 1/2017: gstgyaan.com, taxlok.com and kmsgst.com, which agree; schedules of
 * 9/2025: easypeasytax.com.
 */
interface DatedRate {
  /** In force from this day, ISO 8601. */
  readonly from: string
  /** Hundredths of a per cent, CGST and SGST together. */
  readonly basisPoints: number
  readonly source: string
}

export interface TaxClass {
  /** What the tariff code of a piece of this class begins with: four or six digits. */
  readonly hsn: string
  readonly name: string
  /** Oldest first. */
  readonly rates: readonly DatedRate[]
}

const SINCE_2017 = 'Notification 1/2017-Central Tax (Rate) of 28 June 2017'
const SINCE_2018 = 'Notification 6/2018-Central Tax (Rate) of 25 January 2018'
const SINCE_2019 = 'Notification 14/2019-Central Tax (Rate) of 30 September 2019'
const SINCE_2022 = 'Notification 6/2022-Central Tax (Rate) of 13 July 2022'
const SINCE_2025 = 'Notification 9/2025-Central Tax (Rate) of 17 September 2025'

const from2025 = (schedule: string, basisPoints: number): DatedRate => ({
  from: '2025-09-22',
  basisPoints,
  source: `${SINCE_2025}, ${schedule}`,
})

/** 1.5 % CGST and as much SGST since the tax began. */
const atThree = (hsn: string, name: string): TaxClass => ({
  hsn,
  name,
  rates: [
    { from: '2017-07-01', basisPoints: 300, source: `${SINCE_2017}, Schedule V` },
    from2025('Schedule IV', 300),
  ],
})

const atQuarter = (hsn: string, name: string, from: string, source: string): TaxClass => ({
  hsn,
  name,
  rates: [{ from, basisPoints: 25, source: `${source}, Schedule VI` }, from2025('Schedule V', 25)],
})

const watch = (hsn: string, name: string): TaxClass => ({
  hsn,
  name,
  rates: [
    { from: '2017-07-01', basisPoints: 2800, source: `${SINCE_2017}, Schedule IV` },
    {
      from: '2017-11-15',
      basisPoints: 1800,
      source: 'Notification 41/2017-Central Tax (Rate) of 14 November 2017, Schedule III',
    },
    from2025('Schedule II', 1800),
  ],
})

const ROUGH = 'unworked or simply sawn, cleaved or bruted'

/** No code begins with another one's: a tariff code has one class at most. */
export const TAX_CLASSES: readonly TaxClass[] = [
  atThree('7101', 'Pearls, not strung, mounted or set'),
  atQuarter('710221', `Industrial diamonds, ${ROUGH}`, '2018-01-25', SINCE_2018),
  atQuarter('710231', `Diamonds, ${ROUGH}`, '2018-01-25', SINCE_2018),
  {
    hsn: '710239',
    name: 'Diamonds, cut or otherwise worked, not mounted or set',
    rates: [
      { from: '2018-01-25', basisPoints: 25, source: `${SINCE_2018}, Schedule VI` },
      { from: '2022-07-18', basisPoints: 150, source: `${SINCE_2022}, Schedule VII` },
      from2025('Schedule VI', 150),
    ],
  },
  atQuarter('710310', 'Coloured stones, unworked or simply sawn', '2019-10-01', SINCE_2019),
  atQuarter('710391', 'Rubies, sapphires and emeralds, worked', '2019-10-01', SINCE_2019),
  atQuarter('710399', 'Other coloured stones, worked', '2019-10-01', SINCE_2019),
  atQuarter('710421', 'Laboratory-grown diamonds, unworked or simply sawn', '2022-07-18', SINCE_2022),
  atQuarter('710429', 'Synthetic stones, unworked or simply sawn', '2022-07-18', SINCE_2022),
  {
    hsn: '710491',
    name: 'Laboratory-grown diamonds, worked',
    rates: [
      { from: '2022-07-18', basisPoints: 150, source: `${SINCE_2022}, Schedule VII` },
      from2025('Schedule VI', 150),
    ],
  },
  atQuarter('710499', 'Synthetic stones other than diamonds, worked', '2022-07-18', SINCE_2022),
  atThree('7106', 'Silver bars and other semi-manufactured silver'),
  atThree('7108', 'Gold bars and other semi-manufactured gold'),
  atThree('7110', 'Platinum bars and other semi-manufactured platinum'),
  atThree('7113', 'Jewellery of precious metal'),
  atThree('7114', 'Goldsmiths’ and silversmiths’ wares'),
  atThree('7116', 'Articles of pearls or of precious stones'),
  // Bangles of lac or shellac are exempt (Notification 10/2025): no tariff code of their own, so no class here.
  atThree('7117', 'Imitation jewellery'),
  atThree('7118', 'Coins'),
  watch('9101', 'Wrist and pocket watches with a case of precious metal'),
  watch('9102', 'Other wrist and pocket watches'),
]

/** The class of a piece that has none: jewellery of precious metal. */
export const DEFAULT_HSN = '7113'

const digitsOf = (hsn: string) => hsn.replaceAll(/\D/g, '')

/** The class of a tariff code, however it is spaced; undefined when the shop knows no rate of it. */
const taxClassOf = (hsn: string): TaxClass | undefined =>
  TAX_CLASSES.find((each) => digitsOf(hsn).startsWith(each.hsn))

/** Why nothing can be sold under this tariff code, as a sentence with what to write instead; undefined when it can. */
export const taxClassProblem = (hsn: string): string | undefined => {
  const digits = digitsOf(hsn)
  if (taxClassOf(hsn)) {
    return /^\d[\d ]*$/.test(hsn.trim()) && [4, 6, 8].includes(digits.length)
      ? undefined
      : 'A tariff code (HSN) has four, six or eight digits.'
  }
  const list = (classes: readonly TaxClass[]) =>
    classes.map((each) => `${each.hsn} (${each.name})`).join('; ')
  const within =
    digits.length < 4 ? [] : TAX_CLASSES.filter((each) => each.hsn.startsWith(digits.slice(0, 4)))
  return within.length > 0
    ? `${hsn} alone has no GST rate: it hangs on the condition. Write one of ${list(within)}.`
    : `There is no GST rate for ${hsn}. There is one for ${list(TAX_CLASSES)}.`
}

/**
 * The rate of a tariff class on a day (ISO 8601), in hundredths of a per cent; undefined if there is none.
 */
export const findGstRate = (hsn: string, day: string): number | undefined =>
  taxClassOf(hsn)?.rates.findLast(({ from }) => from <= day)?.basisPoints

/** The same for a class that must have a rate. Throws if it has none. */
export const gstRate = (hsn: string, day: string): number => {
  const found = findGstRate(hsn, day)
  if (found === undefined) throw new Error(`There is no GST rate for class ${hsn} on ${day}`)
  return found
}
