import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_PAISE } from '#backend/lib/trade/money.ts'
import { resaleParts, resaleValue } from './resale.ts'

const percent = fc.integer({ min: 0, max: 10_000 })
const piece = fc.record({
  netMg: fc.integer({ min: 1, max: 500_000 }),
  paisePerGram: fc.integer({ min: 1, max: 20_000_000 }),
  stonesPaise: fc.integer({ min: 0, max: MAX_PAISE }),
  paidPaise: fc.integer({ min: 0, max: MAX_PAISE }),
  rule: fc.record({ metal: percent, stones: percent }),
})

describe('exchange and buy-back by the published rule', () => {
  it('is whole paise, the sum of its parts, and never more than metal and stones are worth or than was paid', () => {
    fc.assert(
      fc.property(piece, (sold) => {
        const { metal, stones, total } = resaleParts(sold)
        for (const amount of [metal, stones, total]) expect(Number.isSafeInteger(amount)).toBe(true)
        expect(total).toBe(Math.min(metal + stones, sold.paidPaise))
        expect(metal * 1000).toBeLessThanOrEqual(sold.netMg * sold.paisePerGram)
        expect(stones).toBeLessThanOrEqual(sold.stonesPaise)
        // A paisa more than each part would be more than the rule gives.
        expect((BigInt(stones) + 1n) * 10_000n).toBeGreaterThan(
          BigInt(sold.stonesPaise) * BigInt(sold.rule.stones),
        )
        expect((BigInt(metal) + 1n) * 10_000_000n).toBeGreaterThan(
          BigInt(sold.netMg) * BigInt(sold.paisePerGram) * BigInt(sold.rule.metal),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('never falls when weight, rate, stones or the rule rise', () => {
    fc.assert(
      fc.property(piece, fc.integer({ min: 0, max: 10_000 }), (sold, more) => {
        const { total } = resaleParts(sold)
        for (const better of [
          { ...sold, netMg: sold.netMg + more },
          { ...sold, paisePerGram: sold.paisePerGram + more },
          { ...sold, stonesPaise: sold.stonesPaise + more },
          { ...sold, rule: { ...sold.rule, metal: Math.min(sold.rule.metal + more, 10_000) } },
        ])
          expect(resaleParts(better).total).toBeGreaterThanOrEqual(total)
      }),
    )
  })

  it('is shown in rupees with its rule', () => {
    expect(
      resaleValue({
        netMg: 3420,
        paisePerGram: 938_000,
        stonesPaise: 13_650_000,
        paidPaise: 18_640_900,
        rule: { metal: 9500, stones: 8000 },
      }),
    ).toEqual({
      metal: 30_475.62,
      stones: 109_200,
      total: 139_675.62,
      paid: 186_409,
      stonesPaid: 136_500,
      metalPercent: 95,
      stonePercent: 80,
    })
  })
})
