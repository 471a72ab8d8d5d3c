import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { acceptEstimate, sendEstimate, withdrawEstimate } from '#contract/estimates.ts'
import type { Message } from '#contract/messages.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { houseOf } from '#backend/lib/http/caller.ts'
import { daysLater, endOfDay, houseDay } from '#backend/lib/words/days.ts'
import { isUuid } from '#backend/lib/rows/ids.ts'
import {
  implement,
  Refusal,
  wrongField,
  type Db,
  type Deps,
  type Implementation,
} from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { DEFAULT_HSN } from '#backend/lib/trade/tax-classes.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { oneLine } from '#backend/lib/words/plain-words.ts'
import { noShopper } from '../account/api.ts'
import { putCommissioned } from '../bag/api.ts'
import { putProduct, sellUntil } from '../catalogue/api.ts'
import { answerShopper, readText } from './answer.ts'
import { partsOfEstimate, priceEstimate } from './estimate-price.ts'
import { makingDaysOf, type EstimateRow, type EstimateTables } from './estimates.ts'
import { takeAway } from '../stock/api.ts'
import { isMessage, oneMessage } from './store.ts'

/** Somebody who accepts on the last day still has this long to pay. */
const DAYS_TO_PAY = 7
const MOST_DAYS_VALID = 365

const tables = (db: Db) => db.withTables<EstimateTables>()

const noEstimate = () => new Refusal(404, 'NOT_FOUND', 'There is no such estimate.')
const refuse = (sentence: string) => new Refusal(409, 'CONFLICT', sentence)

