import {
  operatorAnswerReturn,
  operatorCloseReturn,
  operatorRefundReturn,
  operatorReturns,
  operatorTakeBack,
} from '#contract/operator-returns.ts'
import { askSecondPerson, type UseApproval } from '#backend/lib/audit/four-eyes.ts'
import { isUuid } from '#backend/lib/rows/ids.ts'
import {
  implement,
  Refusal,
  type Db,
  type Deps,
  type Identity,
  type Implementation,
} from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import {
  anyOrder,
  approveReturn,
  closeReturn,
  declineReturn,
  linesOfOrder,
  lockOrder,
  refundReturn,
  returnAmounts,
  statusOf,
  takeBack,
  toWorkshop,
  type OrdersTables,
} from '../orders/api.ts'
import { restock } from '../stock/api.ts'

/** What the house pays for the returns of an order that it opened itself, including this one, in paise. */
const ownPaise = async (db: Db, orderId: string, returnId: string): Promise<number> => {
  const own = await db
    .withTables<OrdersTables>()
    .selectFrom('returns')
    .select('id')
    .where('order_id', '=', orderId)
    .where('opened_by', '=', 'house')
    .where((one) => one.or([one('status', '=', 'refunded'), one('id', '=', returnId)]))
    .execute()
  const amounts = await returnAmounts(
    db,
    own.map(({ id }) => id),
  )
  return own.reduce((sum, { id }) => sum + (amounts.get(id) ?? 0), 0)
}

/**
 * One person can pay for what a shopper sent back; a return that the house opened itself is an act of its staff. All
 * returns that it opened for one order are added up, because a large refund could otherwise be split into small ones;
 * also those paid at the same moment.
 */
const needSecondForOwn = async (
  deps: Deps,
  { returnId, caller, requestId }: { returnId: string; caller: Identity; requestId: string },
): Promise<UseApproval | undefined> => {
  if (!isUuid(returnId)) return undefined
  const row = await deps.db
    .withTables<OrdersTables>()
    .selectFrom('returns')
    .select(['opened_by', 'status', 'order_id', 'reason'])
    .where('id', '=', returnId)
    .executeTakeFirst()
  if (row?.opened_by !== 'house' || row.status !== 'approved') return undefined
  const orderId = row.order_id
  const paise = await ownPaise(deps.db, orderId, returnId)
  const subject = `return:${returnId}`
  const useApproval = await askSecondPerson(deps, {
    kind: 'refund',
    subject,
    why: row.reason,
    paise,
    caller,
    requestId,
  })
  return async (tx) => {
    await lockOrder(tx, orderId)
    if ((await ownPaise(tx, orderId, returnId)) !== paise)
      throw new Refusal(
        409,
        'CONFLICT',
        'Another return of this order was paid meanwhile. Please do this again.',
      )
    await useApproval(tx)
  }
}

/** What these returns bring back, in the order of the slips. */
const itemsOf = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .withTables<OrdersTables>()
        .selectFrom('return_lines as l')
        .innerJoin('order_lines as o', 'o.id', 'l.line_id')
        .select(['l.return_id as of', 'o.name', 'l.quantity'])
        .where('l.return_id', 'in', ids)
        .orderBy('o.position')
        .execute()

/** Pieces that come back. */
export const returnRoutes = (deps: Deps): readonly Implementation[] => {
  const { db, clock } = deps
  return [
    implement(operatorTakeBack, async ({ params, body, requestId }) => {
      const { id } = await anyOrder(db, params.orderId)
      const taking = { ...body, orderId: id, now: clock.now(), requestId }
      return { returnId: await inTransaction(db, (tx) => takeBack(tx, taking)) }
    }),
    implement(operatorReturns, async ({ query }) => {
      let found = db
        .withTables<OrdersTables>()
        .selectFrom('returns as r')
        .innerJoin('orders as o', 'o.id', 'r.order_id')
        .select([
          'r.id',
          'r.order_id',
          'o.number',
          'o.address',
          'r.status',
          'r.closed_as',
          'r.reason',
          'r.requested_at',
        ])
        .orderBy('r.requested_at', 'desc')
        .limit(100)
      if (query.status === 'closed') found = found.where('r.closed_as', 'is not', null)
      else if (query.status !== undefined)
        found = found.where('r.status', '=', query.status).where('r.closed_as', 'is', null)
      const rows = await found.execute()
      const ids = rows.map(({ id }) => id)
      const amounts = await returnAmounts(db, ids)
      const items = await itemsOf(db, ids)
      return {
        returns: rows.map((row) => ({
          _id: row.id,
          orderId: row.order_id,
          number: row.number,
          status: statusOf(row),
          reason: row.reason,
          requestedAt: row.requested_at.toISOString(),
          amount: rupeesFromPaise(amounts.get(row.id) ?? 0),
          name: row.address.name,
          items: items.filter(({ of }) => of === row.id).map(({ name, quantity }) => ({ name, quantity })),
        })),
      }
    }),
    implement(operatorAnswerReturn, async ({ params, body, requestId }) => {
      const answering = {
        returnId: params.returnId,
        now: clock.now(),
        requestId,
        ...(body.words && { words: body.words }),
      }
      await inTransaction(db, (tx) =>
        body.answer === 'approve' ? approveReturn(tx, answering) : declineReturn(tx, answering),
      )
      return { status: 'done' as const }
    }),
    implement(operatorCloseReturn, async ({ params, body, requestId }) => {
      const closing = { ...body, words: body.words.trim(), returnId: params.returnId }
      await inTransaction(db, (tx) => closeReturn(tx, { ...closing, now: clock.now(), requestId }))
      return { status: 'done' as const }
    }),
    implement(operatorRefundReturn, async ({ params, body, requestId, caller }) => {
      const useApproval = await needSecondForOwn(deps, { returnId: params.returnId, caller, requestId })
      await inTransaction(db, async (tx) => {
        await useApproval?.(tx)
        const back = await refundReturn(tx, {
          returnId: params.returnId,
          now: clock.now(),
          requestId,
          pieces: body.pieces,
        })
        if (!back) return
        const lines = await linesOfOrder(tx, back.orderId)
        const pieces = back.lines.flatMap(({ line_id, quantity }) => {
          const line = lines.find(({ id }) => id === line_id)
          return line ? [{ line, quantity }] : []
        })
        const plain = await toWorkshop(tx, pieces, { came: 'returned', now: clock.now(), requestId })
        if (body.restock) await restock(tx, plain)
      })
      return { status: 'done' as const }
    }),
  ]
}
