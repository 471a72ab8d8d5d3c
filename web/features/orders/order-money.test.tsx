import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MoneyNote } from './order-money.tsx'

afterEach(cleanup)

const order = { refunded: 0, money: null, pointsEarned: 0, pointsOnTheWay: 0, pointsFrom: null }

it.each([
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
])('points of an order: %s', (_, changes, said) => {
  const { container } = render(<MoneyNote order={{ ...order, ...changes }} />)
  expect(container.textContent).toBe(said)
})
