import { expect, it } from 'vitest'
import { sendingsOf, type Variant } from './variant-changes.ts'

const variant = (id: string): Variant => ({
  _id: id,
  sku: id,
  stock: 3,
  amount: 42_000,
  weightMg: 4_120,
  metalWeightMg: 3_980,
  isDefault: id === 'a',
})

it('both weights go with one call, and the price that was typed after what they make of it', () => {
  const [a, b] = [variant('a'), variant('b')]
  const sent = sendingsOf([
    { variant: a, member: 'amount', to: 45_000 },
    { variant: a, member: 'metalWeightMg', to: 4_000 },
    { variant: a, member: 'weightMg', to: 4_200 },
    { variant: a, member: 'stock', to: 1 },
    { variant: b, member: 'stock', to: 0 },
  ])
  expect(sent.map(({ variant: { _id }, changes }) => [_id, changes])).toEqual([
    ['a', { stock: 1 }],
    ['a', { metalWeightMg: 4_000, weightMg: 4_200 }],
    ['a', { amount: 45_000 }],
    ['b', { stock: 0 }],
  ])
})
