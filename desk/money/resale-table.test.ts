import { expect, it } from 'vitest'
import type { RegisteredResale } from '#contract/resale.ts'
import { paiseOf, resaleTable } from './resale-table.ts'

const taken = (more: Partial<RegisteredResale>): RegisteredResale => ({
  at: '2026-11-27T19:00:00.000Z',
  as: 'exchange',
  amount: 0.1,
  by: 'token:till',
  orderNumber: 'O-26-0001',
  shopper: 'Devika Nair',
  name: 'A ring',
  number: 'O-26-0001/2',
  ...more,
})

it('a piece that the house took is a row with the day in India, its HUID and who recorded it', () => {
  const made = { huid: 'K7M2Q9', metal: 'Yellow gold', purity: '18 kt', netMg: 3400 }
  const [head, whole, bare] = resaleTable([taken({ ...made, amount: 60_000.5 }), taken({ as: 'buy-back' })])
  expect(whole).toEqual([
    '2026-11-28', 'exchange', 'O-26-0001', 'Devika Nair', 'A ring', 'O-26-0001/2', 'K7M2Q9', '18 kt yellow gold',
    '3.400', 60_000.5, 'the machine till',
  ])
  expect(bare?.slice(6, 9)).toEqual(['', '', ''])
  expect(head).toHaveLength(whole?.length ?? 0)
}) // prettier-ignore

it('sums are whole paise', () => {
  expect(paiseOf([taken({}), taken({ amount: 0.2 }), taken({ amount: 0.7 })])).toBe(100)
})
