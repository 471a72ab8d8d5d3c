import fp from 'fastify-plugin'
import { listCategories } from '#contract/catalogue.ts'
import type { Capabilities } from '#server/upstream/capabilities.ts'
import { Fault } from '#server/upstream/fault.ts'
import type { Upstream } from '#server/upstream/http.ts'

/** A probe's answer is kept this long, so that probing never loads the backend. */
const KEPT_MS = 1_000
const DEADLINE_MS = 1_000

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on `/readyz` says no and every answer asks its connection to close. */
    drain: () => void
  }
}

/** Ready: the backend says so or, if it has no `/readyz`, answers a list of section 7. */
const backendIsReady = async (upstream: Upstream): Promise<boolean> => {
  const ask = async (path: string) => {
    const headers = { accept: 'application/json' }
    return (
      await upstream.send({
        name: 'readyz',
        method: 'GET',
        path,
        headers,
        body: undefined,
        deadlineMs: DEADLINE_MS,
      })
    ).status
  }
  try {
    const status = await ask('/readyz').catch((error: unknown) => {
      if (error instanceof Fault && error.kind === 'garbage') return 404
      throw error
    })
    return (status === 404 ? await ask(listCategories.path) : status) === 200
  } catch {
    return false
  }
}

/** True once the backend's features are known: pages need them first. */
const isKnown = ({ features }: Pick<Capabilities, 'features'>): Promise<boolean> =>
  features().then(
    () => true,
    () => false,
  )

/** `/healthz`: the process is alive. `/readyz`: 200 only if it can serve, which needs a backend that can. */
export const healthPlugin = fp<{ upstream: Upstream; capabilities: Capabilities; onDrain: () => void }>(
  async (app, { upstream, capabilities, onDrain }) => {
    let draining = false
    let asked: { at: number; answer: Promise<boolean> } | undefined
    app.decorate('drain', () => {
      draining = true
      onDrain()
    })
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (draining) reply.header('connection', 'close')
      done(null, payload)
    })
    app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return { status: 'ok' }
    })
    app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      if (draining) return reply.code(503).send({ status: 'stopping' })
      if (!asked || performance.now() - asked.at > KEPT_MS) {
        asked = {
          at: performance.now(),
          // Both are always asked: only the second finds out that the key is wrong.
          answer: Promise.all([backendIsReady(upstream), isKnown(capabilities)]).then((both) =>
            both.every(Boolean),
          ),
        }
      }
      if (await asked.answer) return { status: 'ready' }
      const status = capabilities.keyIsRefused()
        ? 'the backend refuses INTERNAL_TOKEN'
        : 'waiting for the backend'
      return reply.code(503).send({ status })
    })
  },
  { name: 'health' },
)
