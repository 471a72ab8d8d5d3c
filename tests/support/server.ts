import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import supertest from 'supertest'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { noBreaker } from '#server/upstream/breaker.ts'
import { DEADLINES, type Deadlines } from '#server/upstream/deadlines.ts'
import { createHttpUpstream, type Upstream } from '#server/upstream/http.ts'
import type { RunningBackend, StartOptions } from './backend.ts'
import { TEST_INTERNAL_TOKEN } from './keys.ts'
import { startStandIn, type StandIn } from './stand-in.ts'

/** One call of the BFF to its backend. */
export interface RecordedCall {
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body: unknown
  status: number | 'failed'
  /** The deadline of the call, in milliseconds. */
  deadlineMs: number
}

export interface Recorder {
  readonly calls: readonly RecordedCall[]
  /** Names of the called endpoints, without `getCapabilities` (which is called once a minute, not per request). */
  names: () => string[]
  clear: () => void
}

export interface ShopOptions {
  /** A running backend, which its starter closes. */
  backendUrl?: string
  /** Starts the real backend for this shop. With neither, a stand-in starts that knows only section 7. */
  backend?: StartOptions
  /** The environment of the BFF, e.g. `{ SHOP_MODE: 'production', PUBLIC_URL: 'https://shop.test' }`. */
  env?: Record<string, string>
  /** Default: any free port. */
  port?: number
  /**
   * Whether to shed load and break failing calls as in service. Default false: tests share a busy machine and cause
   * failures deliberately.
   */
  protect?: boolean
  /**
   * Whether to wait for the backend only as long as in service. Default false: on a busy machine a healthy backend
   * takes longer.
   */
  hurried?: boolean
  /** Called for each change once its entries are dropped; `kind: '*'` says that the feed is open. */
  onDropped?: (change: { kind: string; id: string }) => void
}

export interface GraphQLAnswer<T = Record<string, unknown>> {
  status: number
  headers: Record<string, string>
  cookies: string[]
  data: T | null
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[]
}

export interface Shop {
  app: FastifyInstance
  url: string
  /** A supertest agent that keeps no cookies; `supertest.agent(url)` does. */
  request: ReturnType<typeof supertest>
  /** Posts a GraphQL document. */
  graphql: <T = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<GraphQLAnswer<T>>
  recorder: Recorder
  /** The stand-in backend, if no other was named. */
  standIn: StandIn | undefined
  /** The real backend, if this shop started it. */
  backend: RunningBackend | undefined
  close: () => Promise<void>
}

const recording = (upstream: Upstream): { upstream: Upstream; recorder: Recorder } => {
  let calls: RecordedCall[] = []
  return {
    upstream: {
      send: async (request) => {
        const { name, method, path, headers, deadlineMs } = request
        const body: unknown = request.body === undefined ? undefined : JSON.parse(request.body)
        const call: RecordedCall = { name, method, path, headers, body, status: 'failed', deadlineMs }
        calls.push(call)
        const answer = await upstream.send(request)
        call.status = answer.status
        return answer
      },
      close: upstream.close,
    },
    recorder: {
      get calls() {
        return calls
      },
      names: () => calls.map(({ name }) => name).filter((name) => name !== 'getCapabilities'),
      clear: () => {
        calls = []
      },
    },
  }
}

/** With these no answer is too late. */
const PATIENT: Deadlines = {
  connect: 10_000,
  readAttempt: 15_000,
  read: 40_000,
  write: 40_000,
  capabilities: 15_000,
  page: 45_000,
}

/** The real BFF on a free port, in front of a real backend (`backendUrl`) or the stand-in. Call `close` at the end. */
export const startShop = async (options: ShopOptions = {}): Promise<Shop> => {
  // Loaded only if needed: the real backend includes a database.
  const backend = options.backend && (await (await import('./backend.ts')).startBackend(options.backend))
  const standIn = options.backendUrl || backend ? undefined : await startStandIn()
  const env = {
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    // Without this, production requires limits.
    ALLOW_TEST_PAYMENTS: '1',
    // Tests count calls; the tests of the store turn it on.
    READ_CACHE: 'off',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    // The stand-in is an independent backend: the two share no key.
    ...(!standIn && { INTERNAL_TOKEN: TEST_INTERNAL_TOKEN }),
    ...options.env,
  }
  const config = readConfig({ ...env, BACKEND_URL: options.backendUrl ?? backend?.url ?? standIn?.url })
  const deadlines = options.hurried || options.protect ? DEADLINES : PATIENT
  const { upstream, recorder } = recording(createHttpUpstream(config, deadlines))
  const app = await buildApp(config, {
    upstream,
    deadlines,
    shedLoad: options.protect ?? false,
    ...(options.protect ? {} : { breaker: noBreaker }),
    ...(options.onDropped && { onDropped: options.onDropped }),
  })
  await app.listen({ port: options.port ?? 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const request = supertest(url)
  return {
    app,
    url,
    request,
    graphql: async (query, variables, headers = {}) => {
      const answer = await request.post('/graphql').set(headers).send({ query, variables })
      const { data = null, errors = [] } = answer.body
      const cookies: string[] = [answer.headers['set-cookie'] ?? []].flat()
      return { status: answer.status, headers: answer.headers, cookies, data, errors }
    },
    recorder,
    standIn,
    backend,
    close: async () => {
      await app.close()
      await standIn?.close()
      await backend?.close()
    },
  }
}
