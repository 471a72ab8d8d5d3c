import { sql } from 'kysely'
import type { Role } from '#contract/endpoint.ts'
import type { WorkKind } from '#contract/desk.ts'
import { APPROVAL_MS } from '#backend/lib/four-eyes.ts'
import type { Deps } from '#backend/lib/implement.ts'
import { rupeesFromPaise } from '#backend/lib/money.ts'
import { stuckMoney, waitingTransfers } from '../orders/api.ts'
import { partsOf } from '../payments/api.ts'
import type { DeskTables } from './tables.ts'

const DAY_MS = 86_400_000
/** The days of the chart of sales. */
const DAYS = 30

interface Waiting {
  readonly count: number
  readonly since?: string | undefined
  readonly first?: string | undefined
}

interface Kind {
  readonly kind: WorkKind
  readonly for: readonly Role[]
  readonly read: (deps: Deps) => Promise<Waiting>
}

interface Row {
  count: string | number
  since: Date | null
  first: string | null
}
const waiting = (row: Row | undefined): Waiting => ({
  count: Number(row?.count ?? 0),
  ...(row?.since && { since: new Date(row.since).toISOString() }),
  ...(row?.first && { first: row.first }),
})

const store = ({ db }: Deps) => db.withTables<DeskTables>()
const OFFICE = ['owner', 'manager'] as const
const COUNTER = ['owner', 'manager', 'counter'] as const
const BENCH = ['owner', 'manager', 'workshop'] as const

/** Orders in one state: how many, and the oldest. */
const inState =
  (state: 'paid' | 'processing' | 'shipped', delivery?: 'ship' | 'collect') =>
  async (deps: Deps): Promise<Waiting> => {
    let rows = store(deps).selectFrom('orders').where('status', '=', state)
    if (delivery) rows = rows.where('delivery', '=', delivery)
    return waiting(
      await rows
        .select((eb) => [
          eb.fn.countAll<string | number>().as('count'),
          eb.fn.min('paid_at').as('since'),
          sql<string | null>`(array_agg(number order by created_at))[1]`.as('first'),
        ])
        .executeTakeFirst(),
    )
  }

