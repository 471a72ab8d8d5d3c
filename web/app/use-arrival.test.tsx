import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useArrival } from './use-arrival.ts'

// Which every browser has.
beforeEach(() => void vi.stubGlobal('PerformanceNavigationTiming', Event))
afterEach(cleanup)

const Pages = ({ hash }: { hash: string }) => {
  const navigate = useNavigate()
  useArrival(useLocation())
  return (
    <>
      <button type="button" onClick={() => void navigate(`/care${hash}`)}>
        Care
      </button>
      <h2 id="100%">Gold</h2>
    </>
  )
}

it.each([
  ['#100%25', 'its encoded id'],
  ['#100%', 'an id that is no valid encoding'],
])('a link to %s scrolls to the heading of %s', (hash) => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  render(
    <MemoryRouter>
      <Pages hash={hash} />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(scrolled).toHaveBeenCalledOnce()
})
