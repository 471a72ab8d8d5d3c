import type { StaffRole } from '#contract/endpoint.ts'
import type { OrderAct } from '#contract/desk-order.ts'
import type { OrderEvent } from '#contract/orders.ts'
import { APPROVAL_MS } from '#backend/lib/audit/four-eyes.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { formatPaise, paiseFromRupees } from '#backend/lib/trade/money.ts'
import { given } from '#backend/lib/rows/given.ts'
import { linesOfOrder, type OrderRow } from '../orders/api.ts'
import { mayBearHuid, mustBearHuid } from '../passport/api.ts'
import type { DeskTables } from './tables.ts'

/** Who acted in a line of the trail. */
const BY: Readonly<Record<string, OrderAct['by']>> = { operator: 'house', shopper: 'shopper' }

/** The details of a line that are shown with the event: words that somebody wrote, and sums. */
const TOLD: Readonly<Record<string, (value: string | number) => string>> = {
  rupees: (value) => formatPaise(paiseFromRupees(Number(value))),
  reason: String,
  words: String,
  carrier: (value) => `by ${value}`,
  trackingNumber: String,
  after: (value) => String(value || 'none'),
  outcome: (value) => (value === 'sent-back' ? 'the pieces were sent back' : 'the pieces did not come'),
  before: (value) => `before: ${value || 'none'}`,
  passport: (value) => `passport ${value}`,
  pieces: (value) => `${value} ${Number(value) === 1 ? 'piece' : 'pieces'}`,
  paise: (value) => formatPaise(Number(value)),
}

const wordsOf = (details: unknown): string | undefined => {
  if (typeof details !== 'object' || details === null) return undefined
  const words = Object.entries(details).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? (TOLD[name]?.(value) ?? []) : [],
  )
  return words.length > 0 ? words.join(', ') : undefined
}

/** What a second person is asked for about an order; the kind of another event is not for people. */
const askedFor = (details: unknown): string | undefined =>
  typeof details === 'object' && details !== null && 'kind' in details && details.kind === 'refund'
    ? 'a refund'
    : undefined

/** The step of the order whose words belong to a line of the trail: the trail itself keeps nothing that was written. */
const STEP_OF: Readonly<Record<string, OrderEvent['kind']>> = {
  'order.cancelled': 'cancelled',
  'order.cancelled-by-house': 'cancelled',
  'return.approved': 'return-approved',
  'return.declined': 'return-declined',
  'return.closed': 'return-declined',
}

