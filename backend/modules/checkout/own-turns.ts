import type { placeOrder } from '#contract/checkout.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { member } from '#program/member.ts'
import { say } from '#backend/lib/words/words.ts'
import type { OrdersTables } from '../orders/api.ts'
import { sameBody } from './body-hash.ts'

/** What PostgreSQL answers when it has waited for a lock for too long. */
const LOCK_NOT_AVAILABLE = '55P03'

/** Other requests of the same shopper held the bag for too long. */
export class TurnOfAnother extends Error {}

/** Waits for locks that only requests of the same shopper hold. Throws TurnOfAnother if they keep them. */
export const waitForTurn = async <T>(locked: Promise<T>): Promise<T> => {
  try {
    return await locked
  } catch (error) {
    throw member(error, 'code') === LOCK_NOT_AVAILABLE ? new TurnOfAnother() : error
  }
}

/** As long as PostgreSQL waits for a lock. Milliseconds. */
const WAIT_MS = 1_000

const inTime = (before: Promise<unknown>): Promise<void> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new TurnOfAnother()), WAIT_MS)
    void before.finally(() => {
      clearTimeout(late)
      resolve()
    })
  })

/**
 * Lets one request of a shopper at a time go on in this process: those that wait for its locks would each hold a
 * connection to the database, and all other shoppers would find none. Throws TurnOfAnother after a second.
 */
export const createOwnTurns = () => {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(accountId: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(accountId)
    const mine = before ? inTime(before).then(work) : work()
    // One that gave up waiting lets nobody pass.
    const both = Promise.allSettled([before, mine])
    last.set(accountId, both)
    void both.then(() => last.get(accountId) === both && last.delete(accountId))
    return mine
  }
}

interface Waiting {
  readonly accountId: string
  readonly key: string
  readonly body: BodyOf<typeof placeOrder>
}

/** An order that is older was placed from an earlier bag, whose number may be the same. Milliseconds. */
const MEANWHILE_MS = 10 * 60_000

/**
 * The order of a request that gave way to others for the same bag, if one of them had its key. Otherwise throws the
 * refusal that its shopper hears.
 */
export const afterOthers = async (
  db: Db,
  { accountId, key, body }: Waiting,
  now: number,
): Promise<string> => {
  const tables = db.withTables<Pick<OrdersTables, 'orders' | 'checkout_keys'>>()
  const own = await tables
    .selectFrom('checkout_keys')
    .select(['body_hash', 'order_id'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (own) return sameBody(own, body)
  const order = await tables
    .selectFrom('orders')
    .select('number')
    .where('account_id', '=', accountId)
    .where('bag_version', '=', body.bagVersion)
    .where('status', '!=', 'cancelled')
    .where('created_at', '>', new Date(now - MEANWHILE_MS))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  throw new Refusal(
    409,
    'CHECKOUT_IN_PROGRESS',
    order === undefined
      ? 'Another checkout of this bag is in progress. Please try again.'
      : say`This bag has just been ordered: order ${order.number}. It is among your orders.`,
  )
}
