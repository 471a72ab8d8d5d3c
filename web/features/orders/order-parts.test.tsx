import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { NextStep, OrderBadge } from './order-parts.tsx'

afterEach(cleanup)

it.each([
  ['paid', 'PAID', 'paid'],
  ['Delivered', 'DELIVERED', 'delivered'],
  ['Processing', 'PROCESSING', 'other'],
  ['On the moon', 'ON THE MOON', 'other'],
])('specification section 4, order status: %s', (status, words, tone) => {
  render(<OrderBadge status={status} />)
  expect(screen.getByText(words).dataset.tone).toBe(tone)
})

it('after asking for a return the page says what comes next, until it is over', () => {
  const at = '2026-11-20T10:00:00Z'
  const asked = { kind: 'RETURN_REQUESTED', at, note: null } as const
  const { rerender, container } = render(<NextStep events={[asked]} />)
  screen.getByText(/write to you\. Please keep the pieces until then\.$/)
  rerender(<NextStep events={[asked, { kind: 'RETURN_APPROVED', at, note: null }]} />)
  screen.getByText(/^Please put what comes back into its box/)
  // A parcel that was refused at the door is not with the shopper.
  const taken = { kind: 'RETURN_APPROVED', at, note: null } as const
  rerender(<NextStep events={[asked, taken, { kind: 'REFUNDED', at, note: null }, taken]} />)
  screen.getByText(/^As agreed, we are taking pieces back/)
  rerender(<NextStep events={[asked, { kind: 'REFUNDED', at, note: null }]} />)
  expect(container.textContent).toBe('')
})
