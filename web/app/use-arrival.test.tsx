import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useArrival } from './use-arrival.ts'

// What a browser has.
beforeEach(() => void vi.stubGlobal('PerformanceNavigationTiming', class {}))
afterEach(cleanup)

let go: NavigateFunction
const Pages = () => {
  go = useNavigate()
  useArrival(useLocation())
  return <h2 id="100%">Gold</h2>
}

it.each([
  ['#100%25', 'its encoded id'],
  ['#100%', 'an id that is no valid encoding'],
])('a link to %s scrolls to the heading of %s', (hash) => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  render(
    <MemoryRouter>
      <Pages />
    </MemoryRouter>,
  )
  act(() => void go(`/care${hash}`))
  expect(scrolled).toHaveBeenCalledOnce()
})
