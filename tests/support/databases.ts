import { startBackend, type RunningBackend, type StartOptions } from './backend.ts'
import { postgresAvailable, startPostgres } from './postgres.ts'
import { startPurchase, type Purchase } from './purchase.ts'

/** The embedded one, and PostgreSQL where its programs are: PGlite hides missing locks, PostgreSQL does not. */
export const DATABASES: readonly string[] = ['PGlite', ...(postgresAvailable() ? ['PostgreSQL'] : [])]

/** Starts a program with a database of its own, which ends with it. */
const on =
  <O extends StartOptions, S extends { readonly close: () => Promise<void> }>(
    start: (options: O) => Promise<S>,
  ) =>
  async (database: string, options: O): Promise<S> => {
    const cluster = database === 'PostgreSQL' ? await startPostgres() : undefined
    const started = await start({ ...options, ...(cluster && { databaseUrl: cluster.url }) })
    const close = async () => {
      await started.close()
      await cluster?.stop()
    }
    return { ...started, close }
  }

export const startBackendOn: (database: string, options?: StartOptions) => Promise<RunningBackend> = (
  database,
  options = {},
) => on(startBackend)(database, options)

export const startPurchaseOn: (
  database: string,
  options?: Parameters<typeof startPurchase>[0],
) => Promise<Purchase> = (database, options = {}) => on(startPurchase)(database, options)
