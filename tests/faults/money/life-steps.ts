import { sql } from 'kysely'
import { ApiError } from '#payments/errors.ts'
import type { AfterPayment } from '#payments/store.ts'
import { sessionOf } from '../../support/purchase.ts'
import { OPERATOR, type Buyer, type Stand } from './stand.ts'

const DAY = 86_400_000
const WITHOUT_HUID = { withoutHuid: 'The hallmark is not the matter here' }

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
type Draw = ReturnType<typeof drawFrom>

export interface Life {
  readonly stand: Stand
  readonly draw: Draw
  /** Signed in anew whenever time has passed. */
  buyer: Buyer
  /** True after the clock was moved: sessions end with time. */
  stale: boolean
  /** Orders of this shopper, the first first. */
  readonly orders: { id: string; intent: string }[]
  /** Whether the provider's events reach the shop. */
  readonly told: boolean
}

/** Ways to pay. A way of its own pays the order at this address and names the provider's payment. */
const WAYS: Readonly<Record<string, (life: Life, sessionId: string) => Promise<string>>> = {
  card: async ({ stand, draw }, sessionId) => {
    const after = draw.of<AfterPayment | undefined>([
      undefined,
      undefined,
      'refund-pending',
      'refund-fails',
      'refund-pending-fails',
    ])
    stand.shop.payments.provider.pay(sessionId, 'ok', { name: 'Test', email: null }, after)
    await stand.markPaid(sessionId)
    return intentOf(stand, sessionId)
  },
  upi: async ({ stand, draw }, sessionId) => {
    const { provider } = stand.shop.payments
    provider.requestUpi(sessionId, 'decline@upi')
    provider.requestUpi(sessionId, 'meera@upi')
    if (draw.chance(0.3)) {
      provider.letUpiRunOut(sessionId)
      provider.requestUpi(sessionId, draw.of(['meera@upi', 'refund-fails@upi']))
    }
    if (provider.find(sessionId).upi) provider.answerUpi(sessionId, 'approve')
    await stand.markPaid(sessionId)
    return intentOf(stand, sessionId)
  },
}

const intentOf = (stand: Stand, sessionId: string) =>
  String(stand.shop.payments.provider.find(sessionId).session.payment_intent)

export const house = (
  life: Life,
  path: string,
  body: object | undefined = {},
  method: 'GET' | 'POST' = 'POST',
) => life.stand.call(method, `/api/operator/${path}`, { token: OPERATOR, ...(method === 'POST' && { body }) })

export const buy = async (life: Life): Promise<boolean> => {
  const { stand, draw } = life
  const buyer = await signedIn(life)
  await stand.choose(buyer, draw.of(['many', 'watch', 'stone']), draw.chance(0.4) ? 1 : draw.upTo(3))
  if (draw.chance(0.4)) await stand.choose(buyer, 'many', draw.upTo(2))
  const { body: mine } = await stand.call('GET', '/api/points', { token: buyer.token })
  const points = draw.chance(0.6) ? (mine.balance ?? 0) : 0
  const placed = await stand.place(buyer, await stand.intent(buyer, points))
  if (placed.status !== 200) throw new Error(`not placed: ${placed.text}`)
  const sessionId = sessionOf(placed.body.paymentUrl)
  const offered = stand.shop.payments.provider.find(sessionId).session.payment_method_types
  const pay = WAYS[draw.of(Object.keys(WAYS).filter((way) => offered.includes(way)))]
  if (!pay) throw new Error('no way to pay')
  const intent = await pay(life, sessionId)
  life.orders.push({ id: placed.body.orderId ?? '', intent })
  return true
}

