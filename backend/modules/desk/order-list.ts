import type { StaffRole } from '#contract/endpoint.ts'
import { ORDER_GROUPS, type ListedOrder, type OrderGroup } from '#contract/desk.ts'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import { summaries, type OrderRow, type OrderState } from '../orders/api.ts'
import { anywhere, pageOf, totalOf } from './search.ts'
import type { DeskTables } from './tables.ts'

const OPEN: readonly OrderState[] = ['paid', 'processing', 'shipped', 'under_review']

/** Which states belong to which group of the list; of `collect` only what a shopper fetches. */
const STATES: Readonly<Record<OrderGroup, readonly OrderState[]>> = {
  open: OPEN,
  begin: ['paid'],
  bench: ['processing'],
  sent: ['shipped'],
  collect: OPEN,
  waiting: ['pending_payment'],
  delivered: ['delivered'],
  ended: ['cancelled', 'refunded'],
  review: ['under_review'],
}

interface Wish {
  readonly q?: string | undefined
  readonly group?: OrderGroup | undefined
  readonly page?: number
  readonly limit?: number
}

/** The text of the index `orders_by_words`: keep it as it is in the migration. */
const ORDER_WORDS_TEXT = sql<string>`lower(number || ' ' || email || ' ' || coalesce(address ->> 'name', '') || ' ' || coalesce(address ->> 'phone', ''))`

/** The part that the workshop can search: it is not told whom to call, so it does not find orders by that either. */
const BENCH_WORDS_TEXT = sql<string>`lower(number || ' ' || coalesce(address ->> 'name', ''))`

/** The index cannot find fewer letters: those are searched only in the newest orders. */
const LETTERS = 3
const NEWEST = 2_000

/** One order of a page, and the total number of orders; no order if the page is empty. */
interface Hit {
  readonly id: string | null
  readonly total: number
}

interface Words {
  readonly pattern: string
  readonly huid: string
  readonly role: StaffRole
}

/** Orders that the words name: by number, shopper, piece, or the HUID of a piece. */
const named = (eb: ExpressionBuilder<DeskTables, 'orders'>, { pattern, huid, role }: Words) => {
  const byWords = eb
    .selectFrom('orders as o')
    .select('o.id')
    .where(ORDER_WORDS_TEXT, 'like', pattern)
    .where((of) => (role === 'workshop' ? of(BENCH_WORDS_TEXT, 'like', pattern) : of.lit(true)))
  const byPiece = eb
    .selectFrom('order_lines')
    .select('order_lines.order_id as id')
    .where(sql<string>`lower(order_lines.name)`, 'like', pattern)
  if (huid.length < LETTERS) {
    // As a list: the planner expects it to be short, and does not use the index of words for nearly all orders.
    const newest = sql<string>`any(array(${eb
      .selectFrom('orders as n')
      .select('n.id')
      .orderBy('n.created_at', 'desc')
      .limit(NEWEST)}))`
    return eb(
      'orders.id',
      'in',
      byWords.where('o.id', '=', newest).union(byPiece.where('order_lines.order_id', '=', newest)),
    )
  }
  return eb(
    'orders.id',
    'in',
    byWords
      .union(byPiece)
      .union(
        eb
          .selectFrom('made_pieces')
          .innerJoin('order_lines as l', 'l.id', 'made_pieces.line_id')
          .select('l.order_id as id')
          .where('made_pieces.huid', '=', huid),
      ),
  )
}

const isCollected = (eb: ExpressionBuilder<DeskTables, 'orders'>) => eb('orders.delivery', '=', 'collect')

