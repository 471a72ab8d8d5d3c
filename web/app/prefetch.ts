import type { Client } from 'urql'
import { isSignedIn } from '#web/lib/session.ts'
import { loadPage } from './load-page.ts'
import { matchRoute } from './match-route.ts'
import { withoutLanguage } from '#web/words/language.ts'

/** A pointer or a focus that only crosses a link is no intent. Milliseconds. */
const DWELL_MS = 65

const wantsLittle = (): boolean => navigator.connection?.saveData === true

/** The page's data into the client, where its loader will find them. Personal pages are left to the click. */
const loadData = async (client: Client, url: URL) => {
  const { route, params } = matchRoute(url.pathname)
  const page = await loadPage(route)
  if (route.access === undefined) await page.loader?.({ client, params, url, signedIn: isSignedIn() })
}

/**
 * Loads a page's chunk when a link to it is pointed at, touched or focused, and its data when that lasts: most
 * clicks find both here. Returns the way to stop.
 */
export const prefetchOnIntent = (client: Client): (() => void) => {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const nothing = () => undefined
  const intent = ({ target, type }: Event) => {
    clearTimeout(waiting)
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== window.location.origin || link.hasAttribute('download') || link.hreflang)
      return
    const url = new URL(link.href)
    if (url.pathname === window.location.pathname && url.search === window.location.search) return
    url.pathname = withoutLanguage(url.pathname)
    loadPage(matchRoute(url.pathname).route).catch(nothing)
    if (wantsLittle()) return
    const data = () => void loadData(client, url).catch(nothing)
    if (type === 'touchstart') data()
    else waiting = setTimeout(data, DWELL_MS)
  }
  const kinds = ['pointerover', 'touchstart', 'focusin'] as const
  for (const kind of kinds) document.addEventListener(kind, intent, { passive: true })
  return () => {
    clearTimeout(waiting)
    for (const kind of kinds) document.removeEventListener(kind, intent)
  }
}
