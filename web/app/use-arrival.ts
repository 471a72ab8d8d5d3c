import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType, type Location } from 'react-router-dom'
import { announceTitle } from '#web/ui/announcer.ts'

const STORE = 'scroll'

const isPlace = (kept: unknown): kept is [string, number] =>
  Array.isArray(kept) && typeof kept[0] === 'string' && typeof kept[1] === 'number'

/** Where the shopper left each page of this visit. Its first reading may wait for another process. */
const load = (): Map<string, number> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '[]')
    return new Map(Array.isArray(kept) ? kept.filter(isPlace) : [])
  } catch {
    return new Map()
  }
}

/** The id that a hash names: as it is written, if it is no valid encoding ('#100%'). */
const idOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** What `navigate(to, { state })` may ask for: stay where the shopper is, e.g. when a tab is in the address. */
const keepsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll === true

/** The first entry of every document has the same key, so its address is used instead. */
const keyOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key)

/** Whether the document was returned to; a link from elsewhere or a typed address is a new arrival. */
const returned = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return (
    entry instanceof PerformanceNavigationTiming && (entry.type === 'reload' || entry.type === 'back_forward')
  )
}

/**
 * What happens when a page appears: it starts at the top (specification section 2), Back and Forward return to the
 * position that the shopper left, the keyboard starts at the new page and screen readers hear its title.
 */
export const useArrival = (shown: Location | undefined): void => {
  const navigation = useNavigationType()
  const positions = useRef<Map<string, number>>(undefined)
  const previous = useRef<Location>(undefined)
  const key = useRef('')

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => (positions.current ??= load()).set(key.current, window.scrollY)
    const store = () => {
      if (!positions.current) return
      try {
        sessionStorage.setItem(STORE, JSON.stringify([...positions.current].slice(-50)))
      } catch {
        // Storage is off or full: only a reload loses its place.
      }
    }
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', store)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', store)
    }
  }, [])

  useLayoutEffect(() => {
    if (!shown) return undefined
    const before = previous.current
    previous.current = shown
    key.current = keyOf(shown)
    if (before === shown) return undefined
    if (navigation === 'POP') {
      const place = before || returned() ? (positions.current ??= load()).get(keyOf(shown)) : undefined
      if (place !== undefined) window.scrollTo(0, place)
      else if (before && !shown.hash) window.scrollTo(0, 0)
    } else if (shown.hash) {
      document.getElementById(idOf(shown.hash))?.scrollIntoView()
    } else if (!keepsScroll(shown.state)) {
      window.scrollTo(0, 0)
    }
    if (!before || before.pathname === shown.pathname) return undefined
    if (navigation !== 'POP' && !shown.hash) document.getElementById('main')?.focus({ preventScroll: true })
    announceTitle()
    return undefined
  }, [shown, navigation])
}
