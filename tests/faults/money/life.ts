import { sql } from 'kysely'
import { houseDay } from '#backend/lib/words/days.ts'
import { OPERATOR, type Buyer, type Stand } from './stand.ts'

export const DAY = 86_400_000

/** Numbers that look drawn and are the same at every run: mulberry32. */
export const drawFrom = (seed: number) => {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    chance: (share: number) => next() < share,
    upTo: (most: number) => 1 + Math.floor(next() * most),
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  }
}
export type Draw = ReturnType<typeof drawFrom>

export interface LifeOrder {
  readonly id: string
  /** The day in India on which it was placed. */
  readonly placedOn: string
  /** Its payments at the provider. */
  readonly intents: string[]
  /** What the house's own bank account has seen of it, in paise. */
  readonly bank: { came: number; sent: number; entries: { bankReference: string; paise: number }[] }
}

export interface Life {
  readonly stand: Stand
  readonly draw: Draw
  /** Signed in anew whenever time has passed. */
  buyer: Buyer
  /** True after the clock was moved: sessions end with time. */
  stale: boolean
  /** Orders of this shopper, the first first. */
  readonly orders: LifeOrder[]
  /** Whether the provider's events reach the shop. */
  readonly told: boolean
}

export const house = (
  life: Life,
  path: string,
  body: object | undefined = {},
  method: 'GET' | 'POST' = 'POST',
) => life.stand.call(method, `/api/operator/${path}`, { token: OPERATOR, ...(method === 'POST' && { body }) })

/** The shopper with a session that is still one. */
export const signedIn = async (life: Life): Promise<Buyer> => {
  if (life.stale) life.buyer = await life.buyer.signIn()
  life.stale = false
  return life.buyer
}

export const pass = (life: Life, ms: number) => {
  const { stand } = life
  life.stale = true
  stand.pass(ms)
  stand.shop.payments.controls.clockOffsetMs += ms
}

/** The day in India, ISO 8601, by the clock of this life. */
export const today = ({ stand }: Life) => houseDay(Date.now() + stand.shop.payments.controls.clockOffsetMs)

export interface Step {
  /** False: nothing to do at this point of the life. */
  (life: Life, order: LifeOrder): Promise<boolean>
}

export const providerOf = ({ stand }: Life) => stand.shop.payments.provider.money

/** The refunds of an order with the way that their money came by. */
export const rowsOf = (life: Life, orderId: string) =>
  life.stand.rows(
    sql<{
      id: string
      status: string
      cause: string
      paise: number
      provider: string
      payment_intent: string | null
    }>`select r.id, r.status, r.cause, r.amount_paise::float8 as paise, p.provider, p.payment_intent
      from refunds r join payments p on p.id = r.payment_id
      where r.order_id = ${orderId} order by r.created_at, r.id`,
  )

export const intentOf = (stand: Stand, sessionId: string) =>
  String(stand.shop.payments.provider.find(sessionId).session.payment_intent)
