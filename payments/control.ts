import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome } from './cards.ts'
import { ApiError } from './errors.ts'
import type { Provider } from './provider.ts'
import type { AfterPayment, Store } from './store.ts'
import { noFaults, type WebhookFaults, type Webhooks } from './webhooks.ts'

interface Failing {
  status: number
  count: number
  /** Only calls of this address; of any without one. */
  url?: string
  type?: string
  code?: string
  param?: string
}

/** What tests may turn. */
export interface Controls {
  clockOffsetMs: number
  minLifeSeconds: number
  settleAfterMs: number
  /** How refunds end from now on; undefined: well and at once. */
  refundsEnd: AfterPayment | undefined
  /** The ways to pay that the account has switched on. */
  offers: readonly string[]
  /** Calls of `/v1` still to answer with this status, and error if one is given. */
  failNext: Failing
  /** Waits inside a keyed write, so that a repeat meets it in flight. */
  slowMs: number
  /** Does the work of so many keyed writes and then answers 500: the caller cannot know. */
  loseAnswers: number
  /** Waits before anything is done. */
  holdMs: number
  fail: (url: string) => Promise<void>
  slow: (url: string) => Promise<void>
  hold: (url: string) => Promise<void>
  afterWork: (url: string) => Promise<void>
}

export const newControls = (settleAfterMs: number): Controls => {
  const controls: Controls = {
    clockOffsetMs: 0,
    minLifeSeconds: 1800,
    settleAfterMs,
    refundsEnd: undefined,
    offers: ['card', 'upi'],
    failNext: { status: 500, count: 0 },
    slowMs: 0,
    loseAnswers: 0,
    holdMs: 0,
    fail: async (url) => {
      const { failNext } = controls
      if (failNext.count <= 0 || (failNext.url !== undefined && failNext.url !== url)) return
      failNext.count -= 1
      const { code, param } = failNext
      throw new ApiError(failNext.status, 'Made to fail by a test.', {
        type: failNext.type ?? 'api_error',
        ...(code !== undefined && { code }),
        ...(param !== undefined && { param }),
      })
    },
    slow: async () => {
      if (controls.slowMs > 0) await sleep(controls.slowMs)
    },
    hold: async () => {
      if (controls.holdMs > 0) await sleep(controls.holdMs)
    },
    afterWork: async () => {
      if (controls.loseAnswers <= 0) return
      controls.loseAnswers -= 1
      throw new ApiError(500, 'The answer was lost by a test.', { type: 'api_error' })
    },
  }
  return controls
}

interface Parts {
  controls: Controls
  provider: Provider
  webhooks: Webhooks
  faults: WebhookFaults
  store: Store
}

/** Test-only routes that trigger what banks and card networks do on their own. JSON bodies. */
export const addControls = (app: FastifyInstance, { controls, provider, webhooks, faults, store }: Parts) => {
  app.post('/control/webhooks', (request) => {
    Object.assign(faults, noFaults(), request.body)
    webhooks.wake()
    return faults
  })
  app.post('/control/settings', (request) => {
    const allowed = [
      'clockOffsetMs',
      'minLifeSeconds',
      'settleAfterMs',
      'refundsEnd',
      'offers',
      'failNext',
      'slowMs',
      'loseAnswers',
      'holdMs',
    ]
    for (const [name, value] of Object.entries(request.body as object)) {
      if (allowed.includes(name)) Object.assign(controls, { [name]: value })
    }
    provider.tick()
    return { ok: true }
  })
  app.post('/control/sessions/:id/pay', (request) => {
    const { id } = request.params as { id: string }
    const body = (request.body ?? {}) as { outcome?: Outcome | 'later' | 'later-failure' }
    if (body.outcome === 'later' || body.outcome === 'later-failure') {
      provider.payLater(id, body.outcome === 'later' ? 'success' : 'failure', { name: 'Test', email: null })
      return { result: 'later' }
    }
    return { result: provider.pay(id, body.outcome ?? 'ok', { name: 'Test', email: null }) }
  })
  app.post('/control/sessions/:id/settle', (request) => {
    const { id } = request.params as { id: string }
    provider.settle(id, ((request.body ?? {}) as { with?: 'success' | 'failure' }).with ?? 'success')
    return { ok: true }
  })
  app.post('/control/sessions/:id/upi', (request) => {
    const { id } = request.params as { id: string }
    const { vpa = 'meera@upi' } = (request.body ?? {}) as { vpa?: string }
    return { result: provider.requestUpi(id, vpa) }
  })
  app.post('/control/sessions/:id/upi/answer', (request) => {
    const { id } = request.params as { id: string }
    const { answer = 'approve' } = (request.body ?? {}) as {
      answer?: 'approve' | 'decline' | 'cancel' | 'expire'
    }
    if (answer === 'expire') {
      provider.letUpiRunOut(id)
      return { result: 'upi_expired' }
    }
    return { result: provider.answerUpi(id, answer) }
  })
  /** Overwrites members of a session: what a forged or altered session would look like. */
  app.post('/control/sessions/:id/alter', (request) => {
    const { id } = request.params as { id: string }
    const stored = provider.find(id)
    store.put(['sessions', id, { ...stored, session: { ...stored.session, ...(request.body as object) } }])
    return { ok: true }
  })
  app.get('/control/sessions', () => [...store.sessions.values()].map(({ session }) => session))
  app.get('/control/refunds', () => [...store.refunds.values()])
  app.get('/control/deliveries', () => [...store.deliveries.values()])
}
