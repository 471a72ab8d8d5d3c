import { performance } from 'node:perf_hooks'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { sustainedOverload } from '#program/sustained-overload.ts'
import { AppError } from '#server/errors.ts'
import { createPageTurns, type PageTurns } from '#server/ssr/page-turns.ts'

/** The mean delay of the event loop over one sample. Above it the shop answers late, whatever the request. */
const MAX_DELAY_MS = 400
const SAMPLE_MS = 1_000
export const RETRY_AFTER_SECONDS = 2

/**
 * The most requests that are computed at the same time when no CPU is left. One more would only delay all of them.
 * Requests that wait for the backend, or for a slow phone to read its answer, use no CPU and do not count.
 */
const MOST_AT_ONCE = 128
const BUSY = 0.95
const LOOK_EVERY_MS = 100
/** The first pages after a start are all rendered at once; that passes. */
const BUSY_LOOKS = 3

declare module 'fastify' {
  interface FastifyInstance {
    /** The turns of pages to render; cached pages need none. Missing if load is not shed. */
    pageTurns?: PageTurns
  }
  interface FastifyRequest {
    /** Whether its answer is not ready yet. */
    underWay: boolean
    /** True if it would have been refused, but its page is cached: that page is sent, fresh or not, and nothing is rendered. */
    pressed: boolean
  }
}

const EXEMPT = /^\/(?:healthz|readyz|metrics)(?:\?|$)/

const overloaded = () =>
  new AppError('OVERLOADED', 'The shop is very busy. Please try again.', {
    status: 503,
    retryable: true,
  })

/** Requests that cost less to serve than to refuse. */
interface Cheap {
  /** Whether the page at this address is cached. */
  keepsPage: (url: string) => boolean
}

/** Refuses with 503, unless the page is cached: that is served without a turn. */
const refuse = (request: FastifyRequest, { keepsPage }: Cheap): AppError | undefined => {
  request.pressed = request.method === 'GET' && keepsPage(request.url)
  return request.pressed ? undefined : overloaded()
}

/** Refuses at once what would only wait. The limit applies from the first request of a rush, not after a sample. */
const boundQueue = (app: FastifyInstance, cheap: Cheap) => {
  let underWay = 0
  let looks = 0
  let before = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const since = performance.eventLoopUtilization(now, before)
    // A check that runs late, because the event loop was blocked, counts for those that did not run.
    const missed = Math.floor((since.active + since.idle) / LOOK_EVERY_MS)
    looks = since.utilization > BUSY ? looks + Math.max(1, missed) : 0
    before = now
  }, LOOK_EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  const isBusy = () => looks >= BUSY_LOOKS
  const ready = (request: FastifyRequest) => {
    if (!request.underWay) return
    request.underWay = false
    underWay -= 1
  }
  app.decorateRequest('underWay', false)
  app.decorateRequest('pressed', false)
  app.addHook('onRequest', (request, _reply, done) => {
    if (underWay >= MOST_AT_ONCE && isBusy() && !EXEMPT.test(request.url)) {
      const refusal = refuse(request, cheap)
      if (refusal) return done(refusal)
    }
    request.underWay = true
    underWay += 1
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    ready(request)
    done(null, payload)
  })
  app.addHook('onRequestAbort', (request, done) => {
    ready(request)
    done()
  })
  app.decorate('pageTurns', createPageTurns({ refuse: overloaded }))
}

/** Refuses under too much load: a quick refusal is better than a late answer. */
export const pressurePlugin = fp<Cheap>(
  async (app, cheap) => {
    boundQueue(app, cheap)
    const isLasting = sustainedOverload()
    await app.register(underPressure, {
      maxEventLoopDelay: MAX_DELAY_MS,
      maxHeapUsedBytes: 1_500_000_000,
      sampleInterval: SAMPLE_MS,
      exposeStatusRoute: false,
      pressureHandler: (request) => {
        if (!isLasting(performance.now()) || EXEMPT.test(request.url)) return
        const refusal = refuse(request, cheap)
        if (refusal) throw refusal
      },
    })
  },
  { name: 'pressure' },
)
