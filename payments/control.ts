import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { Type } from 'typebox'
import { OUTCOMES } from './cards.ts'
import { ApiError } from './errors.ts'
import type { Provider } from './provider.ts'
import { bodyOf, idOf } from './requests.ts'
import type { AfterPayment, Store } from './store.ts'
import { noFaults, type WebhookFaults, type Webhooks } from './webhooks.ts'

interface Failing {
  status: number
  count: number
  /** Only calls of this address; if absent, all calls. */
  url?: string
  type?: string
  code?: string
  param?: string
}

/** What tests may change. */
export interface Controls {
  clockOffsetMs: number
  minLifeSeconds: number
  settleAfterMs: number
  /** How refunds end from now on; undefined: at once, with success. */
  refundsEnd: AfterPayment | undefined
  /** The ways to pay that the account has switched on. */
  offers: readonly string[]
  /** How many more calls of `/v1` get this status, with an error if one is given. */
  failNext: Failing
  /** Waits inside a keyed write, so that a repeat meets it in flight. */
  slowMs: number
  /** Does the work of this many keyed writes and then answers 500: the caller cannot tell whether it was done. */
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

const Members = Type.Object({})
const Paid = Type.Object({ outcome: Type.Optional(Type.Enum([...OUTCOMES, 'later', 'later-failure'])) })
const Settled = Type.Object({ with: Type.Optional(Type.Enum(['success', 'failure'])) })
const Asked = Type.Object({ vpa: Type.Optional(Type.String()) })
const Answer = Type.Object({
  answer: Type.Optional(Type.Enum(['approve', 'decline', 'cancel', 'expire'])),
})

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
    for (const [name, value] of Object.entries(bodyOf(request, Members))) {
      if (allowed.includes(name)) Object.assign(controls, { [name]: value })
    }
    provider.tick()
    return { ok: true }
  })
  app.post('/control/sessions/:id/pay', (request) => {
    const id = idOf(request)
    const { outcome = 'ok' } = bodyOf(request, Paid)
    if (outcome === 'later' || outcome === 'later-failure') {
      provider.payLater(id, outcome === 'later' ? 'success' : 'failure', { name: 'Test', email: null })
      return { result: 'later' }
    }
    return { result: provider.pay(id, outcome, { name: 'Test', email: null }) }
  })
  app.post('/control/sessions/:id/settle', (request) => {
    provider.settle(idOf(request), bodyOf(request, Settled).with ?? 'success')
    return { ok: true }
  })
  app.post('/control/sessions/:id/upi', (request) => {
    const { vpa = 'meera@upi' } = bodyOf(request, Asked)
    return { result: provider.requestUpi(idOf(request), vpa) }
  })
  app.post('/control/sessions/:id/upi/answer', (request) => {
    const id = idOf(request)
    const { answer = 'approve' } = bodyOf(request, Answer)
    if (answer === 'expire') {
      provider.letUpiRunOut(id)
      return { result: 'upi_expired' }
    }
    return { result: provider.answerUpi(id, answer) }
  })
  /** Overwrites members of a session: what a forged or altered session would look like. */
  app.post('/control/sessions/:id/alter', (request) => {
    const id = idOf(request)
    const stored = provider.find(id)
    store.put(['sessions', id, { ...stored, session: { ...stored.session, ...bodyOf(request, Members) } }])
    return { ok: true }
  })
  app.get('/control/sessions', () => [...store.sessions.values()].map(({ session }) => session))
  app.get('/control/refunds', () => [...store.refunds.values()])
  app.get('/control/deliveries', () => [...store.deliveries.values()])
}
