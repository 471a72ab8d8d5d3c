import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EarlyStep } from '#web/lib/early-steps.ts'
import { sayAlive, SCRIPTS_META, START_SCRIPT } from './start.ts'

let painted: () => void
const frames: FrameRequestCallback[] = []
const frame = () => {
  for (const next of frames.splice(0)) next(0)
}
/** The element that the script would add to the head; it is not added, or the test's DOM would try to fetch it. */
let meta: HTMLMetaElement
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
  // The head also contains the styles of other files' pages.
  meta = document.createElement('meta')
  meta.name = SCRIPTS_META
  meta.content = '/entry.js /a.js /b.js'
  document.head.prepend(meta)
  new Function(START_SCRIPT)()
})
afterEach(() => {
  // A press ends what still listens to the window.
  window.dispatchEvent(new Event('pointerdown'))
  sayAlive(() => undefined)
  meta.remove()
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
    'at the first %s, whatever is still in flight, and only once',
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

describe('what is done before the page is alive is written down in its order', () => {
  const put = (markup: string) => {
    document.body.innerHTML = markup
  }
  const at = <E extends HTMLElement>(selector: string): E => {
    const found = document.querySelector<E>(selector)
    if (!found) throw new Error(`no ${selector}`)
    return found
  }
  const choose = (selector: string, value?: string) => {
    const control = at<HTMLInputElement>(selector)
    if (value === undefined) control.click()
    else {
      control.value = value
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  const steps = () => {
    const seen: EarlyStep[] = []
    sayAlive((all) => void seen.push(...all))
    return seen.map(([element, state]) => (state === undefined ? [element.id] : [element.id, state]))
  }

  it('choices, texts and presses; a text once, as it is at last', () => {
    put(`<input id="a" type="radio" name="m"><input id="b" type="radio" name="m" checked>
      <input id="gift" type="checkbox"><input id="words"><button id="add" type="button">Add</button>`)
    choose('#a')
    choose('#words', 'A')
    choose('#words', 'Asha')
    at('#add').click()
    choose('#gift')
    expect(steps()).toEqual([['a', true], ['words', 'Asha'], ['add'], ['gift', true]])
  })

  it('a press that waits can be seen until the page is alive', () => {
    put('<button id="add" type="button">Add</button><button id="other" type="button">Other</button>')
    const waiting = () => [...document.querySelectorAll('[data-kept]')].map(({ id }) => id)
    at('#add').click()
    expect(waiting()).toEqual(['add'])
    let replayed: string[] | undefined
    sayAlive(() => (replayed = waiting()))
    expect([replayed, waiting()]).toEqual([[], []])
  })

  it('impatience is one press, but each press of a counter counts', () => {
    put('<button id="add" type="button">Add</button><button id="more" type="button" data-each>+</button>')
    for (const id of ['#add', '#add', '#more', '#more', '#add']) at(id).click()
    expect(steps()).toEqual([['add'], ['more'], ['more'], ['add']])
  })

  it('a form that needs scripts waits for them; one that does not goes its way', () => {
    put('<form id="pin"></form><form id="filters" method="get"></form><form id="search" action="/s"></form>')
    const sent: string[] = []
    const here = (event: Event) => {
      sent.push(at(`#${(event.target as HTMLElement).id}`).id)
      event.preventDefault()
    }
    document.body.addEventListener('submit', here)
    for (const id of ['#pin', '#filters', '#search']) at<HTMLFormElement>(id).requestSubmit()
    document.body.removeEventListener('submit', here)
    expect(sent).toEqual(['filters', 'search'])
    expect(steps()).toEqual([['pin']])
  })

  it('a link that opens something on its page is a press; it is followed where the scripts do not come', () => {
    put(`<a id="picture" aria-haspopup="dialog" href="/picture"><i id="sign"></i></a><a id="size" aria-haspopup="dialog" href="/size">?</a>
      <a id="plain" href="/plain">Plain</a>`)
    const followed = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    const left = (selector: string, init?: MouseEventInit) =>
      at(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    expect([left('#sign'), left('#size', { ctrlKey: true })]).toEqual([false, true])
    vi.advanceTimersByTime(5999)
    expect(followed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(followed).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/picture$/))
    expect(steps()).toEqual([['picture']])
  })

  it('a link that was pressed is not followed once the page is alive', () => {
    put('<a id="picture" aria-haspopup="dialog" href="/picture">Enlarge</a>')
    const followed = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    at('#picture').click()
    expect(steps()).toEqual([['picture']])
    vi.advanceTimersByTime(60_000)
    expect(followed).not.toHaveBeenCalled()
  })

  it('letters typed after a press belong to what it opens; those of a control and shortcuts of the browser do not', () => {
    put(
      '<a id="search" aria-haspopup="dialog" href="/search">Search</a><input id="words"><button id="add">Add</button>',
    )
    const type = (selector: string, key: string, init?: KeyboardEventInit) =>
      at(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }))
    document.body.id = 'page'
    at('#search').click()
    type('#search', 'r')
    type('#page', 'i')
    type('#page', 'Enter')
    type('#page', 'c', { ctrlKey: true })
    type('#words', 'x')
    type('#add', ' ')
    expect(steps()).toEqual([['search'], ['page', 'r'], ['page', 'i']])
    document.body.removeAttribute('id')
  })

  it('no press reaches the page before the choices made earlier, and none is written down twice', () => {
    put('<button id="add" type="button">Add</button>')
    const heard = vi.fn<() => void>()
    at('#add').addEventListener('click', heard)
    at('#add').click()
    expect(heard).not.toHaveBeenCalled()
    expect(steps()).toEqual([['add']])
    at('#add').click()
    expect(heard).toHaveBeenCalledOnce()
    expect(steps()).toEqual([])
  })
})
