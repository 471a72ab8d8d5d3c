import { QueryClient } from '@tanstack/react-query'
import { CoreAdminContext } from 'ra-core'
import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { may } from './api/call.ts'
import { authProvider, dataProvider } from './api/providers.ts'
import { Frame } from './frame/frame.tsx'
import { SCREENS } from './frame/screens.ts'
import { OrderScreen } from './orders/order-screen.tsx'
import { OrdersScreen } from './orders/orders-screen.tsx'
import { Page } from './parts/page.tsx'
import { Empty, Loading } from './parts/say.tsx'
import { TodayScreen } from './today/today-screen.tsx'

// What is opened less often is loaded when it is.
const ReturnsScreen = lazy(() =>
  import('./orders/returns-screen.tsx').then((all) => ({ default: all.ReturnsScreen })),
)
const WorkshopScreen = lazy(() =>
  import('./orders/workshop-screen.tsx').then((all) => ({ default: all.WorkshopScreen })),
)
const MoneyScreen = lazy(() =>
  import('./money/money-screen.tsx').then((all) => ({ default: all.MoneyScreen })),
)
const ProductsScreen = lazy(() =>
  import('./catalogue/products-screen.tsx').then((all) => ({ default: all.ProductsScreen })),
)
const ProductScreen = lazy(() =>
  import('./catalogue/product-screen.tsx').then((all) => ({ default: all.ProductScreen })),
)
const RatesScreen = lazy(() =>
  import('./rates/rates-screen.tsx').then((all) => ({ default: all.RatesScreen })),
)
const ShoppersScreen = lazy(() =>
  import('./people/shoppers-screen.tsx').then((all) => ({ default: all.ShoppersScreen })),
)
const ShopperScreen = lazy(() =>
  import('./people/shopper-screen.tsx').then((all) => ({ default: all.ShopperScreen })),
)
const MessagesScreen = lazy(() =>
  import('./people/messages-screen.tsx').then((all) => ({ default: all.MessagesScreen })),
)
const EnquiriesScreen = lazy(() =>
  import('./people/enquiries-screen.tsx').then((all) => ({ default: all.EnquiriesScreen })),
)
const AppointmentsScreen = lazy(() =>
  import('./people/appointments-screen.tsx').then((all) => ({ default: all.AppointmentsScreen })),
)
const StaffScreen = lazy(() =>
  import('./house/staff-screen.tsx').then((all) => ({ default: all.StaffScreen })),
)
const TrailScreen = lazy(() =>
  import('./house/trail-screen.tsx').then((all) => ({ default: all.TrailScreen })),
)

/** Read again when somebody comes back to the page; never a second time after a refusal that will not change. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (count, error) => count < 2 && (error as { status?: number }).status === 0,
    },
    mutations: { retry: false },
  },
})

const Nothing = ({ title, words }: { readonly title: string; readonly words: string }) => (
  <Page title={title}>
    <Empty title={words} />
  </Page>
)

/** A screen that the role may not see says so: the address may have come from a colleague. */
const allowed = (path: string) => SCREENS.some((screen) => screen.path === path && may(screen.by))
const guarded = (path: string, element: React.ReactNode) =>
  allowed(path) ? (
    element
  ) : (
    <Nothing title="Not for your role" words="An owner can show it to you, or give you another role." />
  )

/** The desk: react-admin's core for lists, filters in the address, rights and notices; screens and look are our own. */
export const App = () => (
  <CoreAdminContext dataProvider={dataProvider} authProvider={authProvider} queryClient={client}>
    <Frame>
      <Suspense fallback={<Loading />}>
        <Routes>
          <Route path="/" element={<TodayScreen />} />
          <Route path="/orders" element={guarded('/orders', <OrdersScreen />)} />
          <Route path="/orders/:number" element={guarded('/orders', <OrderScreen />)} />
          <Route path="/returns" element={guarded('/returns', <ReturnsScreen />)} />
          <Route path="/workshop" element={guarded('/workshop', <WorkshopScreen />)} />
          <Route path="/money" element={guarded('/money', <MoneyScreen />)} />
          <Route path="/products" element={guarded('/products', <ProductsScreen />)} />
          <Route path="/products/:id" element={guarded('/products', <ProductScreen />)} />
          <Route path="/rates" element={guarded('/rates', <RatesScreen />)} />
          <Route path="/shoppers" element={guarded('/shoppers', <ShoppersScreen />)} />
          <Route path="/shoppers/:id" element={guarded('/shoppers', <ShopperScreen />)} />
          <Route path="/messages" element={guarded('/messages', <MessagesScreen />)} />
          <Route path="/messages/:id" element={guarded('/messages', <MessagesScreen />)} />
          <Route path="/enquiries" element={guarded('/enquiries', <EnquiriesScreen />)} />
          <Route path="/appointments" element={guarded('/appointments', <AppointmentsScreen />)} />
          <Route path="/staff" element={guarded('/staff', <StaffScreen />)} />
          <Route path="/trail" element={guarded('/trail', <TrailScreen />)} />
          <Route path="*" element={<Nothing title="Not here" words="There is no such screen." />} />
        </Routes>
      </Suspense>
    </Frame>
  </CoreAdminContext>
)
