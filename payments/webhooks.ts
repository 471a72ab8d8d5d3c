import { createHmac } from 'node:crypto'
import type Stripe from 'stripe'
import type { Delivery, Store } from './store.ts'

/** What the test-only control routes may do to deliveries. */
export interface WebhookFaults {
  /** Share of first deliveries that vanish for good, 0 to 1. */
  drop: number
  /** Share of deliveries that are sent twice, 0 to 1. */
  double: number
  /** Waits this long before the first try. */
  delayMs: number
  /** Delivers in random order. */
  shuffle: boolean
  /** Nothing is sent, and nothing is lost. */
  paused: boolean
}

export const noFaults = (): WebhookFaults => ({
  drop: 0,
  double: 0,
  delayMs: 0,
  shuffle: false,
  paused: false,
})

interface Options {
  store: Store
  /** Where events go. Undefined: nowhere. */
  url: () => string | undefined
  secret: string
  now: () => number
  faults: WebhookFaults
  /** First wait between tries; doubles, at most an hour. */
  retryMs: number
  log: (line: string) => void
}

const GIVE_UP_AFTER_MS = 3 * 86_400_000
const TIMEOUT_MS = 10_000

/** The signature header: `t=` seconds, `v1=` HMAC-SHA-256 over time, a dot and the body. */
export const sign = (body: string, secret: string, seconds: number) =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

/** Sends events at least once, in about the order they happened, again and again until one is taken. */
export class Webhooks {
  readonly #of: Options
  readonly #flying = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(options: Options) {
    this.#of = options
  }

  start() {
    this.#timer = setInterval(() => this.wake(), 250)
    this.#timer.unref()
  }

  async stop() {
    this.#stopped = true
    clearInterval(this.#timer)
    while (this.#flying.size > 0) await new Promise((done) => setTimeout(done, 10))
  }

  /** The delivery an event starts with; stored together with the event. */
  first(event: Stripe.Event): Delivery {
    const { faults, now, url } = this.#of
    const gone = url() === undefined || Math.random() < faults.drop
    return { eventId: event.id, tries: 0, dueAt: now() + faults.delayMs, done: gone }
  }

  /** Sends what is due. */
  wake() {
    if (this.#stopped || this.#of.faults.paused) return
    const now = this.#of.now()
    let due: Delivery[] = []
    for (const delivery of this.#of.store.deliveries.values()) {
      if (!delivery.done && delivery.dueAt <= now && !this.#flying.has(delivery.eventId)) due.push(delivery)
    }
    if (this.#of.faults.shuffle) due = due.toSorted(() => Math.random() - 0.5)
    for (const delivery of due.slice(0, 20)) {
      this.#flying.add(delivery.eventId)
      void this.#send(delivery).finally(() => this.#flying.delete(delivery.eventId))
    }
  }

  async #send(delivery: Delivery) {
    const { store, faults, now, retryMs, log } = this.#of
    const event = store.events.get(delivery.eventId)
    if (!event) return
    const copies = Math.random() < faults.double ? 2 : 1
    const results = await Promise.all(Array.from({ length: copies }, () => this.#post(event)))
    const tries = delivery.tries + 1
    const taken = results.includes(true)
    const givenUp = now() - event.created * 1000 > GIVE_UP_AFTER_MS
    const wait = Math.min(retryMs * 2 ** Math.min(delivery.tries, 20), 3_600_000)
    if (!taken) log(`webhook ${event.type} ${event.id} not taken (try ${tries})`)
    if (!this.#stopped || taken) {
      const next: Delivery = { ...delivery, tries, done: taken || givenUp, dueAt: now() + wait }
      store.put(['deliveries', event.id, next])
    }
  }

  async #post(event: Stripe.Event) {
    const { secret } = this.#of
    const url = this.#of.url()
    if (url === undefined) return true
    const body = JSON.stringify(event)
    try {
      const answer = await fetch(url, {
        method: 'POST',
        // The signature has the real time, whatever a test does to the provider's clock.
        headers: {
          'content-type': 'application/json',
          'stripe-signature': sign(body, secret, Math.floor(Date.now() / 1000)),
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.arrayBuffer()
      return answer.ok
    } catch {
      return false
    }
  }
}
