import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded, openPostgres, type Database } from '#backend/lib/store/db.ts'
import { migrate } from '#backend/lib/migrate/migrate.ts'
import { untar } from '#backend/lib/store/untar.ts'
import { freePort } from '../../support/free-port.ts'
import { pgliteTemplate } from '../../support/pglite-template.ts'
import { piece, putPieces } from '../../support/pieces.ts'
import { createDatabase, startPostgres } from '../../support/postgres.ts'
import { startProgram, type RunningProgram } from '../../support/program.ts'
import { startProvider, type RunningProvider } from '../../support/provider.ts'
import { OPERATOR_TOKEN } from '../../support/purchase.ts'
import type { Store } from './stand.ts'

export const STOCK = 1_000_000
/** Whole rupees. */
export const PRICE = 30_000

/** The three programs of the shop, each a process of its own over a store that survives it. */
export interface KilledShop {
  readonly programs: { backend: RunningProgram; server: RunningProgram; provider: RunningProvider }
  /** DATA_DIR or DATABASE_URL: which store it runs on. */
  readonly env: Readonly<Record<string, string>>
  /** Opens the store once the backend has ended. */
  readonly openStore: () => Promise<Database>
  readonly close: () => Promise<void>
}

const fill = async (database: Database) => {
  await migrate(database.db)
  await putPieces(database, piece('kill', { amount: PRICE, stock: STOCK }))
  await database.close()
}

const stores = {
  PGlite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-kills-'))
    const dataDir = join(folder, 'pg')
    untar(await pgliteTemplate('catalogue'), dataDir)
    const open = () => openEmbedded({ dataDir })
    await fill(await open())
    return {
      env: { DATA_DIR: folder },
      open,
      close: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
    }
  },
  PostgreSQL: async () => {
    const cluster = await startPostgres()
    const { url, drop } = await createDatabase(cluster.url, `kills_${randomUUID().slice(0, 8)}`)
    const open = () => Promise.resolve(openPostgres({ url, statementTimeoutMs: 0 }))
    await fill(await open())
    return {
      env: { DATABASE_URL: url },
      open,
      close: async () => {
        await drop()
        await cluster.stop()
      },
    }
  },
} satisfies Record<
  Store,
  () => Promise<{ env: Record<string, string>; open: () => Promise<Database>; close: () => Promise<void> }>
>

export const startKilledShop = async (
  store: Store,
  serverEnv: Readonly<Record<string, string>> = {},
): Promise<KilledShop> => {
  const { env, open, close } = await stores[store]()
  const [port, backendPort, paymentsPort] = [await freePort(), await freePort(), await freePort()]
  const backendUrl = `http://127.0.0.1:${backendPort}`
  const provider = await startProvider({
    port: paymentsPort,
    webhookUrl: `${backendUrl}/api/payments/webhook`,
  })
  const common = {
    LOG_LEVEL: 'silent',
    PUBLIC_URL: `http://localhost:${port}`,
    NODE_ENV: 'production',
    // Hundreds of buyers sign in from one address.
    RATE_LIMITS: 'off',
  }
  const backend = await startProgram({
    main: 'backend/main.ts',
    url: backendUrl,
    ready: '/readyz',
    env: {
      ...common,
      ...env,
      BACKEND_PORT: String(backendPort),
      PAYMENTS_PORT: String(paymentsPort),
      OPERATOR_TOKEN,
      PASSWORD_LOG_N: '10',
    },
  })
  const server = await startProgram({
    main: 'server/main.ts',
    flags: ['--without-pages'],
    url: `http://127.0.0.1:${port}`,
    ready: '/readyz',
    env: { ...common, PORT: String(port), BACKEND_URL: backendUrl, ...serverEnv },
  })
  return {
    programs: { backend, server, provider },
    env,
    openStore: open,
    close: async () => {
      await Promise.all([server.kill(), provider.kill(), backend.kill()])
      await close()
    },
  }
}
