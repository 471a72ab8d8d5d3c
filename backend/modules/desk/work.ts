import { sql, type SelectQueryBuilder, type StringReference } from 'kysely'
import type { StaffRole } from '#contract/endpoint.ts'
import type { WorkKind } from '#contract/desk.ts'
import { HOUSE_ZONE, houseDay } from '#backend/lib/words/days.ts'
import { APPROVAL_MS } from '#backend/lib/audit/four-eyes.ts'
import type { Deps, House } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { countTransfers } from '../orders/api.ts'
import { allStuck } from '../payments/api.ts'
import { storeState } from './store-state.ts'
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
  readonly for: readonly StaffRole[]
  readonly read: (deps: Deps, caller: House) => Promise<Waiting>
}

type Rows<DB, TB extends keyof DB> = SelectQueryBuilder<DB, TB, object>
type Column<DB, TB extends keyof DB> = StringReference<DB, TB>

/**
 * How many rows, since when, and what the first of them is called in the order of `by` (`since` if left out).
 */
const waiting = async <DB, TB extends keyof DB>(
  rows: Rows<DB, TB>,
  columns: { since?: Column<DB, TB>; first: Column<DB, TB>; by?: Column<DB, TB>; distinct?: Column<DB, TB> },
): Promise<Waiting> => {
  const { since, first, by = since ?? first, distinct } = columns
  const row = await rows
    .select([
      (distinct === undefined ? sql`count(*)` : sql`count(distinct ${sql.ref(distinct)})`).as('count'),
      (since === undefined ? sql`null` : sql`min(${sql.ref(since)})`).as('since'),
      sql`(array_agg(${sql.ref(first)} order by ${sql.ref(by)}))[1]`.as('first'),
    ])
    // kysely does not know the types of these three columns for rows of any table.
    .$castTo<{ count: string | number; since: Date | null; first: string | null }>()
    .executeTakeFirstOrThrow()
  return {
    count: Number(row.count),
    ...(row.since && { since: new Date(row.since).toISOString() }),
    ...(row.first && { first: row.first }),
  }
}

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
    return waiting(rows, { since: 'paid_at', first: 'number', by: 'created_at' })
  }

