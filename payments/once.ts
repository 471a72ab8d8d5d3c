import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Controls } from './control.ts'
import { ApiError } from './errors.ts'
import type { Store } from './store.ts'

/** How long an idempotency key is remembered: as long as the peer's. */
const KEY_LIFE_MS = 86_400_000

/** Runs a write once per `Idempotency-Key`; a repeat gets the stored answer, other parameters are refused. */
export const newOnce = (store: Store, controls: Controls, now: () => number) => {
  const inFlight = new Set<string>()
  return async (request: FastifyRequest, reply: FastifyReply, run: () => unknown) => {
    await controls.hold(request.url)
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || key === '') return run()
    const fingerprint = createHash('sha256')
      .update(`${request.url}\n${JSON.stringify(request.body ?? {})}`)
      .digest('hex')
    const before = store.answers.get(key)
    if (before && now() - before.at < KEY_LIFE_MS) {
      if (before.fingerprint !== fingerprint) {
        throw new ApiError(
          400,
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          {
            type: 'idempotency_error',
          },
        )
      }
      return reply.status(before.status).header('idempotent-replayed', 'true').send(before.body)
    }
    if (inFlight.has(key)) {
      throw new ApiError(409, 'There is currently another in-progress request using this key.', {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
      })
    }
    inFlight.add(key)
    try {
      await controls.slow(request.url)
      const body = run()
      store.put(['answers', key, { key, fingerprint, status: 200, body, at: now() }])
      await controls.afterWork(request.url)
      return body
    } finally {
      inFlight.delete(key)
    }
  }
}
