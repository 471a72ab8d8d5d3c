import { resoldOf, type Order, type OrderItem, type OrderSummary, type Tracking } from '#contract/orders.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { isUuid } from '#backend/lib/rows/ids.ts'
import { given } from '#backend/lib/rows/given.ts'
import { taxOf } from '../bag/api.ts'
import { breakUpOf } from '../pricing/api.ts'
import { isCancellable } from './cancel.ts'
import { kindOf, noteSaid } from './events.ts'
import { deliveryPart } from './documents/invoices.ts'
import { readMoney } from './money/read.ts'
import { readAdvance } from './money/advance.ts'
import { readTransfer } from './money/transfers.ts'
import { passportsOf } from './pieces.ts'
import { returnUntil } from './returns/return-until.ts'
import { returnsOf } from './returns/returns-of-order.ts'
import { beforeOf, returnableOf } from './returns/returns.ts'
import { linesOfOrder } from './state.ts'
import type { OrderLineRow, OrderRow, OrdersTables } from './tables.ts'
import { isErased, ORDER_WORD } from './words.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()

const orderNamed = (db: Db, idOrNumber: string) =>
  tables(db)
    .selectFrom('orders')
    .selectAll()
    .where(isUuid(idOrNumber) ? 'id' : 'number', '=', idOrNumber)

/** One order of this account by id or number; another account's order is answered like an unknown one. */
export const findOrder = (db: Db, accountId: string, idOrNumber: string): Promise<OrderRow | undefined> =>
  orderNamed(db, idOrNumber).where('account_id', '=', accountId).executeTakeFirst()

/** Any order by id or number: for the house only. Throws 404. */
export const anyOrder = async (db: Db, idOrNumber: string): Promise<OrderRow> => {
  const order = await orderNamed(db, idOrNumber).executeTakeFirst()
  if (!order) throw new Refusal(404, 'NOT_FOUND', 'There is no such order.')
  return order
}

const toItem = (line: OrderLineRow, returnable: number, passports: OrderItem['passports']): OrderItem => ({
  _id: line.id,
  name: line.name,
  image: line.image,
  price: rupeesFromPaise(line.unit_paise),
  quantity: line.quantity,
  metalType: given(line.metal),
  clarity: given(line.clarity),
  size: given(line.size),
  ...(line.options && line.options.length > 0 && { options: [...line.options] }),
  ...((line.engraving !== null || line.birth_stone !== null) && {
    personalization: { engraving: given(line.engraving), birthStone: given(line.birth_stone) },
  }),
  productId: line.product_id,
  slug: given(line.slug),
  media: given(line.media),
  background: given(line.background),
  purity: given(line.purity),
  stone: given(line.stone),
  engravingFace: given(line.engraving_face),
  box: given(line.box),
  boxStamp: given(line.box_stamp),
  ...(line.personal_paise > 0 && { personalAmount: rupeesFromPaise(line.personal_paise) }),
  hsn: line.hsn,
  returnable,
  breakUp: breakUpOf({
    parts: line.parts ?? undefined,
    unit: line.unit_paise,
    quantity: line.quantity,
    net: line.net_paise,
    basisPoints: line.gst_basis_points,
    hsn: line.hsn,
  }),
  ...(passports && { passport: true, passports }),
})

