import { useEffect, useRef, useState, type ComponentType, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { changedControls, controlsIn, redo } from './early-steps.ts'

/** The distance below the window at which a part is fetched. */
const AHEAD = '600px'

const reachable = (place: HTMLElement) => [
  ...place.querySelectorAll<HTMLElement>('a,button,summary,input,select'),
]
const sections = (place: HTMLElement) => [...place.querySelectorAll('details')]
/** The editable value of an element; undefined if it cannot be typed into. */
const caretOf = (element: Element | null) =>
  element instanceof HTMLInputElement && element.selectionStart !== null
    ? ([element.selectionStart, element.selectionEnd] as const)
    : undefined

/**
 * Remembers what the shopper did to the server's HTML: sections opened, fields filled, where the focus is. Returns a
 * function that does the same to the HTML that the part's code has made in its place. `pressed` is a button.
 */
const touchedIn = (place: HTMLElement, pressed: HTMLElement | null) => {
  const [before, focus] = [reachable(place), document.activeElement]
  const focused = before.findIndex((element) => element === focus)
  const caret = caretOf(focus)
  const again = pressed ? before.indexOf(pressed) : -1
  const open = sections(place).map((section) => section.open)
  const [fields, written] = [controlsIn(place), new Map(changedControls(place))]
  return () => {
    for (const [index, section] of sections(place).entries()) section.open = open[index] ?? section.open
    for (const [index, field] of controlsIn(place).entries()) {
      const state = written.get(fields[index] ?? field)
      if (state !== undefined) flushSync(() => redo([field, state]))
    }
    const now = reachable(place)
    const active = now[focused]
    active?.focus({ preventScroll: true })
    if (caret && active instanceof HTMLInputElement) active.setSelectionRange(...caret)
    now[again]?.click()
  }
}

/** Parts in whose HTML something was typed or chosen, and whose code is still loading. */
const unread = new Set<Promise<unknown>>()

/**
 * Resolves once what was typed into parts whose code was still loading has been read; rejects if it cannot be.
 * Undefined if nothing waits. Code that submits the content of such a part must wait for this.
 */
export const whenRead = (): Promise<unknown> | undefined =>
  unread.size > 0 ? Promise.all(unread) : undefined

const Nothing = () => null

interface StaysHtml<P> {
  (props: P): ReactElement
  /** For the loader of a page that the browser renders: the part arrives with the page, not after it. */
  ready: () => Promise<unknown>
}

/**
 * A part low on a page that the server renders and the browser leaves as HTML. Its code is loaded when its content
 * changes, or at once if the server did not render it; if it has behaviour (`near`), also when it comes near the window
 * or a button in it is pressed. What was done to the HTML is then repeated. Pass `written` only in the server's build
 * (`import.meta.env.SSR ? await load() : undefined`), so that no first script of a page contains the part.
 */
export const staysHtml = <P extends object>(
  written: ComponentType<P> | undefined,
  load: () => Promise<ComponentType<P>>,
  { near = true } = {},
): StaysHtml<P> => {
  let loaded = written
  const code = async () => (loaded ??= await load())

  const Stays = (props: P) => {
    const place = useRef<HTMLDivElement>(null)
    const pressed = useRef<HTMLElement>(null)
    const coming = useRef<Promise<void>>(undefined)
    const composing = useRef(false)
    const [first] = useState(() => new Map<string, unknown>(Object.entries(props)))
    const [Part, setPart] = useState(() => loaded)
    const isOther = Object.entries(props).some(([name, value]) => value !== first.get(name))
    useEffect(() => {
      const { current } = place
      if (Part || !current) return undefined
      const arrive = async () => {
        const part = await code()
        // The word that an input method is composing would be lost with its field.
        if (composing.current)
          await new Promise((done) => current.addEventListener('compositionend', done, { once: true }))
        const again = touchedIn(current, pressed.current)
        flushSync(() => setPart(() => part))
        again()
      }
      const fetch = () =>
        (coming.current ??= arrive().catch((error: unknown) => {
          coming.current = undefined
          throw error
        }))
      // If it cannot be fetched, the server's HTML stays, unless it is no longer true.
      const show = () => void fetch().catch(() => isOther && setPart(() => Nothing))
      // In development styles come with their scripts.
      if (isOther || !current.firstChild || import.meta.env.DEV) show()
      if (!near) return undefined
      const press = ({ target }: Event) => {
        pressed.current = target instanceof Element ? target.closest('button') : null
        if (pressed.current) show()
      }
      const write = (event: Event) => {
        composing.current = event instanceof InputEvent && event.isComposing
        const reading = fetch()
        unread.add(reading)
        void reading.catch(() => {}).then(() => unread.delete(reading))
      }
      const watch = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) show()
        },
        { rootMargin: AHEAD },
      )
      const heard = { click: press, input: write, compositionend: () => (composing.current = false) }
      for (const [kind, hear] of Object.entries(heard)) current.addEventListener(kind, hear)
      watch.observe(current)
      return () => {
        for (const [kind, hear] of Object.entries(heard)) current.removeEventListener(kind, hear)
        watch.disconnect()
      }
    }, [Part, isOther])
    return Part ? (
      <div ref={place}>
        <Part {...props} />
      </div>
    ) : (
      // React keeps the server's HTML when it hydrates this.
      <div ref={place} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
    )
  }
  return Object.assign(Stays, { ready: () => code().catch(() => undefined) })
}
