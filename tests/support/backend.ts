import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { buildBackend, type Backend } from '#backend/app.ts'
import { readConfig } from '#backend/config.ts'
import { payThrough, type Provider } from '#backend/modules/payments/api.ts'
import { openEmbedded, openPostgres, type Database } from '#backend/lib/store/db.ts'
import type { Clock } from '#backend/lib/http/implement.ts'
import { TEST_DATA_KEY, TEST_INTERNAL_TOKEN } from './keys.ts'
import { templateFiles, type TemplateKind } from './pglite-template.ts'
import { onceAWorker } from './once-a-worker.ts'
import { createDatabase, isShared, sharedPostgres } from './postgres.ts'

export interface StartOptions {
  /** `catalogue` (default): the whole seed of a fresh shop; `none`: tables only. */
  readonly seed?: TemplateKind
  /** Settings that replace the defaults, in the form of the environment. */
  readonly env?: Readonly<Record<string, string>>
  /** Whether jobs run by themselves; default false, see `runJob`. */
  readonly jobs?: boolean
  readonly clock?: Clock
  /**
   * A PostgreSQL server instead of PGlite; the test gets its own database there. Default: `TEST_DATABASE_URL`,
   * otherwise the worker's own if `TEST_STORE` is `postgresql`, as in a whole `npm test` that finds PostgreSQL.
   */
  readonly databaseUrl?: string
  /** PGlite in any case, because the embedded store is tested. */
  readonly embedded?: boolean
  /** Default: any free port. */
  readonly port?: number
  /** How long connections that are kept open may still bring a request while it closes; default 0. */
  readonly drainMs?: number
  /** A payment provider in place of Stripe and the local program. */
  readonly provider?: Provider
  /** An open store with data in it, instead of a new one. */
  readonly database?: Database
}

export interface RunningBackend extends Pick<Backend, 'app' | 'deps' | 'runJob' | 'close'> {
  readonly url: string
}

/** The real backend on port 0 with its own store. Close it in `afterAll`. */
export const startBackend = async (options: StartOptions = {}): Promise<RunningBackend> => {
  const seed = options.seed ?? 'catalogue'
  const server = await serverFor(options)
  const config = readConfig({
    BACKEND_PORT: '0',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    PASSWORD_LOG_N: '10',
    DATA_KEY: TEST_DATA_KEY,
    INTERNAL_TOKEN: TEST_INTERNAL_TOKEN,
    // Many shoppers of a test come from one address.
    RATE_LIMITS: 'off',
    SEED: seed === 'none' ? 'none' : 'house',
    ...options.env,
  })
  if (options.provider) payThrough(config, options.provider)
  const log = pino({ level: config.logLevel })
  const { database, drop } = await store(options.database, server, seed)
  const backend = await buildBackend(config, {
    database,
    log,
    jobs: options.jobs ?? false,
    shedLoad: false,
    drainMs: options.drainMs ?? 0,
    ...(options.clock && { clock: options.clock }),
  })
  await backend.app.listen({ port: options.port ?? 0, host: '127.0.0.1' })
  const { port } = backend.app.server.address() as AddressInfo
  return {
    app: backend.app,
    deps: backend.deps,
    runJob: backend.runJob,
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      await backend.close()
      await drop()
    },
  }
}

const serverFor = async ({ databaseUrl, embedded = false }: StartOptions): Promise<string | undefined> => {
  const named = databaseUrl ?? process.env.TEST_DATABASE_URL
  if (named !== undefined || embedded || process.env.TEST_STORE !== 'postgresql') return named
  return sharedPostgres()
}

interface Store {
  readonly database: Database
  readonly drop: () => Promise<void>
}

const store = (
  given: Database | undefined,
  server: string | undefined,
  seed: TemplateKind,
): Promise<Store> => {
  if (given) return Promise.resolve({ database: given, drop: () => Promise.resolve() })
  return server === undefined ? embedded(seed) : onServer(server, seed)
}

const embedded = async (seed: TemplateKind): Promise<Store> => ({
  database: await openEmbedded({ files: await templateFiles(seed) }),
  drop: () => Promise.resolve(),
})

/** Makes a migrated and, if requested, seeded database on the server of this worker, to be copied. */
const fill = async (seed: TemplateKind): Promise<string> => {
  const name = `filled_${seed}_${randomUUID().slice(0, 8)}`
  const { url } = await createDatabase(await sharedPostgres(), name)
  const config = readConfig({ SEED: seed === 'none' ? 'none' : 'house' })
  const database = openPostgres({ url })
  await (await buildBackend(config, { database, log: pino({ level: 'silent' }), jobs: false })).close()
  return name
}
const filled: Record<TemplateKind, () => Promise<string>> = {
  catalogue: onceAWorker(() => fill('catalogue')),
  none: onceAWorker(() => fill('none')),
}

const onServer = async (server: string, seed: TemplateKind): Promise<Store> => {
  const name = `t_${seed}_${randomUUID().replaceAll('-', '')}`
  const { url, drop } = await createDatabase(
    server,
    name,
    isShared(server) ? await filled[seed]() : undefined,
  )
  return { database: openPostgres({ url }), drop }
}
