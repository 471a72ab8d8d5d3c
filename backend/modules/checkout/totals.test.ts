import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostPoints, split, totalsOf } from './totals.ts'

const worthPaise = fc.constantFrom(1, 50, 100, 250)
const rule = fc.record({
  welcome: fc.constant(100),
  rupeesPerPoint: fc.constant(1000),
  worthPaise,
  mostPercent: fc.integer({ min: 1, max: 100 }),
})
const line = fc.record({
  paise: fc.integer({ min: 1, max: 25_00_000 }).map((rupees) => rupees * 100),
  quantity: fc.integer({ min: 1, max: 10 }),
  basisPoints: fc.constantFrom(150, 300, 1800),
})
const bag = fc.array(line, { minLength: 1, maxLength: 50 })

describe('totals', () => {
  it('split loses and invents nothing, and no part is off by a whole paisa', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.array(fc.integer({ min: 0, max: 250_000_000_000 }), { minLength: 1, maxLength: 50 }),
        (amount, weights) => {
          const parts = split(amount, weights)
          const whole = weights.reduce((sum, w) => sum + BigInt(w), 0n)
          expect(parts.reduce((sum, p) => sum + p, 0)).toBe(whole === 0n ? 0 : amount)
          for (const [at, part] of parts.entries()) {
            const off = BigInt(part) * whole - BigInt(amount) * BigInt(weights[at] ?? 0)
            if (whole > 0n) expect(off > -whole && off < whole).toBe(true)
          }
        },
      ),
      { numRuns: 5000 },
    )
  })

  it('nets and discount sum to the goods; tax and taxable sum to the total; points stay within their share', () => {
    fc.assert(
      fc.property(bag, rule, fc.nat({ max: 100 }), (lines, told, percent) => {
        const points = Math.floor((mostPoints(lines, told) * percent) / 100)
        const { goods, discount, total, shares, nets, tax } = totalsOf(lines, { points, rule: told })
        expect(goods).toBe(lines.reduce((sum, l) => sum + l.paise * l.quantity, 0))
        expect(discount).toBe(points * told.worthPaise)
        expect(discount * 100).toBeLessThanOrEqual(goods * told.mostPercent)
        expect(total).toBe(goods - discount)
        expect(shares.reduce((sum, s) => sum + s, 0)).toBe(discount)
        expect(nets.reduce((sum, n) => sum + n, 0)).toBe(total)
        expect(
          nets.every((n, at) => n >= 0 && n <= (lines[at]?.paise ?? 0) * (lines[at]?.quantity ?? 0)),
        ).toBe(true)
        expect(tax.reduce((sum, t) => sum + t.taxable + t.tax, 0)).toBe(total)
      }),
      { numRuns: 10_000 },
    )
  })

  it('refuses points beyond their share, negative and broken ones, and any where the house takes none', () => {
    const tenth = { welcome: 100, rupeesPerPoint: 1000, worthPaise: 100, mostPercent: 10 }
    const lines = [{ paise: 1_000_000, quantity: 1, basisPoints: 300 }]
    expect(mostPoints(lines, tenth)).toBe(1000)
    expect(mostPoints(lines, undefined)).toBe(0)
    expect(totalsOf(lines, { points: 1000, rule: tenth }).total).toBe(900_000)
    expect(totalsOf(lines, { points: 0, rule: undefined }).total).toBe(1_000_000)
    for (const points of [1001, -1, 0.5, NaN])
      expect(() => totalsOf(lines, { points, rule: tenth })).toThrow(RangeError)
    expect(() => totalsOf(lines, { points: 1, rule: undefined })).toThrow(RangeError)
  })
})
