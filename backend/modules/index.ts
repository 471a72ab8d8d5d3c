import type { Module } from '#backend/lib/http/implement.ts'
import type { TokenMakers } from '#backend/lib/rows/email-shape.ts'
import { account } from './account/routes.ts'
import { appointments } from './appointments/routes.ts'
import { audit } from './audit/routes.ts'
import { bag } from './bag/routes.ts'
import { blogs } from './blogs/routes.ts'
import { catalogue } from './catalogue/routes.ts'
import { changes } from './changes/routes.ts'
import { checkout } from './checkout/routes.ts'
import { content } from './content/routes.ts'
import { dataKey } from './data-key/routes.ts'
import { desk } from './desk/routes.ts'
import { drafts } from './drafts/routes.ts'
import { enquiries } from './enquiries/routes.ts'
import { fulfilment } from './fulfilment/routes.ts'
import { merchandising } from './merchandising/routes.ts'
import { messages } from './messages/routes.ts'
import { navigation } from './navigation/routes.ts'
import { options } from './options/routes.ts'
import { orders } from './orders/routes.ts'
import { passport } from './passport/routes.ts'
import { payments } from './payments/routes.ts'
import { personalise } from './personalise/routes.ts'
import { pricing } from './pricing/routes.ts'
import { pictures } from './pictures/routes.ts'
import { points } from './points/routes.ts'
import { promise } from './promise/routes.ts'
import { search } from './search/module.ts'
import { shop } from './shop/routes.ts'
import { staff } from './staff/routes.ts'
import { stock } from './stock/module.ts'
import { stores } from './stores/routes.ts'
import { texts } from './texts/routes.ts'
import { translations } from './translations/routes.ts'
import { wishlist } from './wishlist/routes.ts'

/** Every domain of the backend. One may import the `api.ts` of those before it. */
export const modules: readonly Module[] = [
  shop,
  options,
  stores,
  search,
  catalogue,
  pricing,
  promise,
  stock,
  personalise,
  account,
  points,
  bag,
  orders,
  passport,
  payments,
  checkout,
  blogs,
  content,
  pictures,
  navigation,
  texts,
  translations,
  messages,
  appointments,
  enquiries,
  wishlist,
  changes,
  fulfilment,
  merchandising,
  drafts,
  desk,
  audit,
  staff,
  dataKey,
]

/** Who makes the one-time tokens of e-mails: a purpose that no module makes tokens for does not compile. */
export const tokenMakers: TokenMakers = { ...account.tokens, ...appointments.tokens }

/** Turns a bearer token or session cookie into a caller. */
export { resolveCaller } from './account/api.ts'
/** Turns a token of the house into one of its machines or people. */
export { resolveHouse } from './staff/house.ts'