const eventsOf = async (db: Db, orderId: string) =>
  (
    await tables(db)
      .selectFrom('order_events')
      .select(['kind', 'closes', 'note', 'at'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute()
  ).map((event) => ({ kind: kindOf(event), at: event.at.toISOString(), note: noteSaid(event.note) }))

/** An order with its lines, timeline, returns and invoices. */
export const readOrder = async (db: Db, order: OrderRow, now: number): Promise<Order> => {
  const lines = await linesOfOrder(db, order.id)
  const before = await beforeOf(db, order.id)
  const until = returnUntil(order)
  const invoices = await tables(db)
    .selectFrom('invoices')
    .select(['number', 'kind', 'issued_at', 'amount_paise'])
    .where('order_id', '=', order.id)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
  const payment =
    order.status === 'pending_payment' && order.reserved_until.getTime() > now
      ? await tables(db)
          .selectFrom('payments')
          .select('url')
          .where('order_id', '=', order.id)
          .where('status', '=', 'open')
          .orderBy('attempt', 'desc')
          .executeTakeFirst()
      : undefined
  const transfer = await readTransfer(db, order)
  const returns = await returnsOf(db, order.id, lines)
  const passports = await passportsOf(db, order, lines)
  const { phone: _, ...shippingAddress } = order.address
  return {
    _id: order.id,
    status: ORDER_WORD[order.status],
    amount: rupeesFromPaise(order.total_paise),
    createdAt: order.created_at.toISOString(),
    expectedArrival: order.expected_arrival,
    shippingAddress,
    items: lines.map((line) =>
      toItem(
        line,
        until === undefined ? 0 : returnableOf(line, before.get(line.id), resoldOf(passports.get(line.id))),
        passports.get(line.id)?.map((each) => ({ ...each })),
      ),
    ),
    number: order.number,
    delivery: order.delivery,
    storeName: order.store?.name,
    goods: rupeesFromPaise(order.goods_paise),
    discount: rupeesFromPaise(order.discount_paise),
    ...(order.delivery_paise > 0 && { shipping: rupeesFromPaise(order.delivery_paise) }),
    ...(order.tcs_paise > 0 && { tcs: rupeesFromPaise(order.tcs_paise) }),
    pointsSpent: order.points_spent,
    pointsEarned: order.points_earned,
    refunded: rupeesFromPaise(order.refunded_paise),
    ...(await readMoney(db, order)),
    tax: taxOf(
      [...lines, ...deliveryPart(order, lines).map(({ line }) => line)].map((line) => ({
        paise: line.net_paise,
        basisPoints: line.gst_basis_points,
      })),
    ),
    giftWrap: order.gift_wrap,
    ...(order.plain_parcel && { plainParcel: true }),
    giftMessage: given(order.gift_message),
    carrier: given(order.carrier),
    trackingNumber: given(order.tracking_number),
    trackingUrl: given(order.tracking_url),
    paymentUrl: given(payment?.url),
    ...(payment && { reservedUntil: order.reserved_until.toISOString() }),
    ...(order.advance_paise !== null && { advance: await readAdvance(db, order, now) }),
    transfer,
    // While its payment page is open, too: `cancelOrder` closes the page first.
    cancellable: payment !== undefined || isCancellable(order, transfer !== undefined),
    returnUntil: until,
    events: await eventsOf(db, order.id),
    returns,
    invoices: invoices.map((row) => ({
      number: row.number,
      kind: row.kind,
      issuedAt: row.issued_at.toISOString(),
      amount: rupeesFromPaise(row.amount_paise),
    })),
  }
}

/** Orders as a list shows them, in the given order. */
export const summaries = async (db: Db, rows: readonly OrderRow[]): Promise<OrderSummary[]> => {
  if (rows.length === 0) return []
  const lines = await tables(db)
    .selectFrom('order_lines')
    .selectAll()
    .where(
      'order_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  return rows.map((order) => {
    const own = lines.filter((line) => line.order_id === order.id)
    const first = own[0]
    return {
      _id: order.id,
      number: order.number,
      status: ORDER_WORD[order.status],
      amount: rupeesFromPaise(order.total_paise),
      createdAt: order.created_at.toISOString(),
      expectedArrival: order.expected_arrival,
      pieces: own.reduce((sum, line) => sum + line.quantity, 0),
      title: first?.name ?? '',
      image: first?.image ?? '',
      media: given(first?.media),
      background: given(first?.background),
    }
  })
}

export interface ListOrders {
  /** Only this account's. */
  readonly accountId?: string
  readonly status?: OrderRow['status']
  readonly page: number
  readonly limit: number
}

/** A page of orders, newest first. */
export const pageOfOrders = async (db: Db, { accountId, status, page, limit }: ListOrders) => {
  const found = () => {
    let all = tables(db).selectFrom('orders')
    if (accountId !== undefined) all = all.where('account_id', '=', accountId)
    if (status !== undefined) all = all.where('status', '=', status)
    return all
  }
  const rows = await found()
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await found()
    .select((eb) => eb.fn.countAll<string | number>().as('total'))
    .executeTakeFirstOrThrow()
  return { orders: await summaries(db, rows), total: Number(total), page }
}

/** Seen only by the house and the shopper. */
const ABOUT_MONEY: ReadonlySet<string> = new Set(['refund-failed', 'disputed', 'dispute-won', 'dispute-lost'])

/** What anybody may see who knows the order's number and its e-mail address. */
export const readTracking = async (db: Db, number: string, email: string): Promise<Tracking | undefined> => {
  const order = await tables(db)
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number.trim().toUpperCase())
    .executeTakeFirst()
  const key = (text: string) => text.normalize('NFKC').trim().toLowerCase()
  if (!order || isErased(order) || key(order.email) !== key(email)) return undefined
  const lines = await linesOfOrder(db, order.id)
  return {
    number: order.number,
    status: ORDER_WORD[order.status],
    createdAt: order.created_at.toISOString(),
    expectedArrival: order.expected_arrival,
    delivery: order.delivery,
    pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
    carrier: given(order.carrier),
    trackingNumber: given(order.tracking_number),
    trackingUrl: given(order.tracking_url),
    // What shopper and house wrote stays private; the public sees steps and times.
    events: (await eventsOf(db, order.id))
      .filter(({ kind }) => !ABOUT_MONEY.has(kind))
      .map(({ kind, at }) => ({ kind, at })),
  }
}

/** Points reserved by the account's unpaid orders. */
export const waitingPoints = async (db: Db, accountId: string): Promise<number> => {
  const rows = await tables(db)
    .selectFrom('orders')
    .select('points_spent')
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending_payment')
    // An order that waits for a transfer is kept besides a new one.
    .where('id', 'not in', (query) => query.selectFrom('bank_transfers').select('order_id'))
    .execute()
  return rows.reduce((sum, row) => sum + row.points_spent, 0)
}
