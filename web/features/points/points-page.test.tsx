import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Provider, type Client } from 'urql'
import { afterEach, describe, expect, it } from 'vitest'
import { fromValue } from 'wonka'
import { Component as PointsPage } from './points-page.tsx'

const open = (onTheWay: readonly { orderId: string | null; points: number; from: string | null }[]) => {
  const viewer = {
    id: 'a1',
    email: 'asha@example.com',
    emailVerified: true,
    points: { balance: 100, worth: 10_000, spendable: 100, onTheWay, total: 0, page: 1, entries: [] },
  }
  const answer = { data: { viewer }, stale: false, hasNext: false }
  const client = { executeQuery: () => fromValue(answer), suspense: false } as unknown as Client
  render(
    <Provider value={client}>
      <MemoryRouter initialEntries={['/points']}>
        <PointsPage />
      </MemoryRouter>
    </Provider>,
  )
}

describe('points that are on their way', () => {
  afterEach(cleanup)

  it('are apart from the balance, each with its order and the day from which it counts', () => {
    open([
      { orderId: 'o1', points: 96, from: '2026-12-09T18:30:00Z' },
      { orderId: 'o2', points: 33, from: null },
    ])
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Earned with an order', 'Yours from 10 December 2026', '+96'],
      ['Earned with an order', 'Yours when the time for returns has passed', '+33'],
    ])
    expect(
      screen.getAllByRole('link', { name: 'Earned with an order' }).map((link) => link.getAttribute('href')),
    ).toEqual(['/order/o1', '/order/o2'])
    screen.getByText('100')
  })

  it('have no heading while there are none', () => {
    open([])
    screen.getByRole('heading', { name: 'Every line' })
    expect(screen.queryByRole('heading', { name: 'On their way' })).toBeNull()
  })
})
