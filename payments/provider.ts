import type Stripe from 'stripe'
import type { Outcome } from './cards.ts'
import { ApiError, unknown } from './errors.ts'
import type { FormObject } from './form.ts'
import { newEvent, newId, newIntent, type EventType } from './objects.ts'
import { readSession } from './session-form.ts'
import { MoneyAfterPayment } from './after-payment.ts'
import type { ProviderOptions } from './options.ts'
import type { AfterPayment, Means, Put, StoredSession } from './store.ts'
import { readUpiId, UPI_MOST, UPI_REQUEST_MS } from './upi.ts'

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
    const { store, now, minLifeSeconds, offers, pageOrigin } = this.#of
    const created = Math.floor(now() / 1000)
    const { session, items } = readSession(form, {
      created,
      minLifeSeconds: minLifeSeconds(),
      offers: offers(),
    })
    const opened = { ...session, url: `${pageOrigin()}/pay/${session.id}` }
    store.put(['sessions', session.id, { session: opened, items, tries: 0, extraStep: false }])
    return opened
  }

  /** A session as it is now: what has run out, itself or its UPI request, ends first. */
  find(id: string): StoredSession {
    const stored = this.#of.store.sessions.get(id)
    if (!stored) throw unknown('checkout.session', id)
    const { session, upi } = stored
    if (session.status !== 'open') return stored
    if (session.expires_at * 1000 <= this.#of.now()) return this.#end(stored)
    return upi && upi.until <= this.#of.now() ? this.#withoutRequest(stored, 'upi_expired') : stored
  }

  #withoutRequest(stored: StoredSession, problem?: string): StoredSession {
    const { upi: _, problem: __, ...rest } = stored
    const next = { ...rest, ...(problem !== undefined && { problem }) }
    this.#of.store.put(['sessions', stored.session.id, next])
    return next
  }

  /**
   * Asks the owner of a UPI id for the money. `waiting`: the request is in the app until `answerUpi`, or until it
   * expires; a second request replaces the first.
   */
  requestUpi(id: string, typed: string): 'paid' | 'waiting' | 'upi_unknown' | 'upi_limit' | 'upi_declined' {
    const stored = this.#open(id)
    const asked = readUpiId(typed)
    if (!asked || !stored.session.payment_method_types.includes('upi')) return 'upi_unknown'
    if ((stored.session.amount_total ?? 0) > UPI_MOST) return 'upi_limit'
    const { vpa, outcome, after } = asked
    const { problem: _, ...rest } = stored
    const next: StoredSession = {
      ...rest,
      tries: stored.tries + 1,
      upi: { vpa, until: this.#of.now() + UPI_REQUEST_MS, ...(after && { after }) },
    }
    this.#of.store.put(['sessions', id, next])
    if (outcome === 'wait') return 'waiting'
    return this.answerUpi(id, outcome)
  }

  /** The owner of the UPI id answers in the app; `cancel`: the shopper goes back to pay in another way. */
  answerUpi(id: string, answer: 'approve' | 'decline' | 'cancel'): 'paid' | 'upi_declined' {
    const stored = this.#open(id)
    const { upi } = stored
    if (!upi) throw new ApiError(400, 'This session waits for no answer of a UPI app.')
    if (answer !== 'approve') {
      this.#withoutRequest(stored, answer === 'decline' ? 'upi_declined' : undefined)
      return 'upi_declined'
    }
    const who = { name: '', email: null }
    const intent = this.#complete(this.#withoutRequest(stored), who, 'paid', { type: 'upi', vpa: upi.vpa })
    if (upi.after) this.money.begin(intent, upi.after)
    return 'paid'
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
    const { upi: _, problem: __, ...rest } = stored
    const ended = { ...rest, session, extraStep: false }
    this.#change(ended, [], 'checkout.session.expired')
    return ended
  }

  /** Lets the time of a request pass. */
  letUpiRunOut(id: string) {
    const stored = this.#open(id)
    if (stored.upi) this.#withoutRequest(stored, 'upi_expired')
  }

  /** What a card does to an open session. */
  pay(
    id: string,
    outcome: Outcome,
    who: { name: string; email: string | null },
    after?: AfterPayment,
  ): 'paid' | 'extra_step' | 'refused' {
    // A card payment replaces a UPI request that nobody has answered.
    const { upi: _, problem: __, ...stored } = this.#open(id)
    if (outcome === 'extra_step') {
      this.#of.store.put(['sessions', id, { ...stored, tries: stored.tries + 1, extraStep: true }])
      return 'extra_step'
    }
    if (outcome !== 'ok') {
      this.#of.store.put(['sessions', id, { ...stored, tries: stored.tries + 1, extraStep: false }])
      return 'refused'
    }
    const intent = this.#complete(stored, who, 'paid', { type: 'card' })
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

  /** Ends sessions whose time is over and settles payments that were promised for later. */
  tick() {
    const now = this.#of.now()
    for (const stored of this.#of.store.sessions.values()) {
      if (stored.session.status === 'open') this.find(stored.session.id)
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

  #complete(
    { upi: _, problem: __, ...stored }: StoredSession,
    who: { name: string; email: string | null },
    payment: 'paid' | 'unpaid',
    means?: Means,
  ) {
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
      [['intents', intent.id, intent], ...(means ? ([['means', intent.id, means]] satisfies Put[]) : [])],
      'checkout.session.completed',
    )
    return intent.id
  }

  #change(stored: StoredSession, more: Put[], type: EventType) {
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
