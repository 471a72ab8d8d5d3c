import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { createClient, Provider } from 'urql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeFragmentData } from '#web/gql/components/fragment-masking.ts'
import { setPicturesPaused } from './paused-pictures.ts'
import { PictureFragment } from '#web/components/picture/picture-fragment.ts'
import { anyTurns, ProductCard, ProductCardFragment } from './product-card.tsx'

/** Nobody is signed in here, so no query is sent. */
const client = createClient({ url: '/graphql', preferGetMethod: false, exchanges: [] })

type Seen = (entries: { isIntersecting: boolean }[]) => void
let seen: Seen

const media = (url: string) =>
  makeFragmentData({ url, alt: 'A ring', width: 960, height: 960, avif: null, webp: null }, PictureFragment)

const piece = (pictures: number, stock = 3) =>
  makeFragmentData(
    {
      id: 'p1',
      name: 'Cèdre',
      subtitle: 'A ruby between two diamonds',
      price: 18_640_900,
      images: [],
      material: ['Gold'],
      metalType: [],
      makingDays: 9,
      stock,
      media: Array.from({ length: pictures }, (_, n) => media(`/media/${n}.webp`)),
    },
    ProductCardFragment,
  )

const card = (pictures: number, stock = 3) => {
  const product = piece(pictures, stock)
  return render(
    <Provider value={client}>
      <MemoryRouter>
        <ul>
          <ProductCard product={product} background={3} />
        </ul>
      </MemoryRouter>
    </Provider>,
  )
}

/** The index of the picture that is shown, by its mark. */
const shown = (container: HTMLElement) =>
  [...container.querySelectorAll('i')].findIndex((mark) => mark.className !== '')
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const onScreen = (isIntersecting: boolean) => act(() => seen([{ isIntersecting }]))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Seen) {
        seen = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  cleanup()
  act(() => setPicturesPaused(false))
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('specification section 2: product cards', () => {
  it('show the picture, the name and the price with a rupee sign, and open /product/{id}', () => {
    card(1)
    expect(screen.getByRole('img', { name: 'A ring' })).toBeTruthy()
    expect(screen.getByText('₹1,86,409')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Cèdre' }).getAttribute('href')).toBe('/product/p1')
  })
})

it('a piece of which there is none says so', () => {
  card(1, 0)
  expect(screen.getByText('Sold')).toBeTruthy()
  cleanup()
  card(1)
  expect(screen.queryByText('Sold')).toBeNull()
})

describe('specification section 4: card carousel', () => {
  it('advances every 2000 ms and wraps around', () => {
    const { container } = card(3)
    onScreen(true)
    const places = [shown(container)]
    for (let turn = 0; turn < 3; turn++) {
      wait(2000)
      places.push(shown(container))
    }
    expect(places).toEqual([0, 1, 2, 0])
  })

  it('does not turn before 2000 ms', () => {
    const { container } = card(2)
    onScreen(true)
    wait(1999)
    expect(shown(container)).toBe(0)
  })

  it('has no clock when a card has one picture', () => {
    card(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fetches only the first picture until the card is on the screen', () => {
    const { container } = card(3)
    expect(container.querySelectorAll('img')).toHaveLength(1)
    onScreen(true)
    expect(container.querySelectorAll('img')).toHaveLength(2)
  })
})

describe('pictures stop', () => {
  const still = (stop: (container: HTMLElement) => void) => {
    const { container } = card(2)
    onScreen(true)
    stop(container)
    wait(10_000)
    return shown(container)
  }

  it('on hover, and go on afterwards', () => {
    const { container } = card(2)
    const item = screen.getByRole('listitem')
    onScreen(true)
    fireEvent.pointerEnter(item)
    wait(10_000)
    expect(shown(container)).toBe(0)
    fireEvent.pointerLeave(item)
    wait(2000)
    expect(shown(container)).toBe(1)
  })

  it('on focus', () => {
    expect(still(() => fireEvent.focus(screen.getByRole('link')))).toBe(0)
  })

  it('off the screen', () => {
    expect(still(() => onScreen(false))).toBe(0)
  })

  it("by 'Pause pictures', remembered for the visit", () => {
    expect(still(() => act(() => setPicturesPaused(true)))).toBe(0)
    expect(sessionStorage.getItem('pictures-paused')).toBe('1')
  })

  it('under prefers-reduced-motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const observe = vi.fn()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = observe
        disconnect() {}
      },
    )
    card(2)
    expect(observe).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the wishlist: the ribbon of a card', () => {
  it('keeps the piece on this device and lets it go again', async () => {
    localStorage.clear()
    card(1)
    const ribbon = screen.getByRole('button', { name: 'Add Cèdre to my wishlist' })
    expect(ribbon.getAttribute('aria-pressed')).toBe('false')
    await act(async () => fireEvent.click(ribbon))
    expect(ribbon.getAttribute('aria-pressed')).toBe('true')
    expect(localStorage.getItem('wishlist')).toBe('["p1"]')
    await act(async () => fireEvent.click(ribbon))
    expect(ribbon.getAttribute('aria-pressed')).toBe('false')
    expect(localStorage.getItem('wishlist')).toBe('[]')
  })
})

it('pictures can be paused where a piece has more than one', () => {
  expect([anyTurns([piece(1), piece(1)]), anyTurns([piece(1), piece(2)]), anyTurns([])]).toEqual([
    false,
    true,
    false,
  ])
})
