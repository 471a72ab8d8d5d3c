import { createContext, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Location, NavigateFunction } from 'react-router-dom'
import { useClient, type Client } from 'urql'
import type { PageModule } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { isSignedIn } from '#web/lib/session.ts'
import { FRESH_MS } from '#web/lib/urql/load-query.ts'
import { loadedPage, loadPage } from './load-page.ts'
import { matchRoute } from './match-route.ts'
import { onIntent } from './intent.ts'

/** Whether the next page is loading. Separate from the view, so that the current page is not rendered again for it. */
export const PendingContext = createContext(false)

const address = ({ pathname, search, hash }: Location): string => pathname + search + hash
const samePage = (a: Location, b: Location): boolean => a.pathname === b.pathname && a.search === b.search

/** The module for an address; undefined until its script has arrived. */
export const moduleOf = ({ pathname }: Location): PageModule | undefined =>
  loadedPage(matchRoute(pathname).route)

/** A page that is mounted. Another address of the same page changes its place, not its number. */
export interface Mounted {
  number: number
  place: Location
}

export interface View {
  location: Location
  page: Mounted
  /** The page behind the link that is pointed at, rendered out of sight: a press only has to show it. */
  ahead?: Mounted & { made: number; client: Client }
  /** Why the page of `location` is missing: `ChunkError`, or a failure of the loader. Its frame is shown with it. */
  failure?: unknown
  /** Changes if a page starts again: its answer failed, and the previous page's answer must not be shown instead. */
  begun?: string | undefined
}

/** The page of `place`, if it can be rendered from answers that need not be loaded again. */
const madeOf = ({ ahead }: View, place: Location, client: Client) =>
  ahead &&
  ahead.client === client &&
  address(ahead.place) === address(place) &&
  Date.now() - ahead.made < FRESH_MS
    ? ahead
    : undefined

/** The same view with the page of `place` rendered out of sight, unless a page of the same row is shown already. */
const withAhead = (view: View, place: Location, client: Client): View =>
  madeOf(view, place, client) || moduleOf(view.location) === moduleOf(place)
    ? view
    : { ...view, ahead: { number: (view.ahead ?? view.page).number + 1, place, client, made: Date.now() } }

/** Loads chunk and data of `target`, then shows it. `view` is undefined only before the first page without SSR. */
export const usePages = (target: Location, navigate: NavigateFunction, rendered: boolean) => {
  const client = useClient()
  const [view, setView] = useState<View | undefined>(
    rendered ? { location: target, page: { number: 0, place: target } } : undefined,
  )
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(view)
  latest.current = view

  useEffect(
    () =>
      onIntent(client, ({ pathname, search, hash }) =>
        startTransition(() =>
          setView(
            (now) => now && withAhead(now, { pathname, search, hash, state: null, key: pathname }, client),
          ),
        ),
      ),
    [client],
  )

  const made = view && view.location !== target && target.state === null && madeOf(view, target, client)
  if (made) setView({ location: target, page: made })

  useEffect(() => {
    const before = latest.current
    const here = before?.location === target && !before.failure
    if (here && moduleOf(target)) return undefined
    if (before && !here && !before.failure && samePage(before.location, target)) {
      setView({ ...before, location: target, page: { ...before.page, place: target } })
      return undefined
    }
    let current = true
    const open = async () => {
      const { route, params } = matchRoute(target.pathname)
      if (route.access === 'account' && !isSignedIn()) return { redirect: paths.login(address(target)) }
      const page = await loadPage(route)
      const url = new URL(address(target), window.location.origin)
      return page.loader?.({ client, params, url, signedIn: isSignedIn() })
    }
    const show = (rest: Omit<View, 'location' | 'page'>) =>
      setView((now) => ({
        location: target,
        page: { number: now?.page.number ?? 0, place: target },
        ...rest,
      }))
    open().then(
      (decision) => {
        if (!current) return
        if (decision?.redirect) void navigate(decision.redirect, { replace: true })
        else {
          const begun = decision?.status === undefined ? latest.current?.begun : target.key
          startTransition(() => show({ begun }))
        }
      },
      (failure: unknown) => {
        if (current) show({ failure: failure || true })
      },
    )
    return () => {
      current = false
    }
  }, [target, attempt, client, navigate])

  const retry = useCallback(() => setAttempt((n) => n + 1), [])
  return { view, pending: view?.location !== target, retry }
}
