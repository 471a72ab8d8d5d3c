import { expect, it } from 'vitest'
import { compareRows, type Compared } from './compare-rows.ts'

const piece = (id: string, sizes: string[]): Compared => ({
  id,
  name: id,
  price: 100_000_00,
  background: 1,
  metalType: ['Yellow gold'],
  purity: ['18 kt'],
  sizes,
  resizable: [],
  madeIn: 'India',
  grossWeightMg: null,
  makingDays: 9,
  stock: 1,
  stones: [],
  attributes: [],
  certificate: null,
  media: [],
  breakUp: null,
})

it('the sizes of rings and the lengths of chains are rows of their own', () => {
  const rows = compareRows([
    piece('ring', ['6', '12', '22']),
    piece('chain', ['40 cm', '50 cm']),
    piece('stud', []),
  ])
  const shown = new Map(rows.map(({ label, values }) => [label, values]))
  expect(shown.get('Sizes')).toEqual(['6 to 22', '', ''])
  expect(shown.get('Length')).toEqual(['', '40 cm to 50 cm', ''])
})
