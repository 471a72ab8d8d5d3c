import { startBackend, type RunningBackend, type StartOptions } from './backend.ts'
import { postgresAvailable, sharedPostgres } from './postgres.ts'
import { startPurchase, type Purchase } from './purchase.ts'

/**
 * The embedded one, and PostgreSQL if its programs are installed: PGlite hides missing locks, PostgreSQL does not. A
 * whole `npm test` uses the one, `npm run proof` the other (`TEST_STORE`).
 */
export const DATABASES: readonly string[] = [
  ...(process.env.TEST_STORE === 'postgresql' ? [] : ['PGlite']),
  ...(process.env.TEST_STORE !== 'embedded' && postgresAvailable() ? ['PostgreSQL'] : []),
]

const on = async (database: string): Promise<Pick<StartOptions, 'databaseUrl' | 'embedded'>> =>
  database === 'PostgreSQL' ? { databaseUrl: await sharedPostgres() } : { embedded: true }

/** Starts a program with its own database, which is deleted with it. */
export const startBackendOn = async (database: string, options: StartOptions = {}): Promise<RunningBackend> =>
  startBackend({ ...options, ...(await on(database)) })

/** The same for a backend that sells. */
export const startPurchaseOn = async (
  database: string,
  options: Parameters<typeof startPurchase>[0] = {},
): Promise<Purchase> => startPurchase({ ...options, ...(await on(database)) })