/** What was written about a line of the trail: of several returns, what was written at the same moment. */
const writtenOf = async (db: Db, orderId: string) => {
  const steps = await db
    .withTables<DeskTables>()
    .selectFrom('order_events')
    .select(['kind', 'note', 'at'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', [...new Set(Object.values(STEP_OF))])
    .where('note', 'is not', null)
    .execute()
  return (line: { readonly event: string; readonly at: Date }): string | undefined => {
    const own = steps.filter(({ kind }) => kind === STEP_OF[line.event])
    const same = own.find(({ at }) => at.getTime() === line.at.getTime())
    // An order is cancelled once, though closing its payment may have come a moment before.
    return given((same ?? (STEP_OF[line.event] === 'cancelled' ? own[0] : undefined))?.note)
  }
}

/** The order ended with the payment: the next line says who did it. */
const isSaidTwice = ({ event, details }: { readonly event: string; readonly details: unknown }): boolean =>
  event === 'order.cancelled' &&
  typeof details === 'object' &&
  details !== null &&
  'because' in details &&
  (details.because === 'house' || details.because === 'shopper')

/**
 * Everything that happened to an order and who did it: its steps, the lines of the trail and the notes, newest first.
 */
const actsOf = async (db: Db, orderId: string): Promise<OrderAct[]> => {
  const store = db.withTables<DeskTables>()
  const returns = await store.selectFrom('returns').select('id').where('order_id', '=', orderId).execute()
  const trail = await store
    .selectFrom('audit')
    .select(['at', 'event', 'actor', 'who', 'details'])
    .where('event', '<>', 'order.noted')
    .where('subject', 'in', [`order:${orderId}`, ...returns.map(({ id }) => `return:${id}`)])
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  const written = await writtenOf(db, orderId)
  const notes = await store
    .selectFrom('order_notes')
    .select(['at', 'who', 'text'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute()
  return [
    ...trail
      .filter((line) => !isSaidTwice(line))
      .map((line): OrderAct => {
        const words = [askedFor(line.details), wordsOf(line.details), written(line)].filter(
          (each) => each !== undefined,
        )
        const text = words.length > 0 ? words.join(': ') : undefined
        return {
          at: line.at.toISOString(),
          event: line.event,
          by: BY[line.actor] ?? 'shop',
          ...(line.who !== null && { who: line.who }),
          ...(text !== undefined && { text }),
        }
      }),
    ...notes.map(({ at, who, text }): OrderAct => ({
      at: at.toISOString(),
      event: 'note',
      by: 'house',
      who,
      text,
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
}

/** The number of the last line of the trail about an order. */
const versionOf = async (db: Db, orderId: string): Promise<number> => {
  const row = await db
    .withTables<DeskTables>()
    .selectFrom('audit')
    .select('id')
    .where('subject', '=', `order:${orderId}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return Number(row?.id ?? 0)
}

/** What a second person is asked for about an order or its returns: whoever packs or hands it over waits for them. */
const waitingOf = async (db: Db, orderId: string, now: number) => {
  const store = db.withTables<DeskTables>()
  const returns = await store.selectFrom('returns').select('id').where('order_id', '=', orderId).execute()
  const subjects = [`order:${orderId}`, ...returns.map(({ id }) => `return:${id}`)]
  const rows = await store
    .selectFrom('approvals')
    .innerJoin('staff', 'staff.id', 'approvals.asked_by')
    .select(['kind', 'staff.email', 'asked_at'])
    .where((eb) => eb.or(subjects.map((subject) => eb('subject', 'like', `${subject}%`))))
    .where('used_at', 'is', null)
    .where((eb) => eb(eb.fn.coalesce('confirmed_at', 'asked_at'), '>', new Date(now - APPROVAL_MS)))
    .orderBy('asked_at')
    .execute()
  return rows.map(({ kind, email, asked_at }) => ({
    kind,
    askedBy: email,
    askedAt: asked_at.toISOString(),
  }))
}

/** What is shown next to an order on its screen. The workshop makes pieces and gets no telephone numbers. */
export const orderHistory = async (db: Db, order: OrderRow, role: StaffRole, now: number) => {
  const store = db.withTables<DeskTables>()
  const lines = await linesOfOrder(db, order.id)
  const made = await store
    .selectFrom('made_pieces')
    .selectAll()
    .where(
      'line_id',
      'in',
      lines.map(({ id }) => id),
    )
    .orderBy('place')
    .execute()
  const { count } = await store
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<string | number>().as('count'))
    .where('account_id', '=', order.account_id)
    .where('paid_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return {
    accountId: order.account_id,
    ...(role !== 'workshop' && { email: order.email, phone: given(order.address.phone) }),
    orders: Number(count),
    made: made.map((piece) => ({
      itemId: piece.line_id,
      piece: piece.place,
      huid: given(piece.huid),
      grossMg: piece.gross_mg,
      netMg: given(piece.net_mg),
      lab: given(piece.report?.lab),
      report: given(piece.report?.number),
    })),
    asked: lines.map((line) => ({
      itemId: line.id,
      grossMg: given(line.about?.weightMg),
      netMg: given(line.about?.metalWeightMg),
      huid: mayBearHuid(line),
      mustHuid: mustBearHuid({ ...line, grossMg: line.about?.weightMg }),
    })),
    waiting: await waitingOf(db, order.id, now),
    acts: await actsOf(db, order.id),
    version: await versionOf(db, order.id),
  }
}