/** How many orders are in each group, whatever is searched, and in all. */
const countsOf = async (
  db: Db,
): Promise<{ readonly counts: Record<OrderGroup, number>; readonly all: number }> => {
  const rows = await db
    .withTables<DeskTables>()
    .selectFrom('orders')
    .select(['status', (eb) => eb.fn.countAll<string | number>().as('count')])
    .groupBy('status')
    .execute()
  const collect = await totalOf(
    db.withTables<DeskTables>().selectFrom('orders').where(isCollected).where('status', 'in', OPEN),
  )
  const sum = (fits: (status: OrderState) => boolean) =>
    rows.reduce((total, { status, count }) => total + (fits(status) ? Number(count) : 0), 0)
  const counts = Object.fromEntries(
    ORDER_GROUPS.map((group) => [group, sum((status) => STATES[group].includes(status))]),
  ) as Record<OrderGroup, number>
  return { counts: { ...counts, collect }, all: sum(() => true) }
}

/** Pieces of orders for which the workshop has recorded nothing, by order. */
const unrecordedOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .withTables<DeskTables>()
    .selectFrom('order_lines as l')
    .leftJoin('made_pieces as m', 'm.line_id', 'l.id')
    .select(['l.id', 'l.order_id', 'l.quantity', (eb) => eb.fn.count<string | number>('m.place').as('made')])
    .where('l.order_id', 'in', ids)
    .groupBy(['l.id', 'l.order_id', 'l.quantity'])
    .execute()
  const left = new Map<string, number>()
  for (const { order_id, quantity, made } of rows)
    left.set(order_id, (left.get(order_id) ?? 0) + Math.max(quantity - Number(made), 0))
  return left
}

const asListed = async (db: Db, rows: readonly OrderRow[]): Promise<ListedOrder[]> => {
  const short = await summaries(db, rows)
  const unrecorded = await unrecordedOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row, at) => {
    const summary = short[at]
    if (!summary) return []
    return [
      {
        ...summary,
        name: row.address.name,
        delivery: row.delivery,
        ...(row.store && { storeName: row.store.name }),
        giftWrap: row.gift_wrap,
        unrecorded: ['paid', 'processing'].includes(row.status) ? (unrecorded.get(row.id) ?? 0) : 0,
      },
    ]
  })
}

/** A page of the requested orders, newest first. Those that wait to be begun or made are sorted oldest first. */
export const listOrders = async (db: Db, wish: Wish, role: StaffRole) => {
  const { page, limit, offset } = pageOf(wish)
  const pattern = anywhere(wish.q)
  const huid = wish.q?.trim().toUpperCase() ?? ''
  const found = () => {
    let all = db.withTables<DeskTables>().selectFrom('orders')
    if (wish.group !== undefined) all = all.where('orders.status', 'in', STATES[wish.group])
    if (wish.group === 'collect') all = all.where(isCollected)
    if (pattern !== undefined) all = all.where((eb) => named(eb, { pattern, huid, role }))
    return all
  }
  const first = wish.group === 'begin' || wish.group === 'bench' ? 'asc' : 'desc'
  const { counts, all } = await countsOf(db)
  const ofGroup = wish.group === undefined ? all : counts[wish.group]
  const ids = found().select(['orders.id', 'orders.created_at'])
  const shown = sql`order by created_at ${sql.raw(first)}, id limit ${limit}::integer offset ${offset}::integer`
  // The search runs once, for the page and for its total.
  const { rows: hits } = await (
    pattern === undefined
      ? sql<Hit>`select id, ${ofGroup}::integer as total from (${ids}) found ${shown}`
      : sql<Hit>`with found as materialized (${ids})
          select page.id, many.total from (select count(*)::integer as total from found) many
          left join (select id, created_at from found ${shown}) page on true`
  ).execute(db)
  const of = hits.flatMap(({ id }) => (id === null ? [] : [id]))
  const rows =
    of.length === 0
      ? []
      : await db
          .withTables<DeskTables>()
          .selectFrom('orders')
          .selectAll()
          .where('id', 'in', of)
          .orderBy('created_at', first)
          .orderBy('id')
          .execute()
  const total = pattern === undefined ? ofGroup : (hits[0]?.total ?? 0)
  return { orders: await asListed(db, rows), total, page, counts }
}
