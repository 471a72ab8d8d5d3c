/** Every address of the shop (specification section 2). Components link by these, never by a literal. */

type Query = Record<string, string | number | boolean | null | undefined>

const withQuery = (path: string, query?: Query): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '' && value !== false)
      search.set(name, String(value))
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}
const part = encodeURIComponent

export const paths = {
  home: () => '/',

  // catalogue
  jewellery: (query?: Query) => withQuery('/jewellery', query),
  highJewellery: (query?: Query) => withQuery('/high-jewellery', query),
  highJewelleryItem: (id: string) => `/high-jewellery/${part(id)}`,
  category: (slugOrId: string, query?: Query) => withQuery(`/jewellery/${part(slugOrId)}`, query),
  discoverCollection: (which: 1 | 2 | 3 = 1) => `/discover-collection${which === 1 ? '' : which}`,
  discoverAll: (query?: Query) => withQuery('/discover-all', query),
  collection: (name: string) => withQuery('/discover-all', { collection: name }),
  product: (slugOrId: string, choice?: Query) => withQuery(`/product/${part(slugOrId)}`, choice),
  /** Settings for a stone, or stones for a setting. */
  setWith: (slugOrId: string, choice?: Query) => withQuery(`/product/${part(slugOrId)}/set-with`, choice),
  /** A stone in a setting. */
  setPiece: (setting: string, stone: string, choice?: Query) =>
    withQuery(`/product/${part(setting)}/set-with/${part(stone)}`, choice),
  bespoke: (type?: string) => (type === undefined ? '/bespoke' : `/bespoke/${part(type.toLowerCase())}`),

  // content
  services: () => '/services',
  service: (id: string) => `/services/${part(id)}`,
  /** `about` is a part of the page. */
  fourCs: (about?: 'colour' | 'clarity' | 'carat') =>
    about === undefined ? '/services/four-cs' : `/services/four-cs#${about}`,
  hotStamping: () => '/hotstamping',
  engraving: () => '/engraving',
  soulStone: () => '/soulstone',
  clickAndCollect: () => '/clickandcollect',
  signatureBox: () => '/signaturebox',
  personalizedGift: () => '/personalizedgift',
  watchCare: () => '/watch-care',
  jewelleryCare: () => '/jewellery-care',
  /** The third tab of jewellery care. */
  sizeGuide: () => '/jewellery-care',
  ringGauge: () => '/ring-gauge',
  faq: (section?: string) => (section === undefined ? '/fandq' : `/fandq/${part(section)}`),
  aboutUs: () => '/about-us',
  craftsman: () => '/craftsman',
  franchise: () => '/franchise',
  whatsapp: () => '/whatsapp',
  customs: () => '/custom',
  cancellation: () => '/cancellation',
  terms: () => '/termsandcondition',
  privacy: () => '/privacypolicy',
  page: (slug: string) => `/${part(slug)}`,

  // blogs
  blogs: (query?: Query) => withQuery('/blogs', query),
  blog: (id: string) => `/blogs/${part(id)}`,

  // account
  login: (returnTo?: string) => withQuery('/login', { returnTo }),
  create: (returnTo?: string) => withQuery('/create', { returnTo }),
  logout: () => '/logout',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  verify: () => '/verify',
  signInLink: () => '/sign-in-link',
  undoEmail: () => '/undo-email',
  turnOffCodes: () => '/turn-off-codes',
  overview: () => '/overview',
  myProfile: () => '/myprofile',
  profile: () => '/profile',
  message: () => '/message',
  beginBespoke: () => '/bespoke/begin',
  points: () => '/points',

  // bag, checkout, orders
  shoppingBag: () => '/shopping-bag',
  checkout: () => '/checkout',
  success: (sessionId?: string) => withQuery('/success', { session_id: sessionId }),
  cancel: () => '/cancel',
  orders: () => '/order',
  order: (id: string) => `/order/${part(id)}`,
  /** The passport of a piece. */
  piece: (orderId: string, itemId: string, piece = 1) =>
    withQuery(
      `/order/${part(orderId)}/piece/${part(itemId)}`,
      piece > 1 ? { piece: String(piece) } : undefined,
    ),
  track: () => '/track',

  // stores, appointments, search
  stores: (query?: Query) => withQuery('/store', query),
  store: (slug: string) => `/store/${part(slug)}`,
  contactUs: () => '/contact-us',
  appointment: (query?: Query) => withQuery('/appointment', query),
  myAppointments: () => '/myappointment',
  /** The living style page; demo mode only. */
  style: () => '/style',
  search: (query?: Query) => withQuery('/search', query),

  // kept pieces
  wishlist: () => '/wishlist',
  compare: (ids?: readonly string[]) =>
    ids && ids.length > 0 ? `/compare?ids=${Array.from(ids, part).join(',')}` : '/compare',
} as const

/**
 * A `returnTo` that is safe to follow: an address of this site, otherwise the fallback. Refuses other origins,
 * protocol-relative addresses, backslashes and control characters.
 */
export const safeReturnTo = (value: string | null | undefined, fallback: string): string => {
  if (!value || !value.startsWith('/') || value.startsWith('//')) return fallback
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  if (/[\\\u0000-\u001f\u007f]/.test(value)) return fallback
  const base = 'http://shop.invalid'
  if (!URL.canParse(value, base)) return fallback
  const url = new URL(value, base)
  return url.origin === base ? url.pathname + url.search + url.hash : fallback
}