/** The shopper with a session that is still one. */
const signedIn = async (life: Life): Promise<Buyer> => {
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

interface Step {
  /** False: nothing to do at this point of the life. */
  (life: Life, order: { id: string; intent: string }): Promise<boolean>
}

export const providerOf = ({ stand }: Life) => stand.shop.payments.provider.money
const openDispute = (life: Life, intent: string) =>
  providerOf(life)
    .disputesOf(intent)
    .find(({ status }) => !['won', 'lost', 'warning_closed'].includes(status))
const rowsOf = (life: Life, orderId: string) =>
  life.stand.rows(
    sql<{
      id: string
      status: string
      provider_id: string | null
    }>`select id, status, provider_id from refunds
      where order_id = ${orderId} order by created_at, id`,
  )

const close =
  (outcome: 'won' | 'lost'): Step =>
  async (life, { intent }) => {
    const dispute = openDispute(life, intent)
    if (dispute) providerOf(life).closeDispute(dispute.id, outcome)
    return dispute !== undefined
  }

const returnPart: Step = async (life, { id }) => {
  const { stand, draw } = life
  const buyer = await signedIn(life)
  const { text } = await stand.call('GET', `/api/orders/${id}`, { token: buyer.token })
  const { items } = JSON.parse(text) as { items: { _id: string; returnable: number }[] }
  const back = items.filter(({ returnable }) => returnable > 0)
  if (back.length === 0) return false
  const item = draw.of(back)
  const asked = await stand.call('POST', `/api/orders/${id}/returns`, {
    token: buyer.token,
    body: { items: [{ itemId: item._id, quantity: draw.upTo(item.returnable) }], reason: 'It does not fit.' },
  })
  if (asked.status !== 200) return false
  const { returns } = JSON.parse(asked.text) as { returns: { _id: string; status: string }[] }
  const open = returns.find(({ status }) => status === 'requested')
  if (!open) return false
  await house(life, `returns/${open._id}/answer`, { answer: 'approve' })
  if (draw.chance(0.3)) pass(life, 3 * DAY)
  return (await house(life, `returns/${open._id}/refund`, { restock: draw.chance(0.5) })).status === 200
}

/** What may happen to an order. What does not fit the moment does nothing, as in life. */
export const STEPS: Readonly<Record<string, Step>> = {
  process: async (life, { id }) => (await house(life, `orders/${id}/process`)).status === 200,
  ship: async (life, { id }) => (await house(life, `orders/${id}/ship`, WITHOUT_HUID)).status === 200,
  deliver: async (life, { id }) => (await house(life, `orders/${id}/deliver`)).status === 200,
  'ship and deliver': async (life, { id }) => {
    await house(life, `orders/${id}/ship`, WITHOUT_HUID)
    return (await house(life, `orders/${id}/deliver`)).status === 200
  },
  cancel: async (life, { id }) =>
    (await house(life, `orders/${id}/cancel`, { reason: 'A flaw in the stone' })).status === 200,
  'return part': returnPart,
  'a few days pass': async (life) => {
    pass(life, life.draw.upTo(6) * DAY)
    return true
  },
  'the time for returns passes': async (life) => {
    pass(life, 17 * DAY)
    return true
  },
  'refund at the provider': async (life, { id, intent }) => {
    const rows = await rowsOf(life, id)
    const left = life.stand.shop.payments.store.intents.get(intent)
    const most = left ? providerOf(life).left(left) : 0
    // Nobody refunds twice what was paid back by hand, and no bank lets a disputed charge be refunded.
    if (most < 2 || rows.some(({ status }) => status === 'settled') || openDispute(life, intent)) return false
    if (
      providerOf(life)
        .disputesOf(intent)
        .some(({ status }) => status === 'lost')
    )
      return false
    const amount = life.draw.chance(0.3) ? most : life.draw.upTo(most)
    try {
      providerOf(life).refund({ payment_intent: intent, amount: String(amount) })
      return true
    } catch (error) {
      // What came by UPI is not refunded for ever.
      if (error instanceof ApiError) return false
      throw error
    }
  },
  dispute: async (life, { intent }) => {
    const stored = life.stand.shop.payments.store.intents.get(intent)
    if (!stored || openDispute(life, intent) || providerOf(life).left(stored) < 1) return false
    if (
      providerOf(life)
        .disputesOf(intent)
        .some(({ status }) => status === 'lost')
    )
      return false
    providerOf(life).dispute(intent, { inquiry: life.draw.chance(0.3) })
    return true
  },
  'dispute won': close('won'),
  'dispute lost': close('lost'),
  'a refund comes back': async (life, { intent }) => {
    const done = providerOf(life)
      .refundsOf(intent)
      .filter(({ status }) => status === 'succeeded' || status === 'pending')
    if (done.length === 0) return false
    providerOf(life).endRefund(life.draw.of(done).id, 'failed')
    return true
  },
  'a refund arrives': async (life, { intent }) => {
    const waiting = providerOf(life)
      .refundsOf(intent)
      .find(({ status }) => status === 'pending')
    if (waiting) providerOf(life).endRefund(waiting.id, 'succeeded')
    return waiting !== undefined
  },
  'a failed refund is sent again': async (life, { id }) => {
    const failed = (await rowsOf(life, id)).find(({ status }) => status === 'failed')
    return failed ? (await house(life, `money/refunds/${failed.id}/retry`)).status === 200 : false
  },
  'a failed refund is paid by hand': async (life, { id }) => {
    const failed = (await rowsOf(life, id)).find(({ status }) => status === 'failed')
    const reason = 'Paid to the account on the cheque'
    return failed
      ? (await house(life, `money/refunds/${failed.id}/settle`, { reason })).status === 200
      : false
  },
  'points are spent on another order': (life) =>
    life.orders.length < 3 ? buy(life) : Promise.resolve(false),
}
