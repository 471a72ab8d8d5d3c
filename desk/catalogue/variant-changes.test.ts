import { expect, it } from 'vitest'
import { bySize, groupsOf, movedBy, sendingsOf, type Variant } from './variant-changes.ts'

const variant = (id: string): Variant => ({
  _id: id,
  sku: id,
  stock: 3,
  amount: 42_000,
  weightMg: 4_120,
  metalWeightMg: 3_980,
  isDefault: id === 'a',
  active: true,
})

it('both weights go with one call, and the price that was typed after what they make of it', () => {
  const [a, b] = [variant('a'), variant('b')]
  const sent = sendingsOf([
    { variant: a, member: 'amount', to: 45_000 },
    { variant: a, member: 'metalWeightMg', to: 4_000 },
    { variant: a, member: 'weightMg', to: 4_200 },
    { variant: a, member: 'stock', to: 1 },
    { variant: b, member: 'stock', to: 0 },
    { variant: b, member: 'active', to: false },
  ])
  expect(sent.map(({ variant: { _id }, changes }) => [_id, changes])).toEqual([
    ['a', { stock: 1 }],
    ['a', { metalWeightMg: 4_000, weightMg: 4_200 }],
    ['a', { amount: 45_000 }],
    ['b', { active: false }],
    ['b', { stock: 0 }],
  ])
})

it('narrows by metal where there are several, by what is gone and what is off sale', () => {
  const gold = { ...variant('a'), metal: 'Yellow gold', purity: '18 kt' }
  const platinum = { ...variant('b'), metal: 'Platinum', purity: '950', stock: 0 }
  expect(groupsOf([variant('a')])).toEqual([])
  expect(groupsOf([gold, platinum]).map(({ label }) => label)).toEqual([
    'All',
    'Yellow gold, 18 kt',
    'Platinum, 950',
    'Gone',
  ])
  expect(groupsOf([gold, { ...gold, active: false }]).map(({ label }) => label)).toEqual(['All', 'Off sale'])
})

it('moves a price by per cent, in whole rupees, and never to nothing', () => {
  expect([movedBy(42_010, 4), movedBy(42_010, -2.5), movedBy(1, -99)]).toEqual([43_690, 40_960, 1])
})

it('sizes stand in the order of numbers within what is alike, whichever the house listed first', () => {
  const of = (metal: string, size: string): Variant => ({ ...variant(`${metal} ${size}`), metal, size })
  const house = [
    of('Gold', '12'),
    of('Gold', '6'),
    of('Platinum', '2.10'),
    of('Platinum', '2.8'),
    of('Gold', '9'),
  ]
  expect(bySize(house).map(({ _id }) => _id)).toEqual([
    'Gold 6',
    'Gold 9',
    'Gold 12',
    'Platinum 2.8',
    'Platinum 2.10',
  ])
})
