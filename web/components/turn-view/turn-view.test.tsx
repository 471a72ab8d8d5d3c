import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TurnView } from './turn-view.tsx'

/** Replaces the browser's loader: every frame arrives, or none does. */
let arrives = true
const asked: string[] = []
class Loader {
  onload?: () => void
  onerror?: () => void
  set src(url: string) {
    asked.push(url)
    queueMicrotask(() => (arrives ? this.onload?.() : this.onerror?.()))
  }
}

beforeEach(() => {
  asked.length = 0
  arrives = true
  vi.stubGlobal('Image', Loader)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const still = { url: '/media/anneau-0.webp', width: 960, height: 960 }
const open = () => {
  render(
    <TurnView
      name="Anneau"
      spin={{ url: '/media/spin/anneau-%d.webp', count: 24 }}
      still={still}
      background={3}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Turn the piece' }))
  return screen.findByRole('slider')
}

describe('turn view', () => {
  it('loads no frame before somebody asks to turn the piece', async () => {
    render(<TurnView name="Anneau" spin={{ url: '/f-%d.webp', count: 24 }} still={still} background={3} />)
    expect(asked).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Turn the piece' }))
    await screen.findByRole('slider')
    expect(asked.length).toBe(24)
  })

  it('turns by keyboard, by buttons and all the way round', async () => {
    const slider = await open()
    expect(document.activeElement).toBe(slider)
    fireEvent.keyDown(slider, { key: 'ArrowRight' })
    expect(slider.getAttribute('aria-valuenow')).toBe('15')
    fireEvent.click(screen.getByRole('button', { name: 'Turn left' }))
    fireEvent.click(screen.getByRole('button', { name: 'Turn left' }))
    expect(slider.getAttribute('aria-valuetext')).toBe('345 degrees')
    fireEvent.keyDown(slider, { key: 'Home' })
    expect(slider.getAttribute('aria-valuenow')).toBe('0')
  })

  it('follows a drag', async () => {
    const slider = await open()
    fireEvent.pointerDown(slider, { clientX: 100, pointerId: 1 })
    fireEvent.pointerMove(slider, { clientX: 220, pointerId: 1 })
    fireEvent.pointerUp(slider, { clientX: 220, pointerId: 1 })
    expect(slider.getAttribute('aria-valuenow')).toBe('90')
  })

  it('keeps the picture and offers to try again when frames do not arrive', async () => {
    arrives = false
    render(<TurnView name="Anneau" spin={{ url: '/f-%d.webp', count: 24 }} still={still} background={3} />)
    fireEvent.click(screen.getByRole('button', { name: 'Turn the piece' }))
    await screen.findByText('The turning view did not load.')
    arrives = true
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('slider')
  })
})
