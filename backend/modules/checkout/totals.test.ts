import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostPoints, split, totalsOf } from './totals.ts'

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

  it('nets and discount sum to the goods; tax and taxable sum to the total; points stay within a tenth', () => {
    fc.assert(
      fc.property(bag, fc.nat({ max: 100 }), (lines, percent) => {
        const points = Math.floor((mostPoints(lines) * percent) / 100)
        const { goods, discount, total, shares, nets, tax } = totalsOf(lines, points)
        expect(goods).toBe(lines.reduce((sum, l) => sum + l.paise * l.quantity, 0))
        expect(discount).toBe(points * 100)
        expect(discount * 10).toBeLessThanOrEqual(goods)
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

  it('refuses points beyond a tenth, negative and broken ones', () => {
    const lines = [{ paise: 1_000_000, quantity: 1, basisPoints: 300 }]
    expect(mostPoints(lines)).toBe(1000)
    expect(totalsOf(lines, 1000).total).toBe(900_000)
    for (const points of [1001, -1, 0.5, NaN]) expect(() => totalsOf(lines, points)).toThrow(RangeError)
  })
})
