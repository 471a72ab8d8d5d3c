import type { Route } from './route.ts'

/**
 * The whole route table (specification section 2, in its order). Static segments take precedence over the catch-all
 * `/:id` whatever the order. A new page needs nothing else.
 */
export const routes: Route[] = [
  // ── home ─────────────────────────────────────────────────────────────────────────────────────────────────────
  { path: '/', load: () => import('#web/features/home/home-page.tsx') },

  // ── catalogue ────────────────────────────────────────────────────────────────────────────────────────────────
  { path: '/jewellery', load: () => import('#web/features/catalogue/listing/listing-page.tsx') },
  { path: '/high-jewellery', load: () => import('#web/features/catalogue/listing/listing-page.tsx') },
  {
    path: '/high-jewellery/:necklace_id',
    example: '/high-jewellery/cascade',
    load: () => import('#web/features/catalogue/high-jewellery/high-jewellery-item-page.tsx'),
  },
  {
    path: '/jewellery/:category',
    example: '/jewellery/rings',
    soon: true,
    load: () => import('#web/features/catalogue/listing/listing-page.tsx'),
  },
  { path: '/discover-collection', load: () => import('#web/features/catalogue/showcase/garden-page.tsx') },
  { path: '/discover-collection2', load: () => import('#web/features/catalogue/showcase/chapters-page.tsx') },
  {
    path: '/discover-collection3',
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
    soon: true,
    load: () => import('#web/features/catalogue/product/product-page.tsx'),
  },
  {
    path: '/product/:product_id/set-with',
    example: '/product/brillant/set-with',
    load: () => import('#web/features/catalogue/set-with/set-with-page.tsx'),
  },
  {
    path: '/product/:product_id/set-with/:stone_id',
    example: '/product/vane/set-with/brillant',
    load: () => import('#web/features/catalogue/set-with/set-piece-page.tsx'),
  },
  { path: '/bespoke', load: () => import('#web/features/catalogue/bespoke/bespoke-page.tsx') },
  {
    path: '/bespoke/begin',
    example: '/bespoke/begin?pair',
    // A shopper who has lost one of a pair needs no account; for anything else the loader redirects to /login.
    access: 'personal',
    load: () => import('#web/features/messages/begin-page.tsx'),
  },
  {
    path: '/bespoke/:type',
    example: '/bespoke/proposal',
    load: () => import('#web/features/catalogue/bespoke/bespoke-page.tsx'),
  },

  // ── content ──────────────────────────────────────────────────────────────────────────────────────────────────
  { path: '/services', load: () => import('#web/features/content/services/services-page.tsx') },
  {
    path: '/ring-gauge',
    frame: 'bare',
    load: () => import('#web/features/content/ring-gauge/ring-gauge-page.tsx'),
  },
  { path: '/services/four-cs', load: () => import('#web/features/content/four-cs/four-cs-page.tsx') },
  { path: '/services/fandq', load: () => import('#web/features/content/faq/faq-page.tsx') },
  {
    path: '/services/:id',
    example: '/services/resizing',
    load: () => import('#web/features/content/services/service-page.tsx'),
  },
  { path: '/hotstamping', load: () => import('#web/features/content/services/service-page.tsx') },
  { path: '/engraving', load: () => import('#web/features/content/services/service-page.tsx') },
  { path: '/soulstone', load: () => import('#web/features/content/services/service-page.tsx') },
  { path: '/clickandcollect', load: () => import('#web/features/content/services/service-page.tsx') },
  { path: '/signaturebox', load: () => import('#web/features/content/services/service-page.tsx') },
  { path: '/personalizedgift', load: () => import('#web/features/content/services/service-page.tsx') },
  { path: '/watch-care', load: () => import('#web/features/content/services/service-page.tsx') },
  { path: '/jewellery-care', load: () => import('#web/features/content/care-page.tsx') },
  { path: '/fandq', load: () => import('#web/features/content/faq/faq-page.tsx') },
  {
    path: '/fandq/:section',
    example: '/fandq/shipping',
    load: () => import('#web/features/content/faq/faq-page.tsx'),
  },
  { path: '/about-us', load: () => import('#web/features/content/static-page.tsx') },
  { path: '/craftsman', load: () => import('#web/features/content/static-page.tsx') },
  { path: '/custom', load: () => import('#web/features/content/static-page.tsx') },
  { path: '/cancellation', load: () => import('#web/features/content/static-page.tsx') },
  { path: '/termsandcondition', load: () => import('#web/features/content/static-page.tsx') },
  { path: '/privacypolicy', load: () => import('#web/features/content/static-page.tsx') },
  { path: '/franchise', load: () => import('#web/features/content/franchise/franchise-page.tsx') },
  { path: '/whatsapp', load: () => import('#web/features/content/whatsapp/whatsapp-page.tsx') },
  { path: '/:id', example: '/origin', load: () => import('#web/features/content/landing/any-page.tsx') },

  // ── blogs ────────────────────────────────────────────────────────────────────────────────────────────────────
  { path: '/blogs', load: () => import('#web/features/blogs/blogs-page.tsx') },
  {
    path: '/blogs/:id',
    example: '/blogs/ffbe15e5549f2e2bc0abad73',
    load: () => import('#web/features/blogs/blog-page.tsx'),
  },

  // ── account ──────────────────────────────────────────────────────────────────────────────────────────────────
  { path: '/login', access: 'personal', load: () => import('#web/features/account/entry/login-page.tsx') },
  { path: '/create', access: 'personal', load: () => import('#web/features/account/entry/create-page.tsx') },
  { path: '/logout', access: 'personal', load: () => import('#web/features/account/entry/logout-page.tsx') },
  { path: '/forgot-password', load: () => import('#web/features/account/entry/forgot-password-page.tsx') },
  { path: '/reset-password', load: () => import('#web/features/account/entry/reset-password-page.tsx') },
  { path: '/verify', access: 'personal', load: () => import('#web/features/account/entry/verify-page.tsx') },
  { path: '/undo-email', load: () => import('#web/features/account/entry/undo-email-page.tsx') },
  { path: '/turn-off-codes', load: () => import('#web/features/account/entry/turn-off-codes-page.tsx') },
  {
    path: '/sign-in-link',
    access: 'personal',
    load: () => import('#web/features/account/entry/sign-in-link-page.tsx'),
  },
  {
    path: '/overview',
    access: 'account',
    load: () => import('#web/features/account/overview/overview-page.tsx'),
  },
  {
    path: '/myprofile',
    access: 'account',
    load: () => import('#web/features/account/profile/profile-page.tsx'),
  },
  {
    path: '/profile',
    access: 'account',
    load: () => import('#web/features/account/profile/profile-page.tsx'),
  },
  { path: '/message', access: 'account', load: () => import('#web/features/messages/message-page.tsx') },
  { path: '/points', access: 'account', load: () => import('#web/features/points/points-page.tsx') },

  // ── bag, checkout, orders ────────────────────────────────────────────────────────────────────────────────────
  { path: '/shopping-bag', access: 'personal', load: () => import('#web/features/bag/bag-page.tsx') },
  {
    path: '/checkout',
    access: 'account',
    frame: 'bare',
    load: () => import('#web/features/checkout/checkout-page.tsx'),
  },
  {
    path: '/success',
    access: 'personal',
    load: () => import('#web/features/payment-result/success-page.tsx'),
  },
  { path: '/cancel', load: () => import('#web/features/payment-result/cancel-page.tsx') },
  { path: '/order', access: 'account', load: () => import('#web/features/orders/order-list-page.tsx') },
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
  { path: '/track', load: () => import('#web/features/orders/track-page.tsx') },

  // ── search ───────────────────────────────────────────────────────────────────────────────────────────────────
  {
    path: '/search',
    example: '/search?search=ruby',
    load: () => import('#web/features/catalogue/search/search-page.tsx'),
  },

  // ── stores, appointments ─────────────────────────────────────────────────────────────────────────────
  { path: '/store', load: () => import('#web/features/stores/store-page.tsx') },
  {
    path: '/store/:store',
    example: '/store/bengaluru',
    load: () => import('#web/features/stores/salon-page.tsx'),
  },
  { path: '/appointment', load: () => import('#web/features/appointments/appointment-page.tsx') },
  {
    path: '/myappointment',
    access: 'account',
    load: () => import('#web/features/appointments/my-appointments-page.tsx'),
  },
  { path: '/contact-us', load: () => import('#web/features/content/contact/contact-page.tsx') },

  // ── the house from inside ────────────────────────────────────────────────────────────────────────────────────
  { path: '/style', load: () => import('#web/features/style/style-page.tsx') },
  // ── kept pieces ──────────────────────────────────────────────────────────────────────────────────────────────
  { path: '/wishlist', load: () => import('#web/features/wishlist/wishlist-page.tsx') },
  { path: '/compare', load: () => import('#web/features/wishlist/compare-page.tsx') },

  // ── anything else ────────────────────────────────────────────────────────────────────────────────────────────
  { path: '*', example: '/no/such/page', load: () => import('#web/app/not-found-page.tsx') },
]
