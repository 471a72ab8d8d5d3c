import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sayAlive, sayListening, SCRIPTS_META, START_SCRIPT } from './start.ts'

let painted: () => void
const frames: FrameRequestCallback[] = []
const frame = () => {
  for (const next of frames.splice(0)) next(0)
}
/** What the script puts into the head; it is not put there, or the DOM of the test would try to fetch it. */
let put: Element[]
const started = () =>
  put.flatMap((one) => (one instanceof HTMLScriptElement ? new URL(one.src).pathname : []))
const fetched = () => put.flatMap((one) => (one instanceof HTMLLinkElement ? new URL(one.href).pathname : []))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        painted = callback
      }
      observe() {}
    },
  )
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => frames.push(next))
  put = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    put.push(...nodes.filter((node) => node instanceof Element))
  })
  document.head.innerHTML = `<meta name="${SCRIPTS_META}" content="/entry.js /a.js /b.js">`
  new Function(START_SCRIPT)()
})
afterEach(() => {
  // What still listens to the window ends with a press.
  window.dispatchEvent(new Event('pointerdown'))
  sayAlive()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  frames.length = 0
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the scripts start after the first paint', () => {
  it('once everything is loaded and painted, the entry with all that it needs in one hop', () => {
    window.dispatchEvent(new Event('load'))
    frame()
    frame()
    expect(started()).toEqual([])
    painted()
    expect(started()).toEqual(['/entry.js'])
    expect(fetched()).toEqual(['/a.js', '/b.js'])
  })

  it('not before the load event', () => {
    painted()
    frame()
    expect(started()).toEqual([])
  })

  it.each(['pointerdown', 'keydown'])(
    'at the first %s, whatever is still on its way, and only once',
    (kind) => {
      window.dispatchEvent(new Event(kind))
      window.dispatchEvent(new Event(kind))
      expect(started()).toEqual(['/entry.js'])
    },
  )

  it('after 2 s at the latest', () => {
    vi.advanceTimersByTime(1999)
    expect(started()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(started()).toEqual(['/entry.js'])
  })
})

describe('a button pressed before the page is alive', () => {
  const button = (markup: string) => {
    document.body.innerHTML = markup
    const found = document.querySelector('button')
    if (!found) throw new Error('no button')
    const pressed = vi.fn<() => void>()
    return { found, pressed, live: () => found.addEventListener('click', pressed) }
  }

  it('is pressed again once it is', () => {
    const { found, pressed, live } = button('<button type="button">Menu</button>')
    found.click()
    live()
    sayAlive()
    expect(pressed).toHaveBeenCalledOnce()
    sayAlive()
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('is not, when React heard it', () => {
    const { found, pressed, live } = button('<button type="button">Menu</button>')
    sayListening()
    live()
    found.click()
    sayAlive()
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('is not, when another was pressed that React heard', () => {
    const { found, pressed, live } = button('<button type="button">Menu</button><a href="#x">x</a>')
    found.click()
    sayListening()
    document.querySelector('a')?.click()
    live()
    sayAlive()
    expect(pressed).not.toHaveBeenCalled()
  })

  it('is not, when something else was pressed since, or when it sends a form', () => {
    const { found, pressed, live } = button('<button type="button">Menu</button><a href="#x">x</a>')
    found.click()
    document.querySelector('a')?.click()
    live()
    sayAlive()
    expect(pressed).not.toHaveBeenCalled()
    const form = button('<button>Send</button>')
    form.found.click()
    form.live()
    sayAlive()
    expect(form.pressed).not.toHaveBeenCalled()
  })
})
