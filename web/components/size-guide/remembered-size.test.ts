import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sizeFor } from './remembered-size.ts'

const finger = (indian: number) => ({ indian, mm: indian + 40 })
const made = ['6', '8', '10', '12', '14', '16', '18', '20', '22']

describe('the remembered size on a ring', () => {
  it('is the size itself, else the next larger one that is made', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 36 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 36 }),
        (sizes, indian) => {
          const found = sizeFor(sizes.map(String), finger(indian))
          if (found === undefined) return
          expect(Number(found)).toBeGreaterThanOrEqual(indian)
          expect(sizes.some((size) => size >= indian && size < Number(found))).toBe(false)
        },
      ),
    )
    expect(sizeFor(made, finger(13))).toBe('14')
    expect(sizeFor(made, finger(14))).toBe('14')
  })

  it('is not offered for a piece that is not a ring, nor for a ring that is not made in that size', () => {
    expect(sizeFor(['16 cm', '17 cm'], finger(13))).toBeUndefined()
    expect(sizeFor(['2.2', '2.4'], finger(2))).toBeUndefined()
    expect(sizeFor(made, finger(23))).toBeUndefined()
    expect([sizeFor(made, finger(4)), sizeFor(made, finger(5))]).toEqual([undefined, '6'])
    expect(sizeFor(made, undefined)).toBeUndefined()
  })
})
