import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCount, formatPaise, formatRupees } from './money.ts'

describe('specification 1: prices in Indian rupees with a rupee sign', () => {
  it.each([
    [0, '₹0'],
    [99, '₹0.99'],
    [100, '₹1'],
    [99_900, '₹999'],
    [100_000, '₹1,000'],
    [9_999_900, '₹99,999'],
    [12_500_000, '₹1,25,000'],
    [12_500_050, '₹1,25,000.50'],
    [12_500_005, '₹1,25,000.05'],
    [111_111_100, '₹11,11,111'],
    [25_000_000_000, '₹25,00,00,000'],
    [-12_500_000, '−₹1,25,000'],
  ])('%i paise are written %s', (paise, text) => {
    expect(formatPaise(paise)).toBe(text)
  })

  it('agrees with the locale en-IN on every whole amount', () => {
    const locale = new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_071_992_547 }), (rupees) => {
        expect(formatPaise(rupees * 100)).toBe(locale.format(rupees))
      }),
    )
  })

  it('writes whole rupees and counts in the same grouping', () => {
    expect(formatRupees(50_000)).toBe('₹50,000')
    expect(formatCount(120_400)).toBe('1,20,400')
  })
})
