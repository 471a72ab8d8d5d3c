import type { Module } from '../lib/implement.ts'
import { account } from './account/routes.ts'
import { appointments } from './appointments/routes.ts'
import { audit } from './audit/routes.ts'
import { bag } from './bag/routes.ts'
import { blogs } from './blogs/routes.ts'
import { catalogue } from './catalogue/routes.ts'
import { changes } from './changes/routes.ts'
import { content } from './content/routes.ts'
import { dataKey } from './data-key/routes.ts'
import { enquiries } from './enquiries/routes.ts'
import { messages } from './messages/routes.ts'
import { operator } from './operator/routes.ts'
import { orders } from './orders/routes.ts'
import { passport } from './passport/routes.ts'
import { payments } from './payments/routes.ts'
import { personalise } from './personalise/routes.ts'
import { pricing } from './pricing/routes.ts'
import { points } from './points/routes.ts'
import { promise } from './promise/routes.ts'
import { shop } from './shop/routes.ts'
import { staff } from './staff/routes.ts'
import { stores } from './stores/routes.ts'
import { wishlist } from './wishlist/routes.ts'

/** Every domain of the backend; a module's routes are registered in this order. */
// prettier-ignore
export const modules: readonly Module[] = [
  catalogue,
  pricing,
  promise,
  blogs,
  shop,
  changes,
  content,
  enquiries,
  account,
  points,
  personalise,
  messages,
  bag,
  orders,
  passport,
  payments,
  stores,
  appointments,
  wishlist,
  operator,
  audit,
  staff,
  dataKey,
]

/** The arrows between modules: one may import the `api.ts` of those before it. The rest import only of these. */
export const moduleOrder = [
  'shop',
  'catalogue',
  'pricing',
  'promise',
  'stock',
  'personalise',
  'account',
  'points',
  'bag',
  'checkout',
  'orders',
  'passport',
  'payments',
  'stores',
] as const

/** Turns a bearer token or session cookie into a caller. */
export { resolveCaller } from './account/api.ts'
/** Turns a token of the house into one of its machines or people. */
export { resolveHouse } from './staff/house.ts'
