import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type Stripe from 'stripe'
import { sign } from '#payments/webhooks.ts'
import type { Goal } from '../../../bench/lib/table.ts'
import { none, type Answer, type Stand } from './stand.ts'

interface Victim {
  /** The session of an order that nobody has paid. */
  readonly session: string
  /** A session that was really paid, for another order. */
  readonly paidElsewhere: string
}
type Forgery = (stand: Stand, victim: Victim) => Promise<Answer>

const markPaid = (stand: Stand, sessionId: unknown) =>
  stand.call('POST', '/api/orders/mark-paid', { body: { sessionId } })

const eventOf = (session: string, more: object = {}) =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'checkout.session.completed',
    data: {
      object: {
        object: 'checkout.session',
        id: session,
        status: 'complete',
        payment_status: 'paid',
        ...more,
      },
    },
  })
const now = () => Math.floor(Date.now() / 1000)
const webhook = (stand: Stand, body: string, signature: string | undefined) =>
  stand.call('POST', '/api/payments/webhook', {
    body,
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
  })

/** Alters the session as the provider has it, pays nothing or pays it, and brings the news. */
const altered =
  (change: Partial<Stripe.Checkout.Session>): Forgery =>
  (stand, { session }) => {
    const { payments } = stand.shop
    payments.provider.pay(session, 'ok', { name: 'Test', email: null })
    const stored = payments.provider.find(session)
    payments.store.put(['sessions', session, { ...stored, session: { ...stored.session, ...change } }])
    return markPaid(stand, session)
  }

/** Twelve ways to have an order marked paid that was not, or not as agreed (CVE-2026-0656, CVE-2026-9189 and kin). */
const FORGERIES: Readonly<Record<string, Forgery>> = {
  'an unpaid session at the landing page': (stand, { session }) => markPaid(stand, session),
  'an unpaid session in a signed webhook that claims it is paid': (stand, { session }) => {
    const body = eventOf(session)
    return webhook(stand, body, sign(body, 'whsec_local', now()))
  },
  'a webhook without a signature': (stand, { session }) => webhook(stand, eventOf(session), undefined),
  'a webhook signed with another secret': (stand, { session }) => {
    const body = eventOf(session)
    return webhook(stand, body, sign(body, 'whsec_other', now()))
  },
  'a webhook signed an hour ago': (stand, { session }) => {
    const body = eventOf(session)
    return webhook(stand, body, sign(body, 'whsec_local', now() - 3600))
  },
  'a body changed after it was signed': (stand, { session }) =>
    webhook(stand, eventOf(session), sign(eventOf('cs_test_another12345'), 'whsec_local', now())),
  'another order’s paid session, named as this one’s in the body': (stand, { session, paidElsewhere }) => {
    const body = eventOf(paidElsewhere, { client_reference_id: session })
    return webhook(stand, body, sign(body, 'whsec_local', now()))
  },
  'a smaller amount': altered({ amount_total: 100 }),
  'another currency': altered({ currency: 'idr' }),
  'another order’s reference': altered({ client_reference_id: randomUUID() }),
  'nothing to pay': altered({ payment_status: 'no_payment_required' }),
  'a session of the live shop': altered({ livemode: true }),
}

/** Rows 'mark-paid trusts the client' and 'Genuine payment, wrong order or amount'. */
export const forgeries = async (stand: Stand, each: number): Promise<Goal[]> => {
  const [buyer, other] = await stand.buyers(2)
  if (!buyer || !other) throw new Error('no buyers')
  await stand.choose(other, 'many')
  const paidElsewhere = stand.pay(await stand.place(other, await stand.intent(other)))
  await stand.markPaid(paidElsewhere)
  let [paid, loud, tries] = [0, 0, 0]
  for (const forge of Object.values(FORGERIES))
    for (let n = 0; n < each; n++) {
      await stand.choose(buyer, 'many')
      const placed = await stand.place(buyer, await stand.intent(buyer))
      const session = placed.body.paymentUrl?.split('/pay/')[1] ?? ''
      const answer = await forge(stand, { session, paidElsewhere })
      tries++
      if (answer.status >= 500 || answer.body.status === 'paid') loud++
      const [order] = await stand.rows(
        sql<{ status: string; done: number }>`select status,
          (select count(*)::int from fulfilments where order_id = o.id) as done
          from orders o where id = ${placed.body.orderId ?? ''}::uuid`,
      )
      if (!order || order.done > 0 || !['pending_payment', 'under_review'].includes(order.status)) paid++
    }
  // The same road takes real money, or the zero above would mean nothing.
  const placed = await stand.place(buyer, await stand.intent(buyer))
  const genuine = await stand.markPaid(stand.pay(placed))
  const what = `${tries} forged confirmations`
  return [
    none(`${what}: orders paid`, stand.store, paid),
    none(`${what}: answers that say paid, or fail`, stand.store, loud),
    none('a genuine one after them: refused', stand.store, genuine.body.status === 'paid' ? 0 : 1),
  ]
}
