import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactElement } from 'react'

/** So far below the window a part is fetched before it is reached. */
const AHEAD = '600px'

const reachable = (place: HTMLElement) => [
  ...place.querySelectorAll<HTMLElement>('a,button,summary,input,select'),
]
const sections = (place: HTMLElement) => [...place.querySelectorAll('details')]

/**
 * What was done to the server's HTML, by the places of its elements: the way to do it again to what the part's code
 * makes of the same content. `pressed` is a button.
 */
const touchedIn = (place: HTMLElement, pressed: HTMLElement | null) => {
  const [before, focus] = [reachable(place), document.activeElement]
  const focused = before.findIndex((element) => element === focus)
  const again = pressed ? before.indexOf(pressed) : -1
  const open = sections(place).map((section) => section.open)
  return () => {
    for (const [index, section] of sections(place).entries()) section.open = open[index] ?? section.open
    const now = reachable(place)
    now[focused]?.focus({ preventScroll: true })
    now[again]?.click()
  }
}

const Nothing = () => null

interface StaysHtml<P> {
  (props: P): ReactElement
  /** For the loader of a page that the browser renders: the part comes with the page, not after it. */
  ready: () => Promise<unknown>
}

/**
 * A part low on a page that the server renders and the browser leaves as HTML. Its code is loaded when its content
 * changes, at once if the server did not render it, and where it has behaviour (`near`) also when it comes near the
 * window or a button in it is pressed; what was done to the HTML is then done again. Pass `written` only in the
 * server's build (`import.meta.env.SSR ? await load() : undefined`), so that no first script of a page contains the part.
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
    const again = useRef<() => void>(undefined)
    const [first] = useState(() => new Map<string, unknown>(Object.entries(props)))
    const [Part, setPart] = useState(() => loaded)
    const isOther = Object.entries(props).some(([name, value]) => value !== first.get(name))
    useEffect(() => {
      const { current } = place
      if (Part || !current) return undefined
      const fetch = () =>
        void code().then(
          (part) => {
            again.current ??= touchedIn(current, pressed.current)
            setPart(() => part)
          },
          // What the server wrote stays, unless it is no longer so.
          () => isOther && setPart(() => Nothing),
        )
      // In development styles come with their scripts.
      if (isOther || !current.firstChild || import.meta.env.DEV) fetch()
      if (!near) return undefined
      const press = ({ target }: Event) => {
        pressed.current = target instanceof Element ? target.closest('button') : null
        if (pressed.current) fetch()
      }
      const watch = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) fetch()
        },
        { rootMargin: AHEAD },
      )
      current.addEventListener('click', press)
      watch.observe(current)
      return () => {
        current.removeEventListener('click', press)
        watch.disconnect()
      }
    }, [Part, isOther])
    useLayoutEffect(() => {
      again.current?.()
      again.current = undefined
    }, [Part])
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
