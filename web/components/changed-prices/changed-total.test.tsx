import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ChangedTotal, type Summed } from './changed-total.tsx'

afterEach(cleanup)

const line = { id: '1', name: 'Vane', price: 50_000_00, quantity: 2 }
const before: Summed = {
  goods: 1_00_000_00,
  shipping: 0,
  discount: 2_000_00,
  tcs: 0,
  total: 98_000_00,
  lines: [line],
}
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it('says of each part of the total that changed what it was and what it is now, the total last', () => {
  const now: Summed = {
    ...before,
    shipping: 500_00,
    discount: 0,
    total: 1_02_500_00,
    lines: [
      { ...line, price: 51_000_00 },
      { id: '2', name: 'Aube', price: 9_000_00, quantity: 1 },
    ],
  }
  render(<ChangedTotal before={before} now={now} />)
  expect(rows()).toEqual([
    'Vane (2)before ₹1,00,000, now ₹1,02,000',
    'Insured shippingbefore Free, now ₹500',
    'Pointsbefore −₹2,000, now ₹0',
    'Aube₹9,000, new',
    'Totalbefore ₹98,000, now ₹1,02,500',
  ])
})

it('names a piece that is gone, and nothing if only the bag was touched', () => {
  const { rerender } = render(<ChangedTotal before={before} now={{ ...before, lines: [], total: 0 }} />)
  expect(rows()[0]).toBe('Vane (2)₹1,00,000, no longer in it')
  rerender(<ChangedTotal before={before} now={before} />)
  expect(screen.queryByRole('heading')).toBeNull()
})