const KINDS: readonly Kind[] = [
  {
    kind: 'stuck-money',
    for: OFFICE,
    read: async (deps) => {
      const found = await stuckMoney(deps.db, deps.clock.now(), [partsOf(deps).provider.name])
      return { count: found.length, since: found[0]?.since, first: found[0]?.number }
    },
  },
  {
    kind: 'approvals',
    for: OFFICE,
    read: async (deps) =>
      waiting(
        await store(deps)
          .selectFrom('approvals')
          .where('confirmed_at', 'is', null)
          .where('asked_at', '>', new Date(deps.clock.now() - APPROVAL_MS))
          .select((eb) => [
            eb.fn.countAll<string | number>().as('count'),
            eb.fn.min('asked_at').as('since'),
            sql<string | null>`(array_agg(subject order by asked_at))[1]`.as('first'),
          ])
          .executeTakeFirst(),
      ),
  },
  {
    kind: 'transfers',
    for: OFFICE,
    read: async ({ db }) => {
      const found = await waitingTransfers(db)
      return { count: found.length, first: found[0]?.number }
    },
  },
  {
    kind: 'rates',
    for: ['owner', 'manager', 'counter'],
    read: async (deps) =>
      waiting(
        await store(deps)
          .selectFrom(
            store(deps)
              .selectFrom('metal_rates')
              .distinctOn(['metal', 'purity'])
              .select(['metal', 'purity', 'set_at', 'set_by'])
              .orderBy('metal')
              .orderBy('purity')
              .orderBy('id', 'desc')
              .as('latest'),
          )
          .where('latest.set_at', '<', new Date(deps.clock.now() - DAY_MS))
          .select((eb) => [
            eb.fn.countAll<string | number>().as('count'),
            eb.fn.min('latest.set_at').as('since'),
            sql<string | null>`min(latest.set_by)`.as('first'),
          ])
          .executeTakeFirst(),
      ),
  },
  { kind: 'begin', for: BENCH, read: inState('paid') },
  { kind: 'bench', for: BENCH, read: inState('processing') },
  { kind: 'hand-over', for: COUNTER, read: inState('shipped', 'collect') },
  { kind: 'on-the-way', for: COUNTER, read: inState('shipped', 'ship') },
  {
    kind: 'returns',
    for: COUNTER,
    read: async (deps) =>
      waiting(
        await store(deps)
          .selectFrom('returns')
          .innerJoin('orders', 'orders.id', 'returns.order_id')
          .where('returns.status', 'in', ['requested', 'approved'])
          .select((eb) => [
            eb.fn.countAll<string | number>().as('count'),
            eb.fn.min('returns.requested_at').as('since'),
            sql<string | null>`(array_agg(orders.number order by returns.requested_at))[1]`.as('first'),
          ])
          .executeTakeFirst(),
      ),
  },
  {
    kind: 'workshop',
    for: BENCH,
    read: async (deps) =>
      waiting(
        await store(deps)
          .selectFrom('workshop_pieces')
          .innerJoin('order_lines', 'order_lines.id', 'workshop_pieces.line_id')
          .where('workshop_pieces.state', '=', 'waiting')
          .select((eb) => [
            eb.fn.countAll<string | number>().as('count'),
            eb.fn.min('workshop_pieces.came_at').as('since'),
            sql<string | null>`(array_agg(order_lines.name order by workshop_pieces.came_at))[1]`.as('first'),
          ])
          .executeTakeFirst(),
      ),
  },
  {
    kind: 'messages',
    for: COUNTER,
    read: async (deps) =>
      waiting(
        await store(deps)
          .selectFrom('messages')
          .innerJoin('accounts', 'accounts.id', 'messages.account_id')
          .where('messages.sender', '=', 'shopper')
          .where('messages.read_at', 'is', null)
          .where('accounts.erased_at', 'is', null)
          .select((eb) => [
            sql<string | number>`count(distinct accounts.id)`.as('count'),
            eb.fn.min('messages.created_at').as('since'),
            sql<string | null>`(array_agg(accounts.name order by messages.created_at))[1]`.as('first'),
          ])
          .executeTakeFirst(),
      ),
  },
  {
    kind: 'enquiries',
    for: COUNTER,
    read: async (deps) =>
      waiting(
        await store(deps)
          .selectFrom('enquiries')
          .where('state', '=', 'new')
          .select((eb) => [
            eb.fn.countAll<string | number>().as('count'),
            eb.fn.min('created_at').as('since'),
            sql<string | null>`(array_agg(name order by created_at))[1]`.as('first'),
          ])
          .executeTakeFirst(),
      ),
  },
  {
    kind: 'appointments',
    for: COUNTER,
    read: async (deps) =>
      waiting(
        await store(deps)
          .selectFrom('appointments')
          .where('status', '=', 'booked')
          .where('starts_at', '>', new Date(deps.clock.now()))
          .where('starts_at', '<', new Date(deps.clock.now() + DAY_MS))
          .select((eb) => [
            eb.fn.countAll<string | number>().as('count'),
            eb.fn.min('starts_at').as('since'),
            sql<string | null>`(array_agg(name order by starts_at))[1]`.as('first'),
          ])
          .executeTakeFirst(),
      ),
  },
  {
    kind: 'unconfirmed',
    for: COUNTER,
    read: async (deps) =>
      waiting(
        await store(deps)
          .selectFrom('appointments')
          .where('status', '=', 'booked')
          .where('confirmed_at', 'is', null)
          .where('starts_at', '>', new Date(deps.clock.now()))
          .select((eb) => [
            eb.fn.countAll<string | number>().as('count'),
            eb.fn.min('created_at').as('since'),
            sql<string | null>`(array_agg(name order by starts_at))[1]`.as('first'),
          ])
          .executeTakeFirst(),
      ),
  },
  {
    kind: 'gone',
    for: BENCH,
    read: async (deps) =>
      waiting(
        await store(deps)
          .selectFrom('product_variants')
          .innerJoin('products', 'products.id', 'product_variants.product_id')
          .where('products.active', '=', true)
          .where('product_variants.is_default', '=', true)
          .where('product_variants.stock', '=', 0)
          .select((eb) => [
            eb.fn.countAll<string | number>().as('count'),
            sql<Date | null>`null`.as('since'),
            sql<string | null>`(array_agg(products.name order by products.name))[1]`.as('first'),
          ])
          .executeTakeFirst(),
      ),
  },
  {
    kind: 'e-mails',
    for: OFFICE,
    read: async (deps) =>
      waiting(
        await store(deps)
          .selectFrom('outbox')
          .where('dead_at', 'is not', null)
          .select((eb) => [
            eb.fn.countAll<string | number>().as('count'),
            eb.fn.min('dead_at').as('since'),
            sql<string | null>`(array_agg(kind order by dead_at))[1]`.as('first'),
          ])
          .executeTakeFirst(),
      ),
  },
]

/** Money of orders by the day they were paid, in India. */
const salesOf = async (deps: Deps) => {
  const rows = await store(deps)
    .selectFrom('orders')
    .where('paid_at', '>', new Date(deps.clock.now() - DAYS * DAY_MS))
    .select((eb) => [
      sql<string>`to_char(paid_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`.as('day'),
      eb.fn.countAll<string | number>().as('orders'),
      sql<string | number>`sum(total_paise - refunded_paise)`.as('paise'),
    ])
    .groupBy('day')
    .execute()
  const today = deps.clock.now()
  const dayOf = (at: number) => new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 10)
  return Array.from({ length: DAYS }, (_, back) => {
    const day = dayOf(today - (DAYS - 1 - back) * DAY_MS)
    const row = rows.find((one) => one.day === day)
    return { day, orders: Number(row?.orders ?? 0), amount: rupeesFromPaise(Number(row?.paise ?? 0)) }
  })
}

/** What waits for somebody of this role, in the order to take it. What waits for nobody is left out. */
export const workFor = async (deps: Deps, role: Role) => {
  const work = []
  for (const { kind, for: roles, read } of KINDS) {
    if (!roles.includes(role)) continue
    const found = await read(deps)
    if (found.count > 0) work.push({ kind, ...found })
  }
  return { work, ...((role === 'owner' || role === 'manager') && { sales: await salesOf(deps) }) }
}
