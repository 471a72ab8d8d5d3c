import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gstInside } from '#backend/lib/trade/gst.ts'
import { breakUpOf, partsOf } from './break-up.ts'
import type { Part } from '#backend/lib/rows/json-columns.ts'

const amount = fc.integer({ min: 0, max: 5_00_00_000 * 100 })
/** Any price that a house may have composed: metal, perhaps stones, making, perhaps a discount, and the GST on them. */
const prices = fc
  .record({
    metal: amount,
    stones: fc.option(amount),
    making: fc.integer({ min: 1, max: 10_00_000 * 100 }),
    less: fc.option(fc.integer({ min: 1, max: 100 })),
    basisPoints: fc.constantFrom(150, 300, 1800),
  })
  .map(({ metal, stones, making, less, basisPoints }) => {
    const parts: Part[] = [
      { kind: 'metal', label: 'Metal', paise: metal },
      ...(stones === null ? [] : [{ kind: 'stone' as const, label: 'Stones', paise: stones }]),
      { kind: 'making', label: 'Making', paise: making },
      ...(less === null
        ? []
        : [{ kind: 'discount' as const, label: 'Discount', paise: -Math.min(less, making) }]),
    ]
    const base = parts.reduce((sum, { paise }) => sum + paise, 0)
    const gst = Math.round((base * basisPoints) / 10_000)
    return {
      parts: [...parts, { kind: 'gst' as const, label: 'GST', paise: gst }],
      unit: base + gst,
      basisPoints,
    }
  })

const sum = (parts: readonly { paise: number }[]) => parts.reduce((all, { paise }) => all + paise, 0)

describe('the break-up', () => {
  it('sums to what is paid to the paisa, for any quantity and any points, with the GST of that sum', () => {
    fc.assert(
      fc.property(
        prices,
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 0, max: 1000 }),
        (price, quantity, off) => {
          const net = price.unit * quantity - Math.floor((price.unit * quantity * off) / 10_000)
          const parts = partsOf({ ...price, quantity, net, hsn: '7113' }) ?? []
          expect(sum(parts)).toBe(net)
          expect(parts.at(-1)).toMatchObject({ kind: 'gst', paise: gstInside(net, price.basisPoints).tax })
          expect(parts.every(({ paise }) => Number.isSafeInteger(paise))).toBe(true)
          // The making is never raised or lowered to fit: rounding stays within a few paise.
          const making = parts.find(({ kind }) => kind === 'making')?.paise ?? 0
          const own = price.parts.find(({ kind }) => kind === 'making')?.paise ?? 0
          expect(Math.abs(making - own * quantity)).toBeLessThanOrEqual(quantity * 2)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('points are a line of their own and change no other', () => {
    fc.assert(
      fc.property(
        prices,
        fc.integer({ min: 1, max: 5 }),
        // A point is a rupee: with a single paisa the rounding of the two halves of GST could be larger.
        fc.integer({ min: 1, max: 50 }),
        (price, quantity, points) => {
          const whole = price.unit * quantity
          fc.pre(whole > points * 100)
          const of = (net: number) => (partsOf({ ...price, quantity, net, hsn: '7113' }) ?? []).slice(0, -1)
          const less = of(whole - points * 100)
          expect(less.slice(0, -1)).toEqual(of(whole))
          expect(less.at(-1)?.label).toBe('Points')
          expect(less.at(-1)?.paise).toBeLessThanOrEqual(0)
        },
      ),
    )
  })

  it('is hidden if the house gives no parts, or parts that do not sum to the price', () => {
    const rest = { quantity: 1, net: 1000, unit: 1000, basisPoints: 300, hsn: '7113' }
    expect(breakUpOf({ ...rest, parts: undefined })).toBeUndefined()
    expect(breakUpOf({ ...rest, parts: [] })).toBeUndefined()
    expect(breakUpOf({ ...rest, parts: [{ kind: 'metal', label: 'Metal', paise: 999 }] })).toBeUndefined()
  })
})
