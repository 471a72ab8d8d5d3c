import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FilterDrawer } from './filter-drawer.tsx'
import type { Filters } from './filter-state.ts'
import type { SortId } from './sorts.ts'

const open = (applied: Filters = {}, canSort = true, usual?: SortId) => {
  const onApply = vi.fn<(filters: Filters) => void>()
  const Page = () => {
    const [shown, setShown] = useState(true)
    return (
      <>
        <button onClick={() => setShown(true)}>Open</button>
        <FilterDrawer
          open={shown}
          applied={applied}
          canSort={canSort}
          usual={usual}
          priceSteps={[10_000, 20_000, 30_000, 40_000, 50_000].map((rupees) => rupees * 100)}
          onApply={(filters) => {
            onApply(filters)
            setShown(false)
          }}
          onClose={() => setShown(false)}
        />
      </>
    )
  }
  render(<Page />)
  return { onApply, user: userEvent.setup() }
}
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(
    (input) => `${input.name}=${input.value}`,
  )

afterEach(cleanup)

describe('specification section 2: Filter & Sorting drawer', () => {
  it('has three collapsible sections, DISPLAY RESULTS and Clear All', async () => {
    const { user } = open()
    const drawer = within(screen.getByRole('dialog', { name: 'Filter & Sorting' }))
    const sections = ['Sort By', 'Price', 'Top Collection'].map((name) =>
      drawer.getByRole('button', { name }),
    )
    expect(sections.map((section) => section.getAttribute('aria-expanded'))).toEqual(['true', 'true', 'true'])
    expect(drawer.getByRole('button', { name: 'DISPLAY RESULTS' })).toBeTruthy()
    expect(drawer.getByRole('button', { name: 'Clear All' })).toBeTruthy()
    await user.click(drawer.getByRole('button', { name: 'Price' }))
    expect(drawer.getByRole('button', { name: 'Price' }).getAttribute('aria-expanded')).toBe('false')
  })

  it('offers no sort that the backend lacks', () => {
    open({}, false)
    expect(screen.queryByRole('button', { name: 'Sort By' })).toBeNull()
    expect(screen.queryByLabelText('Best Seller')).toBeNull()
  })
})

describe('specification section 4: filter drawer', () => {
  it('opening copies the applied filters into a draft', () => {
    open({ sort: 'recommended', price: '50000-', top: true })
    expect(chosen()).toEqual(['sort=recommended', 'price=50000-', 'top=1'])
  })

  it('sort and price are single-choice, Top Collection is a toggle', async () => {
    const { user } = open()
    for (const label of ['Best Seller', 'New Arrivals']) await user.click(screen.getByLabelText(label))
    for (const label of [/^Below 10,000/, /^Between 10k-20k/]) await user.click(screen.getByLabelText(label))
    const top = screen.getByLabelText(/top collection/)
    await user.click(top)
    expect(chosen()).toEqual(['sort=new-arrivals', 'price=10000-19999', 'top=1'])
    await user.click(top)
    expect(chosen()).toEqual(['sort=new-arrivals', 'price=10000-19999'])
  })

  it('marks the sort that the list has by itself, and choosing it again is not a choice', async () => {
    const { user, onApply } = open({}, true, 'recommended')
    expect(chosen()).toEqual(['sort=recommended'])
    await user.click(screen.getByLabelText('Price Low to High'))
    await user.click(screen.getByLabelText('Recommended'))
    await user.click(screen.getByRole('button', { name: 'DISPLAY RESULTS' }))
    expect(onApply).toHaveBeenCalledExactlyOnceWith({})
  })

  it('DISPLAY RESULTS applies the draft', async () => {
    const { user, onApply } = open({ price: '0-9999' })
    await user.click(screen.getByLabelText('Price Low to High'))
    expect(onApply).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'DISPLAY RESULTS' }))
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ sort: 'price-asc', price: '0-9999' })
  })

  it('Clear All empties the draft and applies nothing by itself', async () => {
    const { user, onApply } = open({ sort: 'recommended', price: '0-9999', top: true })
    await user.click(screen.getByRole('button', { name: 'Clear All' }))
    expect(chosen()).toEqual([])
    expect(onApply).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'DISPLAY RESULTS' }))
    expect(onApply).toHaveBeenCalledExactlyOnceWith({})
  })

  it('closing without applying discards the draft', async () => {
    const { user, onApply } = open({ sort: 'recommended' })
    await user.click(screen.getByLabelText('Price High to Low'))
    await user.click(screen.getByRole('button', { name: 'Close without applying' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(chosen()).toEqual(['sort=recommended'])
    expect(onApply).not.toHaveBeenCalled()
  })
})
