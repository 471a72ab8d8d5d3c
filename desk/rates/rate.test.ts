import { describe, expect, it } from 'vitest'
import { changeOf, followers, type Rate } from './rate.ts'

const rate = (metal: string, purity: string, perGram: number): Rate => ({
  metal,
  purity,
  perGram,
  setAt: '2026-11-20T04:00:00.000Z',
  setBy: 'house',
})
const FINE = rate('Yellow gold', '24 kt', 12_480)
const RATES = [
  FINE,
  rate('Yellow gold', '22 kt', 11_431.68),
  rate('White gold', '18 kt', 9_360),
  rate('Silver', '925', 162),
]

describe('the other rates of gold', () => {
  it('follow the one that is typed, by the thousandth', () => {
    expect(followers({ rate: FINE, to: 12_655 }, RATES).map(({ to }) => to)).toEqual([11_591.98, 9_491.25])
  })

  it('keep a proportion of the house’s own', () => {
    const own = [FINE, rate('Rose gold', '14 kt', 7_432.1)]
    expect(followers({ rate: FINE, to: 24_960 }, own).map(({ to }) => to)).toEqual([14_864.2])
  })

  it('follow no other metal', () => {
    expect(followers({ rate: rate('Silver', '925', 162), to: 170 }, RATES)).toEqual([])
  })
})

it('a rate that stays is named so: it can be set for today all the same', () => {
  expect([changeOf(9, 9), changeOf(162, 170), changeOf(170, 162)]).toEqual([
    'as it was',
    '+4.94 %',
    '−4.71 %',
  ])
})
