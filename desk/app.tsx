import { QueryClient } from '@tanstack/react-query'
import { CoreAdminContext } from 'ra-core'
import { Suspense } from 'react'
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
          <Route path="*" element={<Nothing title="Not here" words="There is no such screen." />} />
        </Routes>
      </Suspense>
    </Frame>
  </CoreAdminContext>
)
