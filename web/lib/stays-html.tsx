import { useEffect, useRef, useState, type ComponentType } from 'react'

/** So far below the window a part is fetched before it is reached. */
const AHEAD = '600px'

/**
 * A part low on a page that the server renders and the browser leaves as HTML. Its code is loaded when it comes near
 * the window, when its content changes, or at once if the server did not render it. Pass `written` only in the server's
 * build (`import.meta.env.SSR ? await load() : undefined`), so that no first script of a page contains the part.
 */
export const staysHtml = <P extends object>(
  written: ComponentType<P> | undefined,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> => {
  let loaded = written
  return function StaysHtml(props) {
    const place = useRef<HTMLDivElement>(null)
    const [first] = useState(() => new Map<string, unknown>(Object.entries(props)))
    const [Part, setPart] = useState(() => loaded)
    const isOther = Object.entries(props).some(([name, value]) => value !== first.get(name))
    useEffect(() => {
      const { current } = place
      if (Part || !current) return
      const fetch = () =>
        void load().then(
          (part) => {
            loaded = part
            setPart(() => part)
          },
          // What the server wrote stays.
          () => undefined,
        )
      if (isOther || !current.firstChild) return fetch()
      const watch = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          watch.disconnect()
          fetch()
        },
        { rootMargin: AHEAD },
      )
      watch.observe(current)
      return () => watch.disconnect()
    }, [Part, isOther])
    return Part ? (
      <div>
        <Part {...props} />
      </div>
    ) : (
      // React keeps the server's HTML when it hydrates this.
      <div ref={place} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
    )
  }
}
