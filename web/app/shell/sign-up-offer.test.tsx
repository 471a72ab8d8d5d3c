import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PointsRuleContext } from '#web/lib/offered.ts'
import { announceSessionChange } from '#web/lib/session.ts'
import { SignUpOffer } from './sign-up-offer.tsx'
import { DISMISSED_KEY, forgetDismissal, mayOffer, OFFER_AFTER_MS, OFFER_BEYOND_PX } from './sign-up-rules.ts'

const RULE = { welcome: 100, worth: 100, paidPerPoint: 100_000, mostPercent: 10 }
const offer = (pathname: string, rule: typeof RULE | null = RULE) =>
  render(
    <MemoryRouter>
      <PointsRuleContext value={rule}>
        <SignUpOffer pathname={pathname} />
      </PointsRuleContext>
    </MemoryRouter>,
  )
const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const popup = async () => {
  // The popup's script is loaded lazily.
  await act(() => import('./sign-up-popup.tsx'))
  await wait(50)
  return screen.queryByRole('dialog', { name: 'Get 100 points' })
}

describe('specification 2: sign-up popup', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    document.cookie = 'signed_in=; max-age=0'
    announceSessionChange()
    scrollTo(0)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('waits for 10 seconds and 800 px', () => {
    expect([OFFER_AFTER_MS, OFFER_BEYOND_PX]).toEqual([10_000, 800])
  })
  it('comes after 10 s and a scroll beyond 800 px', async () => {
    offer('/')
    await act(async () => scrollTo(801))
    await wait(9_900)
    expect(await popup()).toBeNull()
    await wait(100)
    expect(await popup()).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Create My Account' }).getAttribute('href')).toBe('/create')
  })
  it('does not come after 10 s at 800 px', async () => {
    offer('/')
    await wait(10_000)
    await act(async () => scrollTo(800))
    expect(await popup()).toBeNull()
    await act(async () => scrollTo(801))
    expect(await popup()).not.toBeNull()
  })
  it('does not come where a new account is given nothing', async () => {
    for (const rule of [null, { ...RULE, welcome: 0 }]) {
      offer('/', rule)
      await wait(10_000)
      await act(async () => scrollTo(801))
      expect(await popup()).toBeNull()
      cleanup()
    }
  })
  it('says what one is worth', async () => {
    offer('/', { ...RULE, worth: 250 })
    await wait(10_000)
    await act(async () => scrollTo(801))
    expect((await popup())?.textContent).toContain('A point is worth ₹2.50 on your first piece.')
  })
  it('does not cover the answer to a form', async () => {
    offer('/')
    const { container } = render(
      <main>
        <form>
          <input />
        </form>
      </main>,
    )
    await act(async () =>
      container.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true })),
    )
    await wait(10_000)
    await act(async () => scrollTo(801))
    expect(await popup()).toBeNull()
  })
  it('counts its 10 s on each page: a piece that was pressed is seen before the offer', async () => {
    const { rerender } = offer('/')
    const at = (pathname: string) => (
      <MemoryRouter>
        <PointsRuleContext value={RULE}>
          <SignUpOffer pathname={pathname} />
        </PointsRuleContext>
      </MemoryRouter>
    )
    await act(async () => scrollTo(801))
    await wait(9_000)
    rerender(at('/product/1'))
    await wait(2_000)
    expect(await popup()).toBeNull()
    await wait(8_000)
    expect(await popup()).not.toBeNull()
  })
  it('does not cover the answer to a press', async () => {
    offer('/')
    render(
      <main>
        <button type="button">Add to bag</button>
      </main>,
    )
    await act(async () => screen.getByRole('button', { name: 'Add to bag' }).click())
    await wait(10_000)
    await act(async () => scrollTo(801))
    expect(await popup()).toBeNull()
  })
  it('does not come while keys move the page, and comes once a pointer does', async () => {
    offer('/')
    await wait(10_000)
    const send = (event: Event) => act(async () => document.body.dispatchEvent(event))
    await send(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    await act(async () => scrollTo(801))
    expect(await popup()).toBeNull()
    await send(new Event('wheel', { bubbles: true }))
    await act(async () => scrollTo(802))
    expect(await popup()).not.toBeNull()
  })
  it('does not cover a dialog that is open', async () => {
    offer('/')
    const { unmount } = render(<div role="dialog" aria-modal="true" aria-label="Find your size" />)
    await wait(10_000)
    await act(async () => scrollTo(801))
    expect(await popup()).toBeNull()
    unmount()
    await act(async () => scrollTo(802))
    expect(await popup()).not.toBeNull()
  })
  it.each(['/login', '/create', '/appointment', '/track', '/search', '/success'])(
    'never comes on %s',
    async (pathname) => {
      offer(pathname)
      await act(async () => scrollTo(2000))
      await wait(20_000)
      expect(await popup()).toBeNull()
    },
  )
  it('never comes to somebody who is signed in', async () => {
    document.cookie = 'signed_in=1'
    offer('/')
    await act(async () => scrollTo(2000))
    await wait(20_000)
    expect(await popup()).toBeNull()
  })
  it('closing stores the flag, and the popup stays away', async () => {
    offer('/')
    await act(async () => scrollTo(2000))
    await wait(10_000)
    await popup()
    await act(async () => screen.getByRole('button', { name: 'Close' }).click())
    expect(localStorage.getItem(DISMISSED_KEY)).toBe('1')
    await wait(2_000)
    await act(async () => scrollTo(2500))
    expect(await popup()).toBeNull()
  })
  it('the flag is cleared at app start', () => {
    localStorage.setItem(DISMISSED_KEY, '1')
    forgetDismissal()
    expect(localStorage.getItem(DISMISSED_KEY)).toBeNull()
    expect(mayOffer({ signedIn: false, pathname: '/', dismissed: true })).toBe(false)
  })
})
