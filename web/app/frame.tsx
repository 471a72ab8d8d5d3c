import { Activity, memo, useMemo } from 'react'
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router-dom'
import { GoContext } from '#web/components/link/link.tsx'
import { LoadingScreen } from '#web/components/loading-screen/loading-screen.tsx'
import { Layout } from './layout.tsx'
import { PageOutlet, type Outcome } from './page-outlet.tsx'
import { useGo } from './use-go.ts'
import { moduleOf, PendingContext, usePages, type Mounted, type View } from './use-pages.ts'
import { useArrival } from './use-arrival.ts'
import { matchRoute } from './match-route.ts'

interface ScreenProps extends Outcome {
  place: Location
  navigationType: NavigationType
}

/**
 * A page with its address for `useLocation` and its parameters for `useParams`. The router's `useRoutes` would match
 * the row a second time, and includes code that only its data mode uses.
 */
const Screen = memo(({ place: location, navigationType, ...outcome }: ScreenProps) => {
  const { pathname } = location
  const { params } = matchRoute(pathname)
  const matches = [{ params, pathname, pathnameBase: pathname, route: {} }]
  return (
    <LocationContext value={{ location, navigationType }}>
      <RouteContext value={{ outlet: null, matches, isDataRoute: false }}>
        <PageOutlet {...outcome} />
      </RouteContext>
    </LocationContext>
  )
})

/** The shell with the current page, and the next page, which is rendered out of sight. */
const screenOf = (
  { location, page, ahead, ...outcome }: View,
  navigationType: NavigationType,
  retry: () => void,
) => {
  const screen = ({ number, place }: Mounted) => (
    <Screen
      key={number}
      place={place}
      page={moduleOf(place)}
      retry={retry}
      navigationType={place === page.place ? navigationType : NavigationType.Push}
      {...(place === page.place && outcome)}
    />
  )
  return (
    <LocationContext value={{ location, navigationType }}>
      <Layout route={matchRoute(location.pathname).route}>
        {/* The server rendered the first page, without an Activity. */}
        {[page, ahead].map((one) =>
          one?.number ? (
            <Activity key={one.number} mode={one === page ? 'visible' : 'hidden'}>
              {screen(one)}
            </Activity>
          ) : (
            one && screen(one)
          ),
        )}
      </Layout>
    </LocationContext>
  )
}

/**
 * Turns an address into a screen. The screen changes only when the next page's chunk and data have arrived; until then
 * the old page stays and `PendingContext` is true.
 */
export const Frame = ({ rendered }: { rendered: boolean }) => {
  const target = useLocation()
  const navigate = useNavigate()
  const type = useNavigationType()
  const go = useGo(navigate)
  const { view, pending, retry } = usePages(target, navigate, rendered)
  useArrival(view?.location)
  // While the next page loads, the old one stays as it is: neither the page nor any of its links is rendered again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const screen = useMemo(() => (view ? screenOf(view, type, retry) : <LoadingScreen />), [view, retry])
  return (
    <GoContext value={go}>
      <PendingContext value={pending}>{screen}</PendingContext>
    </GoContext>
  )
}
