import { createContext, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Location, NavigateFunction } from 'react-router-dom'
import { useClient } from 'urql'
import { paths } from '#web/lib/paths.ts'
import { isSignedIn } from '#web/lib/session.ts'
import { loadedPage, loadPage } from './load-page.ts'
import { matchRoute } from './match-route.ts'

export interface Pending {
  /** The next page is on its way. */
  pending: boolean
  /** Why it did not come: `ChunkError`, or a failure of the loader. */
  failure: unknown
  retry: () => void
  /**
   * Changes when a page starts over: its answer failed, and the previous page's answer must not be shown instead.
   */
  begun: string | undefined
}

export const PendingContext = createContext<Pending>({
  pending: false,
  failure: undefined,
  retry: () => {},
  begun: undefined,
})

const address = ({ pathname, search, hash }: Location): string => pathname + search + hash
const samePage = (a: Location, b: Location): boolean => a.pathname === b.pathname && a.search === b.search

interface View {
  location: Location
  /** Set when the page of `location` could not be loaded: its frame is shown with the failure in it. */
  failure?: unknown
  begun?: string | undefined
}

/** Loads chunk and data of `target`, then shows it. `shown` is undefined only before the first page without SSR. */
export const usePages = (target: Location, navigate: NavigateFunction, rendered: boolean) => {
  const client = useClient()
  const [view, setView] = useState<View | undefined>(rendered ? { location: target } : undefined)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(view)
  latest.current = view

  useEffect(() => {
    const before = latest.current
    const here = before?.location === target && before.failure === undefined
    if (here && loadedPage(matchRoute(target.pathname).route)) return undefined
    if (before && !here && before.failure === undefined && samePage(before.location, target)) {
      setView({ ...before, location: target })
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
    open().then(
      (decision) => {
        if (!current) return
        if (decision?.redirect) void navigate(decision.redirect, { replace: true })
        else {
          const fails = decision?.status !== undefined
          startTransition(() =>
            setView((now) => ({ location: target, begun: fails ? target.key : now?.begun })),
          )
        }
      },
      (failure: unknown) => {
        if (current) setView({ location: target, failure: failure ?? new Error('The page did not load') })
      },
    )
    return () => {
      current = false
    }
  }, [target, attempt, client, navigate])

  const retry = useCallback(() => setAttempt((n) => n + 1), [])
  return {
    shown: view?.location,
    pending: view?.location !== target,
    failure: view?.failure,
    retry,
    begun: view?.begun,
  }
}
