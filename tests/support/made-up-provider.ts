import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  SESSION_ID_PLACEHOLDER,
  type Provider,
  type ProviderFault,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderSession,
} from '#backend/modules/payments/provider/provider.ts'

const SECRET = 'the secret of its webhooks'
const LATE_MS = 300_000

/** An answer of the provider that is no success. */
class MadeUpError extends Error {
  readonly kind: ProviderFault['kind']
  constructor(kind: ProviderFault['kind']) {
    super(kind)
    this.kind = kind
  }
}

type Session = { -readonly [Member in keyof ProviderSession]: ProviderSession[Member] }

const signatureOf = (time: string, body: string | Buffer) =>
  createHmac('sha512', SECRET).update(`${time}\n`).update(body).digest()

/**
 * A provider of nobody: ids, signature and events of its own, in memory. `provider` is what the shop calls, the rest is
 * what happens at the provider.
 */
export const createMadeUp = (now: () => number) => {
  const sessions = new Map<string, Session>()
  const returnTo = new Map<string, string>()
  const refunds = new Map<string, ProviderRefund>()
  /** What a call was asked with before, so that a repeat changes nothing. */
  const byKey = new Map<string, string>()
  let refusing: ProviderFault['kind'] | undefined
  let count = 0
  const next = (letter: string) => `${letter}${(++count).toString().padStart(6, '0')}`
  const seconds = () => Math.floor(now() / 1000)
  const paymentOf = ({ payment_intent: payment }: ProviderSession): ProviderPayment[] =>
    typeof payment === 'object' && payment !== null ? [payment] : []
  const payments = () => [...sessions.values()].flatMap(paymentOf)

  const provider: Provider = {
    name: 'made-up',
    live: false,
    settings: { key: 'MADE_UP_KEY', webhookSecret: 'MADE_UP_SECRET' },
    open: async (request, attempt) => {
      if (refusing) throw new MadeUpError(refusing)
      const key = `${request.orderId} ${attempt}`
      const id = byKey.get(key) ?? next('S')
      byKey.set(key, id)
      const known = sessions.get(id)
      if (known) return known
      const session: Session = {
        id,
        url: `https://made-up.example/pay/${id}`,
        mode: 'payment',
        status: 'open',
        payment_status: 'unpaid',
        amount_total: request.amount,
        currency: request.currency,
        client_reference_id: request.orderId,
        metadata: { orderId: request.orderId, attempt: String(attempt) },
        livemode: false,
        payment_intent: null,
      }
      sessions.set(id, session)
      returnTo.set(id, request.successUrl.replaceAll(SESSION_ID_PLACEHOLDER, id))
      return session
    },
    find: async (id) => sessions.get(id),
    sessionOf: async (paymentId) =>
      [...sessions.values()].find((session) => paymentOf(session).some(({ id }) => id === paymentId)),
    close: async (id) => {
      const session = sessions.get(id)
      if (session?.status === 'open') session.status = 'expired'
    },
    refund: async ({ refundId, attempt, paymentIntent, paise }) => {
      const key = `${refundId} ${attempt}`
      const id = byKey.get(key) ?? next('R')
      byKey.set(key, id)
      const refund: ProviderRefund = refunds.get(id) ?? {
        id,
        amount: paise,
        status: 'succeeded',
        created: seconds(),
        metadata: { refundId, attempt: String(attempt) },
        payment_intent: paymentIntent,
      }
      refunds.set(id, refund)
      return refund
    },
    findIntent: async (id) => payments().find((payment) => payment.id === id),
    findRefund: async (id) => refunds.get(id),
    findDispute: async () => undefined,
    refundsOf: async (id) => [...refunds.values()].filter((refund) => refund.payment_intent === id).reverse(),
    disputesOf: async () => [],
    paymentsWithin: async () => payments(),
    refundsWithin: async () => [...refunds.values()],
    disputesWithin: async () => [],
    completedSince: async () => [],
    readEvent: (body, headers) => {
      const [time, signature] = [headers['made-up-time'], headers['made-up-signature']]
      if (typeof time !== 'string' || typeof signature !== 'string') return 'unsigned'
      const [theirs, ours] = [Buffer.from(signature, 'base64'), signatureOf(time, body)]
      if (theirs.length !== ours.length || !timingSafeEqual(theirs, ours)) return 'unsigned'
      if (Math.abs(now() - Number(time)) > LATE_MS) return 'late'
      const [, id, kind, about] = /^(E\d+) ([a-z-]+) ([SPR]\d+)$/.exec(body.toString()) ?? []
      if (id === undefined || kind === undefined || about === undefined) return 'odd'
      const isSession = about.startsWith('S')
      return { id, kind, sessionId: isSession ? about : null, objectId: isSession ? null : about }
    },
    kindOfObject: (id) => (id.startsWith('R') ? 'refund' : 'payment'),
    isSessionId: (id) => /^S\d{6}$/.test(id),
    faultOf: (error) =>
      error instanceof MadeUpError ? { kind: error.kind, details: { code: error.kind } } : undefined,
    isRefused: (error) => error instanceof MadeUpError && error.kind !== 'busy',
  }

  return {
    provider,
    refunds,
    /** Where the shopper is sent after paying. */
    returnTo: (id: string) => returnTo.get(id),
    /** Somebody pays on its page. */
    pay: (id: string) => {
      const session = sessions.get(id)
      if (session?.status !== 'open') throw new Error(`${id} cannot be paid`)
      session.status = 'complete'
      session.payment_status = 'paid'
      session.payment_intent = {
        id: next('P'),
        amount_received: session.amount_total ?? 0,
        status: 'succeeded',
        latest_charge: { payment_method_details: { type: 'upi' } },
      }
    },
    expire: (id: string) => provider.close(id),
    /** Opens no payment from now on, for this reason; for none, it works again. */
    refuse: (kind?: ProviderFault['kind']) => {
      refusing = kind
    },
    /** A webhook about an object, signed as the provider does. */
    event: (kind: string, about: string, at = now()) => {
      const body = `${next('E')} ${kind} ${about}`
      const signature = signatureOf(String(at), body).toString('base64')
      return { body, headers: { 'made-up-time': String(at), 'made-up-signature': signature } }
    },
  }
}
