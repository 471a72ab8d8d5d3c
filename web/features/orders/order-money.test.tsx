import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MoneyNote, moneyRows } from './order-money.tsx'

type Order = Parameters<typeof MoneyNote>[0]['order']

afterEach(cleanup)

const order = {
  amount: 10_000_000,
  refunded: 0,
  money: null,
  advance: null,
  pointsEarned: 0,
  pointsOnTheWay: 0,
  pointsFrom: null,
}

const paid = (...ways: NonNullable<Order['money']>['ways']): NonNullable<Order['money']> => ({
  state: 'RECEIVED',
  received: 10_000_000,
  ways,
  underWay: 0,
  failed: 0,
  disputed: 0,
  withheld: 0,
})

const advance = { asked: 3_000_000, rest: 7_000_000, paidAt: '2026-11-22T09:00:00Z', ways: [] }

it.each<[string, Partial<Order>, string]>([
  ['none yet', {}, ''],
  [
    'on their way, before the order is delivered',
    { pointsOnTheWay: 96 },
    '96 points on their way, yours when the time for returns has passed.',
  ],
  [
    'on their way, with the day',
    { pointsOnTheWay: 1, pointsFrom: '2026-12-09T18:30:00Z' },
    '1 point on their way, yours from 10 December 2026.',
  ],
  ['here', { pointsEarned: 96 }, '96 points earned.'],
  ['paid, by which ways', { money: paid('CARD', 'TRANSFER') }, 'Paid by card and bank transfer.'],
  [
    'begun for an advance',
    { money: { ...paid('UPI'), received: 3_000_000 }, advance },
    'Advance paid by UPI.',
  ],
])('points and ways to pay of an order: %s', (_, changes, said) => {
  const { container } = render(<MoneyNote order={{ ...order, ...changes }} />)
  expect(container.textContent).toBe(said)
})

it('an advance that came and went back is a row of its own, so that nothing seems to be missing', () => {
  const money = { ...paid('CARD'), received: 3_000_000 }
  const ended = { ...order, advance: { ...advance, rest: 0 }, money, refunded: 3_000_000 }
  expect(moneyRows(ended)).toEqual([
    { label: 'Received', paise: 3_000_000 },
    { label: 'Refunded', paise: 3_000_000 },
  ])
  expect(moneyRows({ ...ended, money: paid('CARD'), refunded: 0 })).toEqual([])
})
