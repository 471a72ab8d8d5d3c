import { useEffect, useRef, useState, type ComponentType } from 'react'

/** So far below the window a part is fetched before it is reached. */
const AHEAD = '600px'

/**
 * A part low on a page that the server writes and the browser leaves as it is: its code is fetched when the window comes
 * near, when the part is given something else to show, or at once where no server wrote it. Give `written` in the server's
 * build alone (`import.meta.env.SSR ? await load() : undefined`): then no first script of a page holds the part.
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
      // React keeps what stands here where it hydrates it.
      <div ref={place} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
    )
  }
}
