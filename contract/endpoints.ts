import * as account from './account.ts'
import * as approvals from './approvals.ts'
import * as appointmentCalendar from './appointment-calendar.ts'
import * as appointments from './appointments.ts'
import * as audit from './audit.ts'
import * as bag from './bag.ts'
import * as blogs from './blogs.ts'
import * as catalogueCategories from './catalogue-categories.ts'
import * as catalogueTransfer from './catalogue-transfer.ts'
import * as catalogue from './catalogue.ts'
import * as changes from './changes.ts'
import * as checkout from './checkout.ts'
import * as confirmation from './confirmation.ts'
import * as configure from './configure.ts'
import * as contentList from './content-list.ts'
import * as content from './content.ts'
import * as enquiries from './enquiries.ts'
import * as estimates from './estimates.ts'
import * as frame from './frame.ts'
import * as messageTemplates from './message-templates.ts'
import * as messages from './messages.ts'
import * as money from './money.ts'
import * as navigation from './navigation.ts'
import * as oneTimeCodes from './one-time-codes.ts'
import * as operatorReturns from './operator-returns.ts'
import * as operator from './operator.ts'
import * as dataKey from './data-key.ts'
import * as deskBooks from './desk-books.ts'
import * as deskOrder from './desk-order.ts'
import * as deskPeople from './desk-people.ts'
import * as deskProducts from './desk-products.ts'
import * as desk from './desk.ts'
import * as documents from './documents.ts'
import * as drafts from './drafts.ts'
import * as newProducts from './new-products.ts'
import * as options from './options.ts'
import * as orders from './orders.ts'
import * as passkeys from './passkeys.ts'
import * as passport from './passport.ts'
import * as personalise from './personalise.ts'
import * as pictures from './pictures.ts'
import * as points from './points.ts'
import * as resale from './resale.ts'
import * as ringSizes from './ring-sizes.ts'
import * as search from './search.ts'
import * as pricing from './pricing.ts'
import * as productTable from './product-table.ts'
import * as promise from './promise.ts'
import * as session from './session.ts'
import * as setPieces from './set-pieces.ts'
import * as shop from './shop.ts'
import * as staff from './staff.ts'
import * as stores from './stores.ts'
import * as texts from './texts.ts'
import * as translations from './translations.ts'
import * as unpaidOrders from './unpaid-orders.ts'
import * as wishlist from './wishlist.ts'
import * as workshop from './workshop.ts'
import type { AnyEndpoint } from './endpoint.ts'

/** Every file of the contract that declares endpoints; a test finds one that is missing. */
// prettier-ignore
const files = {
  catalogue,
  configure,
  search,
  blogs,
  'set-pieces': setPieces,
  shop,
  navigation,
  frame,
  personalise,
  'data-key': dataKey,
  'ring-sizes': ringSizes,
  changes,
  content,
  'content-list': contentList,
  enquiries,
  account,
  session,
  confirmation,
  points,
  'message-templates': messageTemplates,
  messages,
  estimates,
  bag,
  checkout,
  'new-products': newProducts,
  options,
  orders,
  documents,
  drafts,
  operator,
  'operator-returns': operatorReturns,
  desk,
  'desk-books': deskBooks,
  'desk-order': deskOrder,
  'desk-people': deskPeople,
  'desk-products': deskProducts,
  audit,
  money,
  passkeys,
  'one-time-codes': oneTimeCodes,
  passport,
  resale,
  'catalogue-transfer': catalogueTransfer,
  'product-table': productTable,
  'catalogue-categories': catalogueCategories,
  pictures,
  'unpaid-orders': unpaidOrders,
  pricing,
  promise,
  staff,
  approvals,
  stores,
  appointments,
  'appointment-calendar': appointmentCalendar,
  texts,
  translations,
  wishlist,
  workshop,
}

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value

type Files = typeof files
/** The name of a call; each is exported under its own name. */
export type EndpointName = {
  [File in keyof Files]: {
    [Member in keyof Files[File]]: Files[File][Member] extends AnyEndpoint ? Member & string : never
  }[keyof Files[File]]
}[keyof Files]

/** Every call of the contract, with the file that declares it. */
export const endpoints: readonly { readonly group: string; readonly endpoint: AnyEndpoint }[] =
  Object.entries(files).flatMap(([group, members]) =>
    Object.values(members)
      .filter(isEndpoint)
      .map((endpoint) => ({ group, endpoint })),
  )