/** The estimate of a message, locked, with the message. */
const lockEstimate = async (
  tx: Db,
  { accountId, messageId, now }: { accountId: string; messageId: string; now: number },
) => {
  const row = await tables(tx)
    .selectFrom('estimates')
    .selectAll()
    .where('message_id', '=', messageId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  const estimate = row && (await oneMessage(tx, accountId, messageId, now))?.estimate
  if (!row || !estimate) throw noEstimate()
  return { row, state: estimate.state }
}

const asItStands = async (tx: Db, accountId: string, messageId: string, now: number): Promise<Message> => {
  const message = await oneMessage(tx, accountId, messageId, now)
  if (!message) throw noEstimate()
  return message
}

/** The piece in the catalogue: in no list, with a stock of one, and only in its shopper's bag. */
const makePiece = async (tx: Db, row: EstimateRow, now: number): Promise<string> => {
  const id = `made-${randomUUID()}`
  await putProduct(tx, {
    _id: id,
    slug: id,
    name: row.title,
    images: [],
    material: [],
    metalType: row.metal === null ? [] : [row.metal],
    bandType: [],
    size: [],
    resizable: [],
    purity: row.purity === null ? [] : [row.purity],
    madeIn: '',
    diamondCarats: 0,
    isTopCollection: false,
    hsn: DEFAULT_HSN,
    active: false,
    variants: [
      {
        _id: id,
        amount: rupeesFromPaise(row.paise),
        stock: 1,
        makingDays: makingDaysOf(row.weeks),
        parts: partsOfEstimate(row, now),
        ...(row.weight_mg !== null && { metalWeightMg: row.weight_mg }),
        ...(row.metal !== null && { metal: row.metal }),
        ...(row.purity !== null && { purity: row.purity }),
      },
    ],
  })
  const until = Math.max(endOfDay(row.valid_until), endOfDay(daysLater(now, DAYS_TO_PAY)))
  await sellUntil(tx, id, new Date(until))
  return id
}

/** Estimates: sent by the house as messages, accepted by their shoppers, paid as any other piece. */
export const estimateRoutes = ({ db, clock }: Deps): readonly Implementation[] => [
  implement(sendEstimate, ({ params: { accountId }, body, caller, requestId }) => {
    if (!isUuid(accountId)) throw noShopper()
    const text = readText(body.text)
    const now = clock.now()
    const today = houseDay(now)
    if (body.validUntil < today || body.validUntil > daysLater(now, MOST_DAYS_VALID)) {
      const sentence = 'The last day must be today or within a year.'
      throw wrongField('validUntil', sentence)
    }
    return inTransaction(db, async (tx) => {
      const { key: _id } = body
      await sql`select pg_advisory_xact_lock(hashtext(${`message:${_id}`}))`.execute(tx)
      const before = await oneMessage(tx, accountId, _id, now)
      const { estimate } = before ?? {}
      if (before && estimate?.title === oneLine(body.title) && estimate.amount === body.amount) return before
      if (before || (await isMessage(tx, _id)))
        throw refuse('This key was used for another message. Please begin again.')
      const price = await priceEstimate(tx, body, now)
      await answerShopper(tx, { _id, accountId, by: houseOf(caller).name, text, now })
      await tables(tx)
        .insertInto('estimates')
        .values({
          message_id: _id,
          account_id: accountId,
          title: oneLine(body.title),
          ...price,
          weeks: body.weeks,
          valid_until: body.validUntil,
        })
        .execute()
      await audit(tx, {
        event: 'estimate.sent',
        actor: 'operator',
        accountId,
        subject: `estimate:${_id}`,
        details: { rupees: body.amount, weeks: body.weeks, validUntil: body.validUntil },
        requestId,
        now,
      })
      return asItStands(tx, accountId, _id, now)
    })
  }),

  implement(withdrawEstimate, ({ params: { accountId, messageId }, requestId }) => {
    if (!isUuid(accountId)) throw noShopper()
    const now = clock.now()
    return inTransaction(db, async (tx) => {
      const { row, state } = await lockEstimate(tx, { accountId, messageId, now })
      // The state is as it was before an order that is being placed now: the last piece decides who was first.
      const isOrdered = async () =>
        row.product_id !== null &&
        !(await takeAway(tx, row.product_id)) &&
        (await oneMessage(tx, accountId, messageId, now))?.estimate?.state === 'ordered'
      if (state === 'ordered' || (state !== 'withdrawn' && (await isOrdered())))
        throw refuse('It is ordered: cancel the order instead.')
      if (state !== 'withdrawn') {
        await tables(tx)
          .updateTable('estimates')
          .set({ withdrawn_at: new Date(now) })
          .where('message_id', '=', messageId)
          .execute()
        if (row.product_id !== null) await sellUntil(tx, row.product_id, new Date(now))
        const subject = `estimate:${messageId}`
        await audit(tx, {
          event: 'estimate.withdrawn',
          actor: 'operator',
          accountId,
          subject,
          requestId,
          now,
        })
      }
      return asItStands(tx, accountId, messageId, now)
    })
  }),

  implement(acceptEstimate, ({ accountId, params: { messageId }, requestId }) => {
    const now = clock.now()
    return inTransaction(db, async (tx) => {
      const { row, state } = await lockEstimate(tx, { accountId, messageId, now })
      if (state === 'ordered') throw refuse('This piece has already been ordered.')
      if (state === 'cancelled')
        throw refuse('The order of this piece was cancelled. Please ask us for a new estimate.')
      if (state === 'withdrawn') throw refuse('This estimate has been withdrawn. Please write to us.')
      if (state === 'expired') throw refuse('This estimate has ended. Please ask us for a new one.')
      const productId = row.product_id ?? (await makePiece(tx, row, now))
      if (state === 'open') {
        await tables(tx)
          .updateTable('estimates')
          .set({ accepted_at: new Date(now), product_id: productId })
          .where('message_id', '=', messageId)
          .execute()
        const subject = `estimate:${messageId}`
        await audit(tx, { event: 'estimate.accepted', actor: 'shopper', accountId, subject, requestId, now })
      }
      await putCommissioned(tx, { accountId, productId, now })
      return asItStands(tx, accountId, messageId, now)
    })
  }),
]
