import type { Resolvers } from '#server/generated/resolvers.ts'
import { resolvers as account } from './account/resolvers.ts'
import { resolvers as appointments } from './appointments/resolvers.ts'
import { resolvers as bag } from './bag/resolvers.ts'
import { resolvers as blogs } from './blogs/resolvers.ts'
import { resolvers as catalogue } from './catalogue/resolvers.ts'
import { resolvers as checkout } from './checkout/resolvers.ts'
import { resolvers as configure } from './configure/resolvers.ts'
import { resolvers as content } from './content/resolvers.ts'
import { resolvers as enquiries } from './enquiries/resolvers.ts'
import { resolvers as messages } from './messages/resolvers.ts'
import { resolvers as orders } from './orders/resolvers.ts'
import { resolvers as passport } from './passport/resolvers.ts'
import { resolvers as personalise } from './personalise/resolvers.ts'
import { resolvers as points } from './points/resolvers.ts'
import { resolvers as pricing } from './pricing/resolvers.ts'
import { resolvers as promise } from './promise/resolvers.ts'
import { resolvers as setPieces } from './set-pieces/resolvers.ts'
import { resolvers as shop } from './shop/resolvers.ts'
import { resolvers as stores } from './stores/resolvers.ts'
import { resolvers as wishlist } from './wishlist/resolvers.ts'

/** The written list of domains: to add one, add its import above and its name here. */
// prettier-ignore
export const domains: readonly Resolvers[] = [
  account,
  appointments,
  bag,
  blogs,
  catalogue,
  checkout,
  configure,
  content,
  enquiries,
  messages,
  orders,
  passport,
  personalise,
  points,
  pricing,
  promise,
  setPieces,
  shop,
  stores,
  wishlist,
]
