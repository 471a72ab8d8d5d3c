import { startBackend, type RunningBackend, type StartOptions } from './backend.ts'
import { postgresAvailable, sharedPostgres } from './postgres.ts'
import { startPurchase, type Purchase } from './purchase.ts'

/** The embedded one, and PostgreSQL where its programs are: PGlite hides missing locks, PostgreSQL does not. */
export const DATABASES: readonly string[] = ['PGlite', ...(postgresAvailable() ? ['PostgreSQL'] : [])]

const on = async (database: string): Promise<Pick<StartOptions, 'databaseUrl'>> =>
  database === 'PostgreSQL' ? { databaseUrl: await sharedPostgres() } : {}

/** Starts a program with a database of its own, which ends with it. */
export const startBackendOn = async (database: string, options: StartOptions = {}): Promise<RunningBackend> =>
  startBackend({ ...options, ...(await on(database)) })

/** The same for a backend that sells. */
export const startPurchaseOn = async (
  database: string,
  options: Parameters<typeof startPurchase>[0] = {},
): Promise<Purchase> => startPurchase({ ...options, ...(await on(database)) })
