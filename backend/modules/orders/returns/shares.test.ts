import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareOf } from './shares.ts'

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 10 }),
    unit: fc.integer({ min: 1, max: 250_000_000 }),
    cut: fc.nat({ max: 1000 }),
    pointPaise: fc.constantFrom(1, 50, 100, 250),
  })
  .map(({ quantity, unit, cut, pointPaise }) => {
    const discount = Math.floor((unit * quantity * cut) / 10_000)
    return { quantity, discount, net: unit * quantity - discount, pointPaise }
  })

describe('refunds of parts: property', () => {
  it('however pieces come back, a line gives back exactly what it cost and never more points than it took', () => {
    fc.assert(
      fc.property(
        line,
        fc.array(fc.tuple(fc.integer({ min: 1, max: 10 }), fc.boolean()), { maxLength: 20 }),
        (l, steps) => {
          // Every step is a return; a false one is declined again, so it no longer counts as before.
          let before = { quantity: 0, paise: 0, points: 0 }
          for (const [wanted, stays] of steps) {
            const quantity = Math.min(wanted, l.quantity - before.quantity)
            if (quantity === 0) continue
            const share = shareOf(l, before, quantity)
            expect(share.paise).toBeGreaterThanOrEqual(0)
            if (!stays) continue
            before = {
              quantity: before.quantity + quantity,
              paise: before.paise + share.paise,
              points: before.points + share.points,
            }
            expect(before.paise).toBeLessThanOrEqual(l.net)
          }
          if (before.quantity < l.quantity) {
            const rest = shareOf(l, before, l.quantity - before.quantity)
            before = {
              quantity: l.quantity,
              paise: before.paise + rest.paise,
              points: before.points + rest.points,
            }
          }
          expect(before.paise).toBe(l.net)
          expect(before.points).toBe(Math.floor(l.discount / l.pointPaise))
        },
      ),
      { numRuns: 10_000 },
    )
  })

  it('refuses more pieces than were bought', () => {
    const l = { quantity: 2, net: 100, discount: 0, pointPaise: 100 }
    expect(() => shareOf(l, { quantity: 1, paise: 50, points: 0 }, 2)).toThrow(RangeError)
    expect(() => shareOf(l, { quantity: 0, paise: 0, points: 0 }, 0)).toThrow(RangeError)
  })
})
