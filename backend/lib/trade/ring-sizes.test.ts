import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { americanQuarters, britishHalves, mmOfAmerican, mmOfBritish, ringSizes } from './ring-sizes.ts'

const byMm = new Map(ringSizes.map((size) => [size.mm, size]))

/** The gauge that Indian jewellers print, sizes 1 to 29: inside circumference, millimetres. */
const PRINTED_INDIAN = [
  41, 41.7, 42.9, 44.1, 44.8, 46.1, 47.4, 48, 48.7, 50, 51.2, 51.9, 53.1, 54.4, 55.1, 56.3, 57, 58.3, 58.9,
  60.2, 60.8, 62.1, 62.7, 64, 64.6, 65.9, 67.2, 67.8, 69.1,
]
/** The American gauge as tool makers print it: size, inches across. */
const PRINTED_AMERICAN: readonly (readonly [number, number])[] = [
  [4, 0.585],
  [5, 0.618],
  [6, 0.65],
  [7, 0.683],
  [8, 0.716],
  [9, 0.748],
  [10, 0.781],
  [11, 0.814],
  [12, 0.846],
]

describe('ring sizes from one millimetre table', () => {
  it('covers ISO 8653: 41 to 76, the designation is the circumference', () => {
    expect(ringSizes).toHaveLength(36)
    expect([ringSizes[0]?.mm, ringSizes.at(-1)?.mm]).toEqual([41, 76])
    for (const { mm, european, acrossMm } of ringSizes) {
      expect(european).toBe(String(mm))
      expect(Math.abs(acrossMm * Math.PI - mm)).toBeLessThan(0.02)
    }
  })

  it('agrees with BS 6820: C is 40 mm round, each letter 1.25 mm', () => {
    expect([mmOfBritish(0), mmOfBritish(4), mmOfBritish(50)]).toEqual([37.5, 40, 68.75])
    expect([50, 55, 60, 65, 70].map((mm) => byMm.get(mm)?.british)).toEqual(['K', 'O', 'S', 'W', 'Z+1'])
  })

  it('agrees with the American gauge to a quarter of a size', () => {
    for (const [size, inches] of PRINTED_AMERICAN) {
      expect(Math.abs(mmOfAmerican(size * 4) / Math.PI / 25.4 - inches)).toBeLessThanOrEqual(0.0041)
      expect(Math.abs(americanQuarters(inches * 25.4 * Math.PI) - size * 4)).toBeLessThanOrEqual(1)
    }
    expect([49, 54, 59].map((mm) => byMm.get(mm)?.american)).toEqual(['5', '6¾', '8¾'])
  })

  it('is never half a millimetre from the gauge Indian jewellers print', () => {
    PRINTED_INDIAN.forEach((printed, place) => {
      const ours = ringSizes.find(({ indian }) => indian === String(place + 1))
      expect(Math.abs((ours?.mm ?? 0) - printed)).toBeLessThan(0.5)
    })
  })

  it('grows in every system, and no two sizes share an Indian or European name', () => {
    fc.assert(
      fc.property(fc.integer({ min: 41, max: 75 }), (mm) => {
        const [small, large] = [byMm.get(mm), byMm.get(mm + 1)]
        expect(large?.acrossMm).toBeGreaterThan(small?.acrossMm ?? 99)
        expect(Number(large?.indian)).toBeGreaterThan(Number(small?.indian))
        expect(americanQuarters(mm + 1)).toBeGreaterThan(americanQuarters(mm))
        expect(britishHalves(mm + 1)).toBeGreaterThan(britishHalves(mm))
      }),
    )
    for (const system of ['indian', 'european', 'american', 'british'] as const)
      expect(new Set(ringSizes.map((size) => size[system])).size).toBe(ringSizes.length)
  })

  it('comes back to the same millimetre from every system', () => {
    fc.assert(
      fc.property(fc.integer({ min: 41, max: 76 }), (mm) => {
        expect(Math.round(mmOfAmerican(americanQuarters(mm)))).toBe(mm)
        expect(Math.abs(mmOfBritish(britishHalves(mm)) - mm)).toBeLessThan(0.32)
        expect(Number(byMm.get(mm)?.indian) + 40).toBe(mm)
      }),
    )
  })
})
