import type Stripe from 'stripe'
import type { Outcome } from './cards.ts'
import { ApiError, invalid, missing, unknown } from './errors.ts'
import { list, object, strings, text, type FormObject } from './form.ts'
import { blankSession, newEvent, newId, newIntent, newLineItem, type EventType } from './objects.ts'
import { MoneyAfterPayment } from './after-payment.ts'
import type { AfterPayment, Store, StoredSession } from './store.ts'
import type { Webhooks } from './webhooks.ts'

export interface ProviderOptions {
  store: Store
  webhooks: Webhooks
  now: () => number
  /** Shortest life of a session in seconds; the peer's is 30 minutes. */
  minLifeSeconds: () => number
  /** How long money that is paid later takes. */
  settleAfterMs: () => number
  /** How refunds end where the card says nothing else; undefined: well and at once. */
  refundsEnd: () => AfterPayment | undefined
  /** Where the hosted pages are served. */
  pageOrigin: () => string
}

const whole = (param: string, value: string | undefined, least: number) => {
  if (value === undefined) throw missing(param)
  if (!/^\d{1,12}$/.test(value) || Number(value) < least) throw invalid(param, `Invalid integer: ${value}`)
  return Number(value)
}

const address = (param: string, value: string | undefined) => {
  if (value === undefined) throw missing(param)
  if (!URL.canParse(value) || !/^https?:/.test(value))
    throw new ApiError(400, 'Not a valid URL', { code: 'url_invalid', param })
  return value
}

/** The largest sum of the peer in rupees, in paise: nine digits (docs.stripe.com/currencies, maximum amounts). */
const MOST = 999_999_999

/** What the provider can do, without HTTP. */
export class Provider {
  readonly #of: ProviderOptions
  /** Refunds and disputes. */
  readonly money: MoneyAfterPayment
  constructor(options: ProviderOptions) {
    this.#of = options
    this.money = new MoneyAfterPayment(options)
  }

  createSession(form: FormObject): Stripe.Checkout.Session {
    const { store, now, minLifeSeconds, pageOrigin } = this.#of
    const created = Math.floor(now() / 1000)
    if (text(form['mode']) !== 'payment') throw invalid('mode', 'Only the mode `payment` is offered here.')
    const lines = list(form['line_items'])
    if (lines.length === 0) throw missing('line_items')
    const items = lines.map((line, i) => {
      const at = `line_items[${i}]`
      const price = object(line['price_data'])
      const product = object(price['product_data'])
      const name = text(product['name'])
      const currency = text(price['currency'])?.toLowerCase()
      if (!name) throw missing(`${at}[price_data][product_data][name]`)
      if (!currency || !/^[a-z]{3}$/.test(currency))
        throw invalid(`${at}[price_data][currency]`, 'Invalid currency.')
      return newLineItem({
        name,
        description: text(product['description']) ?? null,
        currency,
        unitAmount: whole(`${at}[price_data][unit_amount]`, text(price['unit_amount']), 0),
        quantity: whole(`${at}[quantity]`, text(line['quantity']), 1),
      })
    })
    const currency = items[0]?.currency ?? 'inr'
    if (items.some((item) => item.currency !== currency))
      throw invalid('line_items', 'All lines need one currency.')
    const amount = items.reduce((sum, item) => sum + item.amount_total, 0)
    if (amount < 50)
      throw new ApiError(400, 'The total is below the least amount.', { code: 'amount_too_small' })
    if (amount > MOST)
      throw new ApiError(400, 'The total is above the largest amount.', { code: 'amount_too_large' })
    const expires = text(form['expires_at'])
    const expiresAt = expires === undefined ? created + 86_400 : whole('expires_at', expires, 1)
    if (expiresAt < created + minLifeSeconds() - 5 || expiresAt > created + 86_400) {
      throw invalid('expires_at', 'The `expires_at` timestamp must be 30 minutes to 24 hours from now.')
    }
    const id = newId('cs_test', 58)
    const session: Stripe.Checkout.Session = {
      ...blankSession(id, created),
      amount_subtotal: amount,
      amount_total: amount,
      currency,
      cancel_url:
        text(form['cancel_url']) === undefined ? null : address('cancel_url', text(form['cancel_url'])),
      success_url: address('success_url', text(form['success_url'])),
      client_reference_id: text(form['client_reference_id']) ?? null,
      customer_email: text(form['customer_email']) ?? null,
      expires_at: expiresAt,
      metadata: strings(form['metadata']),
      url: `${pageOrigin()}/pay/${id}`,
    }
    store.put(['sessions', id, { session, items, tries: 0, extraStep: false }])
    return session
  }

  /** A session as it is now: one whose time is over is expired first. */
  find(id: string): StoredSession {
    const stored = this.#of.store.sessions.get(id)
    if (!stored) throw unknown('checkout.session', id)
    const { session } = stored
    return session.status === 'open' && session.expires_at * 1000 <= this.#of.now()
      ? this.#end(stored)
      : stored
  }

