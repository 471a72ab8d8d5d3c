import { sql } from 'kysely'
import { operatorResaleRegister, type RegisteredResale } from '#contract/resale.ts'
import { implement, type Db, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { HOUSE_ZONE } from '#backend/lib/words/days.ts'
import { passportNumbers, type OrdersTables } from '../orders/api.ts'
import type { PassportTables } from './tables.ts'

interface Asked {
  readonly from: string
  readonly to: string
  readonly after?: string | undefined
  readonly limit?: number
}

/** The resales of these days, oldest first, each with its order and what the bench recorded. */
const rowsOf = (db: Db, { from, to, after, limit = 500 }: Asked) => {
  const [at = '0', line = '', place = '0'] = after?.split('/') ?? []
  return db
    .withTables<PassportTables & OrdersTables>()
    .selectFrom('resales as r')
    .innerJoin('order_lines as l', 'l.id', 'r.line_id')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .leftJoin('made_pieces as m', (join) =>
      join.onRef('m.line_id', '=', 'r.line_id').onRef('m.place', '=', 'r.place'),
    )
    .select([
      'o.number',
      'o.address',
      'l.order_id',
      'r.line_id',
      'r.place',
      'r.way',
      'r.paise',
      'r.recorded_by',
      'r.recorded_at',
    ])
    .select(['l.name as piece_name', 'l.metal', 'l.purity', 'm.huid', 'm.net_mg'])
    .where(sql<boolean>`r.recorded_at >= (${from}::date)::timestamp at time zone ${sql.lit(HOUSE_ZONE)}`)
    .where(sql<boolean>`r.recorded_at < (${to}::date + 1)::timestamp at time zone ${sql.lit(HOUSE_ZONE)}`)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(r.recorded_at, r.line_id, r.place) > (${new Date(Number(at))}, ${line}::uuid, ${Number(place)})`,
      ),
    )
    .orderBy('r.recorded_at')
    .orderBy('r.line_id')
    .orderBy('r.place')
    .limit(limit + 1)
    .execute()
}
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** The number of each row's passport; all lines of the orders are read at once. */
const numbersOf = async (db: Db, rows: readonly Row[]): Promise<(row: Row) => string> => {
  const orders = [...new Set(rows.map(({ order_id }) => order_id))]
  const lines =
    orders.length === 0
      ? []
      : await db
          .withTables<OrdersTables>()
          .selectFrom('order_lines')
          .select(['id', 'order_id', 'quantity'])
          .where('order_id', 'in', orders)
          .orderBy('position')
          .execute()
  const byOrder = Map.groupBy(lines, ({ order_id }) => order_id)
  return ({ number, order_id, line_id, place }) =>
    passportNumbers(number, byOrder.get(order_id) ?? []).get(line_id)?.[place - 1] ?? number
}

const asRegistered = (row: Row, number: string): RegisteredResale => ({
  at: row.recorded_at.toISOString(),
  as: row.way,
  amount: rupeesFromPaise(row.paise),
  by: row.recorded_by,
  orderNumber: row.number,
  shopper: row.address.name,
  name: row.piece_name,
  number,
  huid: row.huid ?? undefined,
  metal: row.metal ?? undefined,
  purity: row.purity ?? undefined,
  netMg: row.net_mg ?? undefined,
})

/** What the house took in exchange or bought back, for the books. */
export const resaleRegisterRoutes = ({ db }: Deps): readonly Implementation[] => [
  implement(operatorResaleRegister, async ({ query }) => {
    const { limit = 500 } = query
    const rows = await rowsOf(db, query)
    const shown = rows.slice(0, limit)
    const numberOf = await numbersOf(db, shown)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      resales: shown.map((row) => asRegistered(row, numberOf(row))),
      ...(last && { next: `${last.recorded_at.getTime()}/${last.line_id}/${last.place}` }),
    }
  }),
]
