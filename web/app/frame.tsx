import { useMemo } from 'react'
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
  useNavigate,
  type Location,
} from 'react-router-dom'
import { GoContext } from '#web/components/link/link.tsx'
import { LoadingScreen } from '#web/components/loading-screen/loading-screen.tsx'
import { Layout } from './layout.tsx'
import { loadedPage } from './load-page.ts'
import { PageOutlet } from './page-outlet.tsx'
import { useGo } from './use-go.ts'
import { PendingContext, usePages } from './use-pages.ts'
import { useArrival } from './use-arrival.ts'
import { matchRoute, type Matched } from './match-route.ts'

/**
 * The screen of a matched row, with its address for `useLocation` and its parameters for `useParams`. The router's
 * `useRoutes` would match the row a second time, and brings what only its data mode uses.
 */
const screenOf = ({ route, params }: Matched, location: Location) => {
  const { pathname } = location
  const matches = [{ params, pathname, pathnameBase: pathname, route: { path: route.path } }]
  return (
    <LocationContext value={{ location, navigationType: NavigationType.Pop }}>
      <RouteContext value={{ outlet: null, matches, isDataRoute: false }}>
        <Layout route={route}>
          <PageOutlet route={route} />
        </Layout>
      </RouteContext>
    </LocationContext>
  )
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
  const page = loadedPage(matchRoute(place.pathname).route)
  // While the next page loads, the old one stays as it is: neither the page nor any of its links is rendered again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const screen = useMemo(() => screenOf(matchRoute(place.pathname), place), [place, page])
  return (
    <GoContext value={go}>
      <PendingContext value={state}>{shown ? screen : <LoadingScreen />}</PendingContext>
    </GoContext>
  )
}
