import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import badge from '#web/ui/badge/badge.module.css'
import { OrderBadge } from './order-parts.tsx'

afterEach(cleanup)

it.each([
  ['paid', 'PAID', badge.paid],
  ['Delivered', 'DELIVERED', badge.delivered],
  ['Processing', 'PROCESSING', badge.other],
  ['On the moon', 'ON THE MOON', badge.other],
])('specification section 4, order status: %s', (status, words, tone) => {
  render(<OrderBadge status={status} />)
  expect(tone).toBeTruthy()
  expect(screen.getByText(words).classList).toContain(tone)
})