const KINDS: readonly Kind[] = [
  {
    kind: 'stuck-money',
    for: OFFICE,
    read: async (deps) => {
      const found = await allStuck(deps)
      return { count: found.length, since: found[0]?.since, first: found[0]?.number }
    },
  },
  {
    kind: 'approvals',
    for: OFFICE,
    read: (deps, { staffId }) => {
      const rows = store(deps)
        .selectFrom('approvals')
        .where('confirmed_at', 'is', null)
        .where('used_at', 'is', null)
        .where('asked_at', '>', new Date(deps.clock.now() - APPROVAL_MS))
      // Nobody confirms their own.
      const others = staffId === undefined ? rows : rows.where('asked_by', '<>', staffId)
      return waiting(others, { since: 'asked_at', first: 'kind' })
    },
  },
  {
    // Confirmed and not done yet, or declined within a day.
    kind: 'answered',
    for: OFFICE,
    read: (deps, { staffId }) => {
      if (staffId === undefined) return Promise.resolve({ count: 0 })
      const since = new Date(deps.clock.now() - APPROVAL_MS)
      return waiting(
        store(deps)
          .selectFrom('approvals')
          .where('asked_by', '=', staffId)
          .where((one) =>
            one.or([
              one.and([one('confirmed_at', '>', since), one('used_at', 'is', null)]),
              one('declined_at', '>', since),
            ]),
          ),
        { since: 'asked_at', first: 'kind' },
      )
    },
  },
  {
    kind: 'transfers',
    for: OFFICE,
    read: ({ db }) => countTransfers(db),
  },
  {
    kind: 'rates',
    for: COUNTER,
    read: (deps) =>
      waiting(
        store(deps)
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
          .where('latest.set_at', '<', new Date(deps.clock.now() - DAY_MS)),
        { since: 'latest.set_at', first: 'latest.set_by', by: 'latest.set_by' },
      ),
  },
  { kind: 'begin', for: BENCH, read: inState('paid') },
  { kind: 'bench', for: BENCH, read: inState('processing') },
  { kind: 'hand-over', for: COUNTER, read: inState('shipped', 'collect') },
  { kind: 'on-the-way', for: COUNTER, read: inState('shipped', 'ship') },
  {
    kind: 'returns',
    for: COUNTER,
    read: (deps) =>
      waiting(
        store(deps)
          .selectFrom('returns')
          .innerJoin('orders', 'orders.id', 'returns.order_id')
          .where('returns.status', 'in', ['requested', 'approved']),
        { since: 'returns.requested_at', first: 'orders.number' },
      ),
  },
  {
    kind: 'workshop',
    for: BENCH,
    read: (deps) =>
      waiting(
        store(deps)
          .selectFrom('workshop_pieces')
          .innerJoin('order_lines', 'order_lines.id', 'workshop_pieces.line_id')
          .where('workshop_pieces.state', '=', 'waiting'),
        { since: 'workshop_pieces.came_at', first: 'order_lines.name' },
      ),
  },
  {
    kind: 'messages',
    for: COUNTER,
    read: (deps) =>
      waiting(
        store(deps)
          .selectFrom('messages')
          .innerJoin('accounts', 'accounts.id', 'messages.account_id')
          .where('messages.sender', '=', 'shopper')
          .where('messages.read_at', 'is', null)
          .where('accounts.erased_at', 'is', null),
        { since: 'messages.created_at', first: 'accounts.name', distinct: 'accounts.id' },
      ),
  },
  {
    kind: 'enquiries',
    for: COUNTER,
    read: (deps) =>
      waiting(store(deps).selectFrom('enquiries').where('state', '=', 'new'), {
        since: 'created_at',
        first: 'name',
      }),
  },
  {
    kind: 'appointments',
    for: COUNTER,
    read: (deps) =>
      waiting(
        store(deps)
          .selectFrom('appointments')
          .where('status', '=', 'booked')
          .where('starts_at', '>', new Date(deps.clock.now()))
          .where('starts_at', '<', new Date(deps.clock.now() + DAY_MS)),
        { since: 'starts_at', first: 'name' },
      ),
  },
  {
    kind: 'unconfirmed',
    for: COUNTER,
    read: (deps) =>
      waiting(
        store(deps)
          .selectFrom('appointments')
          .where('status', '=', 'booked')
          .where('confirmed_at', 'is', null)
          .where('starts_at', '>', new Date(deps.clock.now())),
        { since: 'created_at', first: 'name', by: 'starts_at' },
      ),
  },
  {
    kind: 'gone',
    for: BENCH,
    read: (deps) =>
      waiting(
        store(deps)
          .selectFrom('product_variants')
          .innerJoin('products', 'products.id', 'product_variants.product_id')
          .where('products.active', '=', true)
          .where('product_variants.is_default', '=', true)
          .where('product_variants.stock', '=', 0),
        { first: 'products.name' },
      ),
  },
  {
    kind: 'e-mails',
    for: OFFICE,
    read: (deps) =>
      waiting(store(deps).selectFrom('outbox').where('dead_at', 'is not', null), {
        since: 'dead_at',
        first: 'kind',
      }),
  },
  {
    kind: 'store',
    for: OFFICE,
    read: async (deps) => {
      const { warnings, since } = await storeState(deps)
      return {
        count: warnings.length,
        first: warnings[0],
        ...(since !== undefined && { since: new Date(since).toISOString() }),
      }
    },
  },
]

/** Money of orders by the day they were paid, in the house's zone. */
const salesOf = async (deps: Deps) => {
  const rows = await store(deps)
    .selectFrom('orders')
    .where('paid_at', '>', new Date(deps.clock.now() - DAYS * DAY_MS))
    .select((eb) => [
      sql<string>`to_char(paid_at at time zone ${sql.lit(HOUSE_ZONE)}, 'YYYY-MM-DD')`.as('day'),
      eb.fn.countAll<string | number>().as('orders'),
      sql<string | number>`sum(total_paise - refunded_paise)`.as('paise'),
    ])
    .groupBy('day')
    .execute()
  const today = deps.clock.now()
  return Array.from({ length: DAYS }, (_, back) => {
    const day = houseDay(today - (DAYS - 1 - back) * DAY_MS)
    const row = rows.find((one) => one.day === day)
    return { day, orders: Number(row?.orders ?? 0), amount: rupeesFromPaise(Number(row?.paise ?? 0)) }
  })
}

/** What waits for this person, by their role, in the order in which to do it. What waits for nobody is left out. */
export const workFor = async (deps: Deps, caller: House) => {
  const { role } = caller
  const kinds = KINDS.filter(({ for: roles }) => roles.includes(role))
  const found = await Promise.all(
    kinds.map(async ({ kind, read }) => ({ kind, ...(await read(deps, caller)) })),
  )
  const work = found.filter(({ count }) => count > 0)
  return { work, ...((role === 'owner' || role === 'manager') && { sales: await salesOf(deps) }) }
}
