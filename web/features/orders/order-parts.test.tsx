import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OrderBadge } from './order-parts.tsx'

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
