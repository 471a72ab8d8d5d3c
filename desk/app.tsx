import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NotificationContextProvider } from 'ra-core'
import { Suspense } from 'react'
import { Link, Outlet, type RouteObject } from 'react-router'
import { may } from './api/call.ts'
import { Frame } from './frame/frame.tsx'
import { lazyPart } from './frame/lazy-part.tsx'
import { SCREENS, WITHIN } from './frame/screens.ts'
import { Page } from './parts/page.tsx'
import { Empty, Loading } from './parts/say.tsx'
import { TodayScreen } from './today/today-screen.tsx'

// A screen is loaded when it is opened; the first one comes with the desk.
const OrdersScreen = lazyPart(() => import('./orders/orders-screen.tsx').then((all) => all.OrdersScreen))
const OrderScreen = lazyPart(() => import('./orders/order-screen.tsx').then((all) => all.OrderScreen))
const ReturnsScreen = lazyPart(() => import('./orders/returns-screen.tsx').then((all) => all.ReturnsScreen))
const PackingScreen = lazyPart(() => import('./orders/packing-screen.tsx').then((all) => all.PackingScreen))
const WorkshopScreen = lazyPart(() =>
  import('./orders/workshop-screen.tsx').then((all) => all.WorkshopScreen),
)
const MoneyScreen = lazyPart(() => import('./money/money-screen.tsx').then((all) => all.MoneyScreen))
const BooksScreen = lazyPart(() => import('./money/books-screen.tsx').then((all) => all.BooksScreen))
const ProductsScreen = lazyPart(() =>
  import('./catalogue/products-screen.tsx').then((all) => all.ProductsScreen),
)
const NewProductScreen = lazyPart(() =>
  import('./catalogue/new-product-screen.tsx').then((all) => all.NewProductScreen),
)
const ImportScreen = lazyPart(() => import('./catalogue/import-screen.tsx').then((all) => all.ImportScreen))
const ProductScreen = lazyPart(() =>
  import('./catalogue/product-screen.tsx').then((all) => all.ProductScreen),
)
const RatesScreen = lazyPart(() => import('./rates/rates-screen.tsx').then((all) => all.RatesScreen))
const ShoppersScreen = lazyPart(() =>
  import('./people/shoppers-screen.tsx').then((all) => all.ShoppersScreen),
)
const ShopperScreen = lazyPart(() => import('./people/shopper-screen.tsx').then((all) => all.ShopperScreen))
const MessagesScreen = lazyPart(() =>
  import('./people/messages-screen.tsx').then((all) => all.MessagesScreen),
)
const EnquiriesScreen = lazyPart(() =>
  import('./people/enquiries-screen.tsx').then((all) => all.EnquiriesScreen),
)
const CalendarScreen = lazyPart(() =>
  import('./people/calendar-screen.tsx').then((all) => all.CalendarScreen),
)
const AppointmentListScreen = lazyPart(() =>
  import('./people/appointment-list-screen.tsx').then((all) => all.AppointmentListScreen),
)
const DocumentsScreen = lazyPart(() =>
  import('./words/documents-screen.tsx').then((all) => all.DocumentsScreen),
)
const DocumentScreen = lazyPart(() => import('./words/document-screen.tsx').then((all) => all.DocumentScreen))
const EmailsScreen = lazyPart(() => import('./house/emails-screen.tsx').then((all) => all.EmailsScreen))
const StoreScreen = lazyPart(() => import('./house/store-screen.tsx').then((all) => all.StoreScreen))
const StaffScreen = lazyPart(() => import('./house/staff-screen.tsx').then((all) => all.StaffScreen))
const TrailScreen = lazyPart(() => import('./house/trail-screen.tsx').then((all) => all.TrailScreen))

/**
 * Data is read again when somebody comes back to the page, but not after a refusal that will not change. A call without
 * a connection fails at once and says so: otherwise it would wait behind a button that does nothing, and be sent later
 * unasked.
 */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (count, error) => count < 2 && 'status' in error && error.status === 0,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

