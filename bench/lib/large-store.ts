import { runNode } from '#scripts/lib/running/run.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import pg from 'pg'

/** SQLSTATE (PostgreSQL, appendix A). */
const DUPLICATE_DATABASE = '42P04'

/**
 * The address of a database filled by these arguments of `npm run seed`: that of an earlier run if the server still has
 * one, otherwise a new one.
 */
export const filledStore = async (
  cluster: string,
  name: string,
  seeded: readonly string[],
): Promise<string> => {
  try {
    const { url } = await createDatabase(cluster, name)
    await runNode(['scripts/seed.ts', ...seeded], { DATABASE_URL: url, LOG_LEVEL: 'error' })
    return url
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === DUPLICATE_DATABASE)) throw error
    return new URL(`/${name}`, cluster).href
  }
}

/**
 * A copy of a filled store, which a bench may change; that of an earlier run is dropped. Nobody may be connected to the
 * filled one.
 */
export const copiedStore = async (filled: string): Promise<string> => {
  const from = new URL(filled).pathname.slice(1)
  const to = `${from}_copy`
  const client = new pg.Client({ connectionString: new URL('/postgres', filled).href })
  await client.connect()
  try {
    await client.query(`drop database if exists "${to}" with (force)`)
    await client.query(`create database "${to}" template "${from}"`)
  } finally {
    await client.end()
  }
  return new URL(`/${to}`, filled).href
}

/** The first row of a statement on this database; its members are text, as written by PostgreSQL. */
export const firstRow = async (url: string, text: string): Promise<Record<string, string>> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(text)
    return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([key, value]) => [key, String(value)]))
  } finally {
    await client.end()
  }
}
