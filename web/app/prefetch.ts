import type { Client } from 'urql'
import { isSignedIn } from '#web/lib/session.ts'
import { loadPage } from './load-page.ts'
import { matchRoute } from './match-route.ts'
import { routes } from './routes.ts'
import { withoutLanguage } from '#web/words/language.ts'

/** A pointer or a focus that only passes over a link is not an intent. Milliseconds. */
const DWELL_MS = 65

/** How long a browser that does not say when it is idle (Safari) is left alone. Milliseconds. */
const REST_MS = 500

const wantsLittle = (): boolean => navigator.connection?.saveData === true

const nothing = () => undefined

/**
 * Loads the pages that most visits come to, one at a time, each while the browser has nothing else to do. A visit that
 * begins in an account or a checkout seldom goes on to them.
 */
const loadSoon = async () => {
  for (const route of routes) {
    if (!route.soon) continue
    await new Promise((resolve) => {
      if ('requestIdleCallback' in window) requestIdleCallback(resolve)
      else setTimeout(resolve, REST_MS)
    })
    await loadPage(route).catch(nothing)
  }
}

const { access } = matchRoute(withoutLanguage(window.location.pathname)).route
if (!wantsLittle() && access === undefined) void loadSoon()

/**
 * Loads the page's data into the client, where its loader will find it. Returns whether the page can be rendered from
 * it.
 */
const loadData = async (client: Client, url: URL): Promise<boolean> => {
  const { route, params } = matchRoute(url.pathname)
  const page = await loadPage(route)
  // Personal pages are loaded only after a click.
  if (route.access !== undefined) return false
  return (await page.loader?.({ client, params, url, signedIn: isSignedIn() })) === undefined
}

/**
 * Loads a page's chunk when a link to it is pointed at, touched or focused, and its data if that lasts: most clicks
 * find both loaded. `onReady` gets the address of a page that can be rendered now, if `still` says that the pointer or
 * the focus is on its link; a touch is too short for that, or begins a scroll.
 */
export const prefetch = (
  client: Client,
  link: HTMLAnchorElement,
  touched: boolean,
  still: () => boolean,
  onReady: (url: URL) => void,
): void => {
  if (link.origin !== window.location.origin || link.hasAttribute('download') || link.hreflang) return
  const url = new URL(link.href)
  if (url.pathname === window.location.pathname && url.search === window.location.search) return
  url.pathname = withoutLanguage(url.pathname)
  loadPage(matchRoute(url.pathname).route)
    .then((page) => page.ready?.())
    .catch(nothing)
  if (wantsLittle()) return
  const data = () => loadData(client, url).catch(nothing)
  if (touched) void data()
  else
    setTimeout(async () => {
      if (still() && (await data()) && still()) onReady(url)
    }, DWELL_MS)
}
