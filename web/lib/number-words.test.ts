import { expect, it } from 'vitest'
import { piecesInWords } from './number-words.ts'

it.each([
  [0, 'No pieces'],
  [1, 'One piece'],
  [11, 'Eleven pieces'],
  [30, 'Thirty pieces'],
  [48, 'Forty-eight pieces'],
  [99, 'Ninety-nine pieces'],
  [100, '100 pieces'],
])('%i is written %s', (count, words) => {
  expect(piecesInWords(count)).toBe(words)
})
