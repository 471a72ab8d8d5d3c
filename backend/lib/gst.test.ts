import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GST_RATES, gstByRate, gstInside, gstRate, stateByName, stateOfGstin } from './gst.ts'

const paise = fc.integer({ min: 0, max: 250_000_000_000 })
const rate = fc.constantFrom(...new Set(GST_RATES.map((r) => r.basisPoints)))

describe('GST inside a price', () => {
  it('takes the rate of the day', () => {
    expect(gstRate('7113', '2026-11-21')).toBe(300)
    expect(gstRate('7113 19 13', '2026-11-21')).toBe(300)
    expect(gstRate('7102', '2022-07-17')).toBe(25)
    expect(gstRate('7102', '2022-07-18')).toBe(150)
    expect(gstRate('9102', '2017-11-14')).toBe(2800)
    expect(gstRate('9101', '2026-11-21')).toBe(1800)
    expect(() => gstRate('0101', '2026-11-21')).toThrow('no GST rate')
    expect(() => gstRate('7113', '2017-06-30')).toThrow('no GST rate')
  })

  it('is what a hand reckons', () => {
    expect(gstInside(10_300, 300)).toEqual({ taxable: 10_000, half: 150, tax: 300 })
    expect(gstInside(28_270_900, 300)).toEqual({ taxable: 27_447_476, half: 411_712, tax: 823_424 })
  })

  it('sums to the price, has equal halves, and stands within a paisa of the exact tax, up to 25 crore', () => {
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
    expect(stateOfGstin('29ABCDE1234F1Z5').name).toBe('Karnataka')
  })
})
