import { expect, it } from 'vitest'
import { FULL_MOSAIC, BACKGROUNDS, backgroundAt, isLarge } from './mosaic.ts'

it('specification section 2: two small cards, the third large, the rest small', () => {
  const sizes = Array.from({ length: FULL_MOSAIC }, (_, place) => (isLarge(place) ? 'large' : 'small'))
  expect(sizes.slice(0, 5)).toEqual(['small', 'small', 'large', 'small', 'small'])
  expect(sizes.slice(5).every((size) => size === 'small')).toBe(true)
})

it('specification section 9: eight backgrounds, index mod 8', () => {
  expect(Array.from({ length: 10 }, (_, index) => backgroundAt(index))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 1, 2,
  ])
  expect(BACKGROUNDS).toBe(8)
})
