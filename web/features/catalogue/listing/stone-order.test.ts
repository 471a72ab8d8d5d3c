import { expect, test } from 'vitest'
import { readStoneOrder } from './stone-order.ts'
import { inStoneOrder, orderAfter } from './stone-ranks.ts'

const stone = (name: string, caratsTotal: number, colour: string, clarity: string) => ({
  name,
  stones: [{ caratsTotal, colour, clarity }],
})
const STONES = [
  stone('a', 1.2, 'G', 'VS2'),
  stone('b', 1.97, 'Fancy intense yellow', 'VVS2'),
  stone('c', 0.82, 'F', 'VS1'),
]

test.each([
  ['carat', 'bac'],
  ['-carat', 'cab'],
  ['colour', 'cab'],
  ['clarity', 'bca'],
  ['-clarity', 'acb'],
  ['price', 'abc'],
  ['', 'abc'],
])('stones by "%s"', (asked, names) => {
  const ordered = inStoneOrder(STONES, readStoneOrder(asked))
  expect(ordered.map(({ name }) => name).join('')).toBe(names)
})

test('a second press turns the order round, a press on another head begins with its best', () => {
  const first = orderAfter('carat', undefined)
  const second = orderAfter('carat', first)
  expect([first, second, orderAfter('colour', second)]).toEqual(['carat', '-carat', 'colour'])
})
