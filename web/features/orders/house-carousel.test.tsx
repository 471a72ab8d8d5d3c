import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CAROUSEL_MS, PictureCarousel } from './house-carousel.tsx'

const pictures = Array.from({ length: 11 }, (_, index) => ({
  background: (index % 8) + 1,
  media: { url: `/media/${index}.webp`, alt: '', width: 800, height: 800 },
}))

type Seen = (entries: { isIntersecting: boolean }[]) => void
let seen: Seen
let calm = false

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const onScreen = (isIntersecting: boolean) => act(() => seen([{ isIntersecting }]))
const place = () => screen.getByRole('list').style.getPropertyValue('--at')

describe('specification section 9: carousel of 11 pictures, 2 seconds each', () => {
  beforeEach(() => {
    calm = false
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
    vi.stubGlobal('matchMedia', () => ({ matches: calm }))
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('turns every 2000 ms while it is seen, and begins again after the eleventh', () => {
    expect(CAROUSEL_MS).toBe(2000)
    render(<PictureCarousel pictures={pictures} instagram="https://social.test/house" />)
    wait(4000)
    expect(place()).toBe('0')
    onScreen(true)
    wait(1999)
    expect(place()).toBe('0')
    wait(1)
    expect(place()).toBe('1')
    wait(10 * CAROUSEL_MS)
    expect(place()).toBe('0')
    onScreen(false)
    wait(4000)
    expect(place()).toBe('0')
  })

  it('stops on demand, under the pointer, on focus and for calm motion', () => {
    const { unmount } = render(<PictureCarousel pictures={pictures} instagram={undefined} />)
    onScreen(true)
    const box = screen.getByRole('region', { name: 'Pictures of the house' })
    fireEvent.mouseEnter(box)
    wait(4000)
    expect(place()).toBe('0')
    fireEvent.mouseLeave(box)
    wait(2000)
    expect(place()).toBe('1')
    fireEvent.click(screen.getByRole('button', { name: 'Pause pictures' }))
    wait(4000)
    expect(place()).toBe('1')
    expect(screen.getByRole('button', { name: 'Play pictures' }).getAttribute('aria-pressed')).toBe('true')
    unmount()
    calm = true
    render(<PictureCarousel pictures={pictures} instagram={undefined} />)
    onScreen(true)
    wait(4000)
    expect(place()).toBe('0')
  })

  it("leads to the house's pictures: 'Follow us on instagram'", () => {
    render(<PictureCarousel pictures={pictures} instagram="https://social.test/house" />)
    expect(screen.getByRole('link', { name: 'Follow us on instagram' }).getAttribute('href')).toBe(
      'https://social.test/house',
    )
  })
})