  expire(id: string): Stripe.Checkout.Session {
    const stored = this.find(id)
    if (stored.session.status !== 'open') {
      throw new ApiError(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${stored.session.status}\`.`,
      )
    }
    return this.#end(stored).session
  }

  #end(stored: StoredSession): StoredSession {
    const session: Stripe.Checkout.Session = { ...stored.session, status: 'expired', url: null }
    const ended = { ...stored, session, extraStep: false }
    this.#change(ended, [], 'checkout.session.expired')
    return ended
  }

  /** What a card does to an open session. */
  pay(
    id: string,
    outcome: Outcome,
    who: { name: string; email: string | null },
    after?: AfterPayment,
  ): 'paid' | 'extra_step' | 'refused' {
    const stored = this.#open(id)
    if (outcome === 'extra_step') {
      this.#of.store.put(['sessions', id, { ...stored, tries: stored.tries + 1, extraStep: true }])
      return 'extra_step'
    }
    if (outcome !== 'ok') {
      this.#of.store.put(['sessions', id, { ...stored, tries: stored.tries + 1, extraStep: false }])
      return 'refused'
    }
    const intent = this.#complete(stored, who, 'paid')
    if (after) this.money.begin(intent, after)
    return 'paid'
  }

  /** The shopper promises money that comes later (a bank transfer); it succeeds or fails then. */
  payLater(id: string, settlesWith: 'success' | 'failure', who: { name: string; email: string | null }) {
    const stored = this.#open(id)
    this.#complete(
      { ...stored, settlesWith, settlesAt: this.#of.now() + this.#of.settleAfterMs() },
      who,
      'unpaid',
    )
  }

  /** The later money arrives, or does not. */
  settle(id: string, settlesWith: 'success' | 'failure') {
    const stored = this.find(id)
    const { session } = stored
    if (session.status !== 'complete' || session.payment_status !== 'unpaid') {
      throw new ApiError(400, 'This session waits for no money.')
    }
    const intent = this.#of.store.intents.get(String(session.payment_intent))
    if (!intent) throw unknown('payment_intent', String(session.payment_intent))
    const { settlesAt: _, ...rest } = stored
    if (settlesWith === 'failure') {
      const failed: Stripe.PaymentIntent = { ...intent, status: 'requires_payment_method' }
      this.#change(rest, [['intents', intent.id, failed]], 'checkout.session.async_payment_failed')
      return
    }
    const paid: Stripe.Checkout.Session = { ...session, payment_status: 'paid' }
    const taken = this.#taken(intent)
    this.#change(
      { ...rest, session: paid },
      [['intents', intent.id, taken]],
      'checkout.session.async_payment_succeeded',
    )
  }

  /** Ends sessions whose time is over and settles what was promised for later. */
  tick() {
    const now = this.#of.now()
    for (const stored of this.#of.store.sessions.values()) {
      if (stored.session.status === 'open' && stored.session.expires_at * 1000 <= now) this.#end(stored)
      else if (stored.settlesAt !== undefined && stored.settlesAt <= now) {
        this.settle(stored.session.id, stored.settlesWith ?? 'success')
      }
    }
    this.money.tick()
  }

  #open(id: string): StoredSession {
    const stored = this.find(id)
    if (stored.session.status !== 'open')
      throw new ApiError(400, `This session is ${String(stored.session.status)}.`)
    return stored
  }

  #taken(intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
    return { ...intent, status: 'succeeded', amount_received: intent.amount, latest_charge: newId('ch') }
  }

  #complete(stored: StoredSession, who: { name: string; email: string | null }, payment: 'paid' | 'unpaid') {
    const created = Math.floor(this.#of.now() / 1000)
    const started = newIntent(stored.session, created)
    const intent: Stripe.PaymentIntent =
      payment === 'paid' ? this.#taken(started) : { ...started, status: 'processing' }
    const session: Stripe.Checkout.Session = {
      ...stored.session,
      status: 'complete',
      payment_status: payment,
      payment_intent: intent.id,
      url: null,
      customer_details: {
        address: null,
        business_name: null,
        email: stored.session.customer_email ?? who.email,
        individual_name: null,
        name: who.name,
        phone: null,
        tax_exempt: 'none',
        tax_ids: [],
      },
    }
    this.#change(
      { ...stored, session, tries: stored.tries + 1, extraStep: false },
      [['intents', intent.id, intent]],
      'checkout.session.completed',
    )
    return intent.id
  }

  #change(stored: StoredSession, more: ['intents', string, Stripe.PaymentIntent][], type: EventType) {
    const { store, webhooks, now } = this.#of
    const event = newEvent(type, stored.session, Math.floor(now() / 1000))
    store.put(
      ['sessions', stored.session.id, stored],
      ...more,
      ['events', event.id, event],
      ['deliveries', event.id, webhooks.first(event)],
    )
    webhooks.wake()
  }
}
