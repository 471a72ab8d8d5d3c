import type { AfterPayment } from '#payments/store.ts'
import { sessionOf } from '../../support/purchase.ts'
import { bankStatement } from './life-bank.ts'
import { intentOf, signedIn, today, type Life, type LifeOrder, type Step } from './life.ts'

/** Ways of the provider. Each pays at this address. */
const ONLINE: Readonly<Record<string, (life: Life, sessionId: string) => void>> = {
  card: ({ stand, draw }, sessionId) => {
    const after = draw.of<AfterPayment | undefined>([
      undefined,
      undefined,
      'refund-pending',
      'refund-fails',
      'refund-pending-fails',
    ])
    stand.shop.payments.provider.pay(sessionId, 'ok', { name: 'Test', email: null }, after)
  },
  upi: ({ stand, draw }, sessionId) => {
    const { provider } = stand.shop.payments
    provider.requestUpi(sessionId, 'decline@upi')
    provider.requestUpi(sessionId, 'meera@upi')
    if (draw.chance(0.3)) {
      provider.letUpiRunOut(sessionId)
      provider.requestUpi(sessionId, draw.of(['meera@upi', 'refund-fails@upi']))
    }
    if (provider.find(sessionId).upi) provider.answerUpi(sessionId, 'approve')
  },
}

/** Pays a session by one of the ways that it offers, and the shopper comes back to the shop. */
const payOnline = async (life: Life, order: LifeOrder, paymentUrl: string | undefined) => {
  const { stand, draw } = life
  const sessionId = sessionOf(paymentUrl)
  const offered = stand.shop.payments.provider.find(sessionId).session.payment_method_types
  ONLINE[draw.of(Object.keys(ONLINE).filter((way) => offered.includes(way)))]?.(life, sessionId)
  await stand.markPaid(sessionId)
  order.intents.push(intentOf(stand, sessionId))
}

/** A bag of what the shop has, with pieces made to order in some; a part of those is paid at first in most. */
const fill = async ({ stand, draw }: Life, buyer: Life['buyer']) => {
  const [first, quantity] = [draw.of(['many', 'watch', 'stone', 'made']), draw.chance(0.4) ? 1 : draw.upTo(3)]
  // A bracelet that is made to order is costly: one at a time stays below what a card takes.
  await stand.choose(buyer, first, quantity)
  if (draw.chance(0.4)) await stand.choose(buyer, 'many', draw.upTo(2))
}

/** A shopper orders, and pays online, by an advance, or is to send a bank transfer. */
export const buy = async (life: Life): Promise<boolean> => {
  const { stand, draw } = life
  const buyer = await signedIn(life)
  await fill(life, buyer)
  const { body: mine } = await stand.call('GET', '/api/points', { token: buyer.token })
  const points = draw.chance(0.6) ? (mine.balance ?? 0) : 0
  const byTransfer = draw.chance(0.3)
  const quoted = await stand.intent(buyer, points)
  const part = await stand.call('POST', '/api/checkout/quote', { token: buyer.token, body: { points } })
  const advance = part.body.advance?.amount
  const placed = await stand.place(buyer, {
    ...quoted,
    ...(byTransfer && { way: 'transfer' }),
    ...(advance !== undefined && draw.chance(0.8) && { advance }),
  })
  // A shopper may have at most three orders that wait for a transfer.
  if (placed.status === 409 && byTransfer) return false
  if (placed.status !== 200) throw new Error(`not placed: ${placed.text}`)
  const order: LifeOrder = {
    id: placed.body.orderId ?? '',
    placedOn: today(life),
    intents: [],
    bank: { came: 0, sent: 0, entries: [] },
  }
  life.orders.push(order)
  if (byTransfer) await bankStatement(life, order)
  else await payOnline(life, order, placed.body.paymentUrl)
  return true
}

/** The rest of an order that was begun with an advance, on the provider's page. */
export const payRest: Step = async (life, order) => {
  const buyer = await signedIn(life)
  const way = life.draw.of(['card', 'upi'])
  const opened = await life.stand.call('POST', `/api/orders/${order.id}/pay`, {
    token: buyer.token,
    body: { way },
  })
  if (opened.status !== 200 || opened.body.paymentUrl === undefined) return false
  // Some look at the page and leave.
  if (life.draw.chance(0.85)) await payOnline(life, order, opened.body.paymentUrl)
  return true
}
