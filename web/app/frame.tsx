import { useMemo } from 'react'
import { useLocation, useNavigate, useRoutes, type RouteObject } from 'react-router-dom'
import { GoContext } from '#web/components/link/link.tsx'
import { LoadingScreen } from '#web/components/loading-screen/loading-screen.tsx'
import { Layout } from './layout.tsx'
import { loadedPage } from './load-page.ts'
import { PageOutlet } from './page-outlet.tsx'
import { useGo } from './use-go.ts'
import { PendingContext, usePages } from './use-pages.ts'
import { useArrival } from './use-arrival.ts'
import { matchRoute } from './match-route.ts'
import type { Route } from './route.ts'

const layout = <Layout />
const screens = new Map<Route, RouteObject[]>()

/** The matched row alone: react-router would sort the whole table again at each render. */
const screenOf = (route: Route): RouteObject[] => {
  let screen = screens.get(route)
  if (!screen) {
    screen = [{ element: layout, children: [{ path: route.path, element: <PageOutlet route={route} /> }] }]
    screens.set(route, screen)
  }
  return screen
}

/**
 * The place where an address becomes a screen. The screen changes only when the next page's chunk and data are there;
 * until then the old page stays and `PendingContext` is true.
 */
export const Frame = ({ rendered }: { rendered: boolean }) => {
  const target = useLocation()
  const navigate = useNavigate()
  const go = useGo(navigate)
  const { shown, ...pending } = usePages(target, navigate, rendered)
  useArrival(shown)
  // A new object each render, the same state: by its members, so that the screens below do not render again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const state = useMemo(() => pending, [pending.pending, pending.failure, pending.retry, pending.begun])
  const place = shown ?? target
  const { route } = matchRoute(place.pathname)
  const found = useRoutes(screenOf(route), place)
  const page = loadedPage(route)
  // While the next page loads, the old one stays as it is: neither the page nor any of its links is rendered again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const screen = useMemo(() => found, [place, page])
  return (
    <GoContext value={go}>
      <PendingContext value={state}>{shown ? screen : <LoadingScreen />}</PendingContext>
    </GoContext>
  )
}
