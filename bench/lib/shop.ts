import { listProducts } from '#contract/catalogue.ts'
import { checked } from '#program/json-file.ts'
import { runNode } from '#scripts/lib/running/run.ts'
import { createDatabase, postgresAvailable, startPostgres } from '#tests/support/postgres.ts'
import { postmasterOf } from './postmaster.ts'
import { startBackend, startServer, type Running } from './programs.ts'

/** The id of the first piece of this backend's list. */
export const firstProduct = async (backend: string): Promise<string> => {
  const answer = await fetch(`${backend}/api/products?limit=1`)
  const { products } = checked('The list of products', listProducts.answer, await answer.json())
  return products[0]?._id ?? ''
}

/** A backend on PostgreSQL as in service, or on its embedded store if there is no PostgreSQL. */
export interface Store {
  readonly backend: Running
  /** The PostgreSQL server that it uses; undefined if the embedded store is measured. */
  readonly cluster: string | undefined
  /** All processes behind a BFF: the backend, and PostgreSQL by its first process. */
  readonly pids: () => Promise<number[]>
  readonly stop: () => Promise<void>
}

/** Starts such a backend with a filled store. */
export const startStore = async (): Promise<Store> => {
  if (!postgresAvailable()) {
    const backend = await startBackend()
    return { backend, cluster: undefined, pids: () => Promise.resolve([backend.pid]), stop: backend.stop }
  }
  const cluster = await startPostgres()
  const stops: (() => Promise<void>)[] = [cluster.stop]
  const stop = async () => {
    for (const end of stops.reverse()) await end()
  }
  try {
    const { url, drop } = await createDatabase(cluster.url, `bench_${process.pid}`)
    stops.push(drop)
    // An empty store is filled without a limit on its statements; the one seeder named runs twice, which is quick.
    await runNode(['scripts/seed.ts', '--only', 'shop'], { DATABASE_URL: url, LOG_LEVEL: 'error' })
    const backend = await startBackend({ DATABASE_URL: url })
    stops.push(backend.stop)
    const pids = async () => [backend.pid, ...(await postmasterOf(url))]
    return { backend, cluster: cluster.url, pids, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The note above a table that was measured on the embedded store. */
export const EMBEDDED_NOTE = 'No PostgreSQL here: the embedded store of the backend was measured.'

/** The operator's token of backends that a bench starts. */
export const BENCH_OPERATOR = 'operator-token-of-the-bench'

/** A backend and a BFF as in service, each in its own process; `product` is one of their pieces. */
export const startShop = async (): Promise<{
  url: string
  backend: string
  product: string
  stop: () => Promise<void>
}> => {
  const running: Running[] = []
  const stop = async () => {
    for (const program of running.reverse()) await program.stop()
  }
  try {
    const backend = await startBackend({ OPERATOR_TOKEN: BENCH_OPERATOR })
    running.push(backend)
    const server = await startServer({ BACKEND_URL: backend.url })
    running.push(server)
    return { url: server.url, backend: backend.url, product: await firstProduct(backend.url), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