const Nothing = ({ title, words }: { readonly title: string; readonly words: string }) => (
  <Page title={title}>
    <Empty title={words}>
      <Link className="btn" to="/">
        Go to Today
      </Link>
    </Empty>
  </Page>
)

/** A screen that fails leaves the others working. */
const Broken = () => (
  <Page title="This screen could not be shown">
    <Empty title="Nothing that was saved is lost">
      <p>Open it again. If that does not help, tell whoever looks after the shop.</p>
      <Link className="btn" to="/">
        Go to Today
      </Link>
    </Empty>
  </Page>
)

/** A screen that the role may not see says so: the address may have come from a colleague. */
const allowed = (path: string) =>
  [...SCREENS, ...WITHIN].some((screen) => screen.path === path && may(screen.by))
const guarded = (path: string, element: React.ReactNode) =>
  allowed(path) ? (
    element
  ) : (
    <Nothing title="Not for your role" words="An owner can show it to you, or give you another role." />
  )

/**
 * The desk: react-admin's core for notices here, and for lists with their filters in the address where a screen is one
 * (`parts/list-base.tsx`); screens and look are our own.
 */
const App = () => (
  <QueryClientProvider client={client}>
    <NotificationContextProvider>
      <Frame>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </Frame>
    </NotificationContextProvider>
  </QueryClientProvider>
)

/** Which screen is at which address. */
export const routes: RouteObject[] = [
  {
    element: <App />,
    children: [
      {
        errorElement: <Broken />,
        children: [
          { path: '/', element: <TodayScreen /> },
          { path: '/orders', element: guarded('/orders', <OrdersScreen />) },
          { path: '/orders/:number', element: guarded('/orders', <OrderScreen />) },
          { path: '/packing', element: guarded('/packing', <PackingScreen />) },
          { path: '/returns', element: guarded('/returns', <ReturnsScreen />) },
          { path: '/workshop', element: guarded('/workshop', <WorkshopScreen />) },
          { path: '/money', element: guarded('/money', <MoneyScreen />) },
          { path: '/books', element: guarded('/books', <BooksScreen />) },
          { path: '/products', element: guarded('/products', <ProductsScreen />) },
          { path: '/products/new', element: guarded('/products/new', <NewProductScreen />) },
          { path: '/products/import', element: guarded('/products/import', <ImportScreen />) },
          { path: '/products/:id', element: guarded('/products', <ProductScreen />) },
          { path: '/rates', element: guarded('/rates', <RatesScreen />) },
          { path: '/shoppers', element: guarded('/shoppers', <ShoppersScreen />) },
          { path: '/shoppers/:id', element: guarded('/shoppers', <ShopperScreen />) },
          { path: '/messages', element: guarded('/messages', <MessagesScreen />) },
          { path: '/messages/:id', element: guarded('/messages', <MessagesScreen />) },
          { path: '/enquiries', element: guarded('/enquiries', <EnquiriesScreen />) },
          { path: '/appointments', element: guarded('/appointments', <CalendarScreen />) },
          { path: '/appointments/list', element: guarded('/appointments', <AppointmentListScreen />) },
          ...SCREENS.flatMap(({ path, documents }) =>
            documents === undefined
              ? []
              : documents === 'one'
                ? [{ path, element: guarded(path, <DocumentScreen path={path} />) }]
                : [
                    { path, element: guarded(path, <DocumentsScreen path={path} />) },
                    { path: `${path}/:id`, element: guarded(path, <DocumentScreen path={path} />) },
                  ],
          ),
          { path: '/e-mails', element: guarded('/e-mails', <EmailsScreen />) },
          { path: '/store', element: guarded('/store', <StoreScreen />) },
          { path: '/staff', element: guarded('/staff', <StaffScreen />) },
          { path: '/trail', element: guarded('/trail', <TrailScreen />) },
          { path: '*', element: <Nothing title="Not here" words="There is no such screen." /> },
        ],
      },
    ],
  },
]
