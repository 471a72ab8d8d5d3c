import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gstByRate, gstInside } from './gst.ts'
import { stateByName, stateOfGstin } from './state-by-name.ts'
import { TAX_CLASSES, taxClassProblem, gstRate } from './tax-classes.ts'

const paise = fc.integer({ min: 0, max: 250_000_000_000 })
const rate = fc.constantFrom(...new Set(TAX_CLASSES.flatMap(({ rates }) => rates.map((r) => r.basisPoints))))

describe('GST inside a price', () => {
  it('takes the rate of the day', () => {
    expect(gstRate('7113', '2026-11-21')).toBe(300)
    expect(gstRate('7113 19 13', '2026-11-21')).toBe(300)
    expect(gstRate('710239', '2022-07-17')).toBe(25)
    expect(gstRate('7102 39 10', '2022-07-18')).toBe(150)
    expect(gstRate('9102', '2017-11-14')).toBe(2800)
    expect(gstRate('9101', '2026-11-21')).toBe(1800)
    expect(() => gstRate('0101', '2026-11-21')).toThrow('no GST rate')
    expect(() => gstRate('7113', '2017-06-30')).toThrow('no GST rate')
  })

  it('knows what jewellers sell, after the reform of 22 September 2025', () => {
    const today = '2026-11-22'
    const of = (...codes: string[]) => codes.map((code) => gstRate(code, today))
    expect(of('7113', '7114', '7116', '7117', '7118', '7101', '7108')).toEqual(Array(7).fill(300))
    // Rough and cut stones: the heading alone does not give the rate.
    expect(of('710231', '710239', '710310', '710391', '710421', '710491', '710499')).toEqual([
      25, 150, 25, 25, 25, 150, 25,
    ])
    expect(of('9101', '9102')).toEqual([1800, 1800])
    for (const { hsn, rates } of TAX_CLASSES) {
      expect(rates.map(({ from }) => from)).toEqual(rates.map(({ from }) => from).toSorted())
      expect(TAX_CLASSES.filter((other) => other.hsn.startsWith(hsn))).toHaveLength(1)
      expect(rates.every(({ source }) => /^Notification \d+\/20\d\d/.test(source))).toBe(true)
    }
  })

  it('says what to write instead of a code without a rate', () => {
    expect(taxClassProblem('7118')).toBeUndefined()
    expect(taxClassProblem('7113 19 13')).toBeUndefined()
    expect(taxClassProblem('7102')).toMatch(/hangs on the condition.*710231 .*710239/)
    expect(taxClassProblem('710210')).toMatch(/710239/)
    expect(taxClassProblem('8306')).toMatch(/no GST rate for 8306.*7118 \(Coins\)/)
    expect(taxClassProblem('')).toMatch(/no GST rate/)
    expect(taxClassProblem('71131')).toBe('A tariff code (HSN) has four, six or eight digits.')
    expect(taxClassProblem('7113abc')).toBe('A tariff code (HSN) has four, six or eight digits.')
  })

  it('is what you calculate by hand', () => {
    expect(gstInside(10_300, 300)).toEqual({ taxable: 10_000, half: 150, tax: 300 })
    expect(gstInside(28_270_900, 300)).toEqual({ taxable: 27_447_476, half: 411_712, tax: 823_424 })
  })

  it('sums to the price, has equal halves, and is within a paisa of the exact tax, up to 25 crore', () => {
    fc.assert(
      fc.property(paise, rate, (price, basisPoints) => {
        const { taxable, half, tax } = gstInside(price, basisPoints)
        expect(taxable + tax).toBe(price)
        expect(tax).toBe(2 * half)
        expect(taxable).toBeGreaterThanOrEqual(0)
        // |tax - exact| <= 1, in whole numbers: exact = price * rate / (10000 + rate)
        const off = BigInt(tax) * BigInt(10_000 + basisPoints) - BigInt(price) * BigInt(basisPoints)
        expect(off <= BigInt(10_000 + basisPoints) && off >= -BigInt(10_000 + basisPoints)).toBe(true)
      }),
      { numRuns: 10_000 },
    )
  })

  it('is one entry per rate and loses nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ paise, basisPoints: rate }), { maxLength: 50 }), (parts) => {
        const rates = gstByRate(parts)
        expect(rates.reduce((sum, r) => sum + r.taxable + r.tax, 0)).toBe(
          parts.reduce((sum, p) => sum + p.paise, 0),
        )
        expect(new Set(rates.map((r) => r.basisPoints)).size).toBe(rates.length)
      }),
    )
  })
})

describe('states', () => {
  it('are known by name and by GSTIN', () => {
    expect(stateByName('karnataka')).toEqual({ code: '29', name: 'Karnataka' })
    expect(stateByName('Jammu & Kashmir')?.code).toBe('01')
    expect(stateByName('Atlantis')).toBeUndefined()
    expect(stateOfGstin('29ABCPE1234F1Z5').name).toBe('Karnataka')
  })
})
