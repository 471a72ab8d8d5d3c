import { describe, expect, it } from 'vitest'
import { apart, curve, onPlan, place, PLAN, ringOf } from './plan-geometry.ts'

const bengaluru = { latitude: 12.971, longitude: 77.597 }

describe('/store: the plan', () => {
  it('puts the store in the middle, north up, and a kilometre on the ring of one kilometre', () => {
    expect(place(bengaluru, bengaluru)).toEqual([PLAN.width / 2, PLAN.height / 2])
    const north = { ...bengaluru, latitude: bengaluru.latitude + 1 / 111.32 }
    const [x, y] = place(bengaluru, north)
    expect(x).toBe(PLAN.width / 2)
    expect(PLAN.height / 2 - y).toBeCloseTo(ringOf(1), 0)
    const east = {
      ...bengaluru,
      longitude: bengaluru.longitude + 1 / (111.32 * Math.cos((bengaluru.latitude * Math.PI) / 180)),
    }
    expect(place(bengaluru, east)[0] - PLAN.width / 2).toBeCloseTo(ringOf(1), 0)
  })

  it('keeps off the plan what is not in the city', () => {
    expect(onPlan(place(bengaluru, { latitude: 18.928, longitude: 72.833 }))).toBe(false)
  })

  it('keeps names off one another', () => {
    const names = [
      { name: 'MG Road', spot: [800, 400] },
      { name: 'Residency Road', spot: [720, 405] },
      { name: 'Brigade Road', spot: [760, 420] },
      { name: 'Kasturba Road', spot: [200, 400] },
    ] as const
    expect(apart(names).map(({ spot }) => spot)).toEqual([
      [800, 400],
      [720, 435],
      [760, 480],
      [200, 400],
    ])
  })

  it('draws open lines from end to end and closed ones back to where they began', () => {
    const line = [
      [0, 0],
      [10, 0],
      [10, 10],
    ] as const
    expect(curve(line)).toBe('M0 0Q10 0 10 5L10 10')
    expect(curve(line, true)).toMatch(/^M5 5Q0 0 5 0Q10 0 10 5Q10 10 5 5Z$/)
    expect(curve([[1, 1]])).toBe('')
  })
})
