import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { GoContext, Link, type LinkProps } from './link.tsx'

afterEach(cleanup)

const go = vi.fn()

/** What a press on the link asks the app for. */
const pressed = (props: Partial<LinkProps>, how: MouseEventInit = {}) => {
  go.mockClear()
  render(
    <GoContext value={go}>
      <Link to="/product/p1" {...props}>
        Vane
      </Link>
    </GoContext>,
  )
  // jsdom opens no pages and reports each try: the last listener prevents it.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getByRole('link', { name: 'Vane' }), { button: 0, ...how })
  cleanup()
  return go.mock.calls
}

it('a press on a link opens the page without a page load, with its state', () => {
  expect(pressed({})).toEqual([['/product/p1', undefined]])
  expect(pressed({ state: { keepScroll: true } })).toEqual([['/product/p1', { keepScroll: true }]])
})

it.each([
  ['another tab', {}, { ctrlKey: true }],
  ['another tab on a Mac', {}, { metaKey: true }],
  ['another window', {}, { shiftKey: true }],
  ['a download', {}, { altKey: true }],
  ['the middle button', {}, { button: 1 }],
  ['a target', { target: '_blank' }, {}],
  ['another site', { to: 'https://example.org/' }, {}],
  ['another site by a bare host', { to: '//example.org/' }, {}],
  ['an e-mail', { to: 'mailto:house@example.org' }, {}],
  [
    'a handler that kept it',
    { onClick: (event: { preventDefault: () => void }) => event.preventDefault() },
    {},
  ],
] satisfies [string, Partial<LinkProps>, MouseEventInit][])(
  '%s is left to the browser',
  (_name, props, how) => {
    expect(pressed(props, how)).toEqual([])
  },
)
