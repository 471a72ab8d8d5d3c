import { matchPath, matchRoutes } from 'react-router-dom'
import type { PageModule } from '#web/lib/page.ts'

/** Loads a page's chunk. `src` is added by the build (vite.config.ts), from web/, for the modulepreload links of the first HTML. */
export type LoadPage = (() => Promise<PageModule>) & { src?: string }

/** One row per address. */
export interface Route {
  path: string
  /** A real address of this row: what the route tests and the accessibility sweep open. */
  example: string
  load: LoadPage
  /**
   * `account`: signed out, the visitor is sent to /login and back (303). `personal`: open to all, but rendered with
   * the session and never stored. Left out: public, rendered without cookies, the same bytes for everyone.
   */
  access?: 'account' | 'personal'
  /** `bare`: the page brings its own short header; no banner, menu or footer (checkout). */
  frame?: 'bare'
}

/**
 * The whole route table (specification section 2, in its order). Static segments outrank the catch-all `/:id`
 * whatever the order. A page that is added here needs nothing else.
 */
export const routes: Route[] = [
  // ── home ─────────────────────────────────────────────────────────────────────────────────────────────────────
  { path: '/', example: '/', load: () => import('#web/features/home/home-page.tsx') },

  // ── catalogue ────────────────────────────────────────────────────────────────────────────────────────────────
  {
    path: '/jewellery',
    example: '/jewellery',
    load: () => import('#web/features/catalogue/listing/listing-page.tsx'),
  },
  {
    path: '/high-jewellery',
    example: '/high-jewellery',
    load: () => import('#web/features/catalogue/listing/listing-page.tsx'),
  },
  {
    path: '/high-jewellery/:necklace_id',
    example: '/high-jewellery/cascade',
    load: () => import('#web/features/catalogue/high-jewellery/high-jewellery-item-page.tsx'),
  },
  {
    path: '/jewellery/:category',
    example: '/jewellery/rings',
    load: () => import('#web/features/catalogue/listing/listing-page.tsx'),
  },
  {
    path: '/discover-collection',
    example: '/discover-collection',
    load: () => import('#web/features/catalogue/showcase/garden-page.tsx'),
  },
  {
    path: '/discover-collection2',
    example: '/discover-collection2',
    load: () => import('#web/features/catalogue/showcase/chapters-page.tsx'),
  },
  {
    path: '/discover-collection3',
    example: '/discover-collection3',
    load: () => import('#web/features/catalogue/showcase/side-by-side-page.tsx'),
  },
  {
    path: '/discover-all',
    example: '/discover-all?collection=Flower',
    load: () => import('#web/features/catalogue/listing/listing-page.tsx'),
  },
  {
    path: '/product/:product_id',
    example: '/product/vane',
    load: () => import('#web/features/catalogue/product/product-page.tsx'),
  },
  {
    path: '/bespoke',
    example: '/bespoke',
    load: () => import('#web/features/catalogue/bespoke/bespoke-page.tsx'),
  },
  {
    path: '/bespoke/:type',
    example: '/bespoke/proposal',
    load: () => import('#web/features/catalogue/bespoke/bespoke-page.tsx'),
  },

  // ── content ──────────────────────────────────────────────────────────────────────────────────────────────────
  {
    path: '/services',
    example: '/services',
    load: () => import('#web/features/content/services/services-page.tsx'),
  },
  {
    path: '/ring-gauge',
    example: '/ring-gauge',
    frame: 'bare',
    load: () => import('#web/features/content/ring-gauge/ring-gauge-page.tsx'),
  },
  {
    path: '/services/four-cs',
    example: '/services/four-cs',
    load: () => import('#web/features/content/four-cs/four-cs-page.tsx'),
  },
  {
    path: '/services/fandq',
    example: '/services/fandq',
    load: () => import('#web/features/content/faq/faq-page.tsx'),
  },
  {
    path: '/services/:id',
    example: '/services/resizing',
    load: () => import('#web/features/content/services/service-page.tsx'),
  },
  {
    path: '/hotstamping',
    example: '/hotstamping',
    load: () => import('#web/features/content/services/service-page.tsx'),
  },
  {
    path: '/engraving',
    example: '/engraving',
    load: () => import('#web/features/content/services/service-page.tsx'),
  },
  {
    path: '/soulstone',
    example: '/soulstone',
    load: () => import('#web/features/content/services/service-page.tsx'),
  },
  {
    path: '/clickandcollect',
    example: '/clickandcollect',
    load: () => import('#web/features/content/services/service-page.tsx'),
  },
  {
    path: '/signaturebox',
    example: '/signaturebox',
    load: () => import('#web/features/content/services/service-page.tsx'),
  },
  {
    path: '/personalizedgift',
    example: '/personalizedgift',
    load: () => import('#web/features/content/services/service-page.tsx'),
  },
  {
    path: '/watch-care',
    example: '/watch-care',
    load: () => import('#web/features/content/services/service-page.tsx'),
  },
  {
    path: '/jewellery-care',
    example: '/jewellery-care',
    load: () => import('#web/features/content/care-page.tsx'),
  },
  { path: '/fandq', example: '/fandq', load: () => import('#web/features/content/faq/faq-page.tsx') },
  {
    path: '/fandq/:section',
    example: '/fandq/shipping',
    load: () => import('#web/features/content/faq/faq-page.tsx'),
  },
  { path: '/about-us', example: '/about-us', load: () => import('#web/features/content/static-page.tsx') },
  { path: '/craftsman', example: '/craftsman', load: () => import('#web/features/content/static-page.tsx') },
  { path: '/custom', example: '/custom', load: () => import('#web/features/content/static-page.tsx') },
  {
    path: '/cancellation',
    example: '/cancellation',
    load: () => import('#web/features/content/static-page.tsx'),
  },
  {
    path: '/termsandcondition',
    example: '/termsandcondition',
    load: () => import('#web/features/content/static-page.tsx'),
  },
  {
    path: '/privacypolicy',
    example: '/privacypolicy',
    load: () => import('#web/features/content/static-page.tsx'),
  },
  {
    path: '/franchise',
    example: '/franchise',
    load: () => import('#web/features/content/franchise/franchise-page.tsx'),
  },
  {
    path: '/whatsapp',
    example: '/whatsapp',
    load: () => import('#web/features/content/whatsapp/whatsapp-page.tsx'),
  },
  { path: '/:id', example: '/origin', load: () => import('#web/features/content/landing/any-page.tsx') },

  // ── blogs ────────────────────────────────────────────────────────────────────────────────────────────────────
  { path: '/blogs', example: '/blogs', load: () => import('#web/features/blogs/blogs-page.tsx') },
  {
    path: '/blogs/:id',
    example: '/blogs/ffbe15e5549f2e2bc0abad73',
    load: () => import('#web/features/blogs/blog-page.tsx'),
  },

  // ── account ──────────────────────────────────────────────────────────────────────────────────────────────────
  {
    path: '/login',
    example: '/login',
    access: 'personal',
    load: () => import('#web/features/account/entry/login-page.tsx'),
  },
  {
    path: '/create',
    example: '/create',
    access: 'personal',
    load: () => import('#web/features/account/entry/create-page.tsx'),
  },
  {
    path: '/logout',
    example: '/logout',
    access: 'personal',
    load: () => import('#web/features/account/entry/logout-page.tsx'),
  },
  {
    path: '/forgot-password',
    example: '/forgot-password',
    load: () => import('#web/features/account/entry/forgot-password-page.tsx'),
  },
  {
    path: '/reset-password',
    example: '/reset-password',
    load: () => import('#web/features/account/entry/reset-password-page.tsx'),
  },
  {
    path: '/verify',
    example: '/verify',
    access: 'personal',
    load: () => import('#web/features/account/entry/verify-page.tsx'),
  },
  {
    path: '/undo-email',
    example: '/undo-email',
    load: () => import('#web/features/account/entry/undo-email-page.tsx'),
  },
  {
    path: '/turn-off-codes',
    example: '/turn-off-codes',
    load: () => import('#web/features/account/entry/turn-off-codes-page.tsx'),
  },
  {
    path: '/sign-in-link',
    example: '/sign-in-link',
    access: 'personal',
    load: () => import('#web/features/account/entry/sign-in-link-page.tsx'),
  },
  {
    path: '/overview',
    example: '/overview',
    access: 'account',
    load: () => import('#web/features/account/overview/overview-page.tsx'),
  },
  {
    path: '/myprofile',
    example: '/myprofile',
    access: 'account',
    load: () => import('#web/features/account/profile/profile-page.tsx'),
  },
  {
    path: '/profile',
    example: '/profile',
    access: 'account',
    load: () => import('#web/features/account/profile/profile-page.tsx'),
  },
  {
    path: '/message',
    example: '/message',
    access: 'account',
    load: () => import('#web/features/messages/message-page.tsx'),
  },
  {
    path: '/points',
    example: '/points',
    access: 'account',
    load: () => import('#web/features/points/points-page.tsx'),
  },

  // ── bag, checkout, orders ────────────────────────────────────────────────────────────────────────────────────
  {
    path: '/shopping-bag',
    example: '/shopping-bag',
    access: 'account',
    load: () => import('#web/features/bag/bag-page.tsx'),
  },
  {
    path: '/checkout',
    example: '/checkout',
    access: 'account',
    frame: 'bare',
    load: () => import('#web/features/checkout/checkout-page.tsx'),
  },
  {
    path: '/success',
    example: '/success',
    access: 'personal',
    load: () => import('#web/features/payment-result/success-page.tsx'),
  },
  {
    path: '/cancel',
    example: '/cancel',
    load: () => import('#web/features/payment-result/cancel-page.tsx'),
  },
  {
    path: '/order',
    example: '/order',
    access: 'account',
    load: () => import('#web/features/orders/order-list-page.tsx'),
  },
  {
    path: '/order/:orderId',
    example: '/order/ORDER',
    access: 'account',
    load: () => import('#web/features/orders/order-page.tsx'),
  },
  {
    path: '/order/:orderId/piece/:itemId',
    example: '/order/ORDER/piece/ITEM',
    access: 'account',
    frame: 'bare',
    load: () => import('#web/features/orders/passport/passport-page.tsx'),
  },
  { path: '/track', example: '/track', load: () => import('#web/features/orders/track-page.tsx') },

  // ── search ───────────────────────────────────────────────────────────────────────────────────────────────────
  {
    path: '/search',
    example: '/search?search=ruby',
    load: () => import('#web/features/catalogue/search/search-page.tsx'),
  },

  // ── stores, appointments ─────────────────────────────────────────────────────────────────────────────
  { path: '/store', example: '/store', load: () => import('#web/features/stores/store-page.tsx') },
  {
    path: '/store/:store',
    example: '/store/bengaluru',
    load: () => import('#web/features/stores/salon-page.tsx'),
  },
  {
    path: '/appointment',
    example: '/appointment',
    load: () => import('#web/features/appointments/appointment-page.tsx'),
  },
  {
    path: '/myappointment',
    example: '/myappointment',
    access: 'account',
    load: () => import('#web/features/appointments/my-appointments-page.tsx'),
  },
  {
    path: '/contact-us',
    example: '/contact-us',
    load: () => import('#web/features/content/contact/contact-page.tsx'),
  },

  // ── the house from inside ────────────────────────────────────────────────────────────────────────────────────
  { path: '/style', example: '/style', load: () => import('#web/features/style/style-page.tsx') },
  // ── kept pieces ──────────────────────────────────────────────────────────────────────────────────────────────
  { path: '/wishlist', example: '/wishlist', load: () => import('#web/features/wishlist/wishlist-page.tsx') },
  { path: '/compare', example: '/compare', load: () => import('#web/features/wishlist/compare-page.tsx') },

  // ── anything else ────────────────────────────────────────────────────────────────────────────────────────────
  { path: '*', example: '/no/such/page', load: () => import('#web/app/not-found-page.tsx') },
]

export interface Matched {
  route: Route
  params: Readonly<Record<string, string | undefined>>
}

const table = routes.map((route) => ({ path: route.path, handle: route }))

let last: { pathname: string; matched: Matched } | undefined

/**
 * The row that answers an address; there is always one, because the last row takes anything. Matching ranks the whole
 * table anew each time and one page asks several times in a row, so the last answer is kept.
 */
export const matchRoute = (pathname: string): Matched => {
  if (last?.pathname !== pathname) last = { pathname, matched: match(pathname) }
  return last.matched
}

const match = (pathname: string): Matched => {
  const found = matchRoutes(table, pathname)?.at(-1)
  const route = found?.route.handle as Route | undefined
  const catchAll = routes.at(-1)
  if (found && route) return { route, params: found.params }
  if (!catchAll) throw new Error('The route table is empty')
  return { route: catchAll, params: matchPath('/*', pathname)?.params ?? {} }
}
