import { createHash } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Db, Listen } from './implement.ts'

/** An open store: one query layer over embedded PGlite or real PostgreSQL. */
export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /** Where an embedded store lies; undefined in memory and on a server. */
  readonly folder: string | undefined
  readonly db: Db
  readonly listen: Listen
  /**
   * Runs work that only one copy of this program may do at a time; the others wait for it. Its statements may take as
   * long as they need: a large store is not filled or analysed in three seconds.
   */
  readonly alone: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /** A short tar of an embedded store; templates and snapshots are made of it. */
  readonly dump: () => Promise<Buffer>
  /** Copies the files of an embedded store into a new folder, as they are at one moment; statements wait meanwhile. */
  readonly copyTo: (folder: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** The one place where a bigint of the store becomes a number: unsafe values are an error, never rounded. */
export const parseBigint = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`The store holds an integer that is not safe: ${text}`)
  return value
}

/** Types read alike from both stores. Dates without a time stay text: they have no time zone. */
const INT8 = 20
const DATE = 1082
const INT8_ARRAY = 1016
const parseBigints = (text: string): number[] =>
  text === '{}' ? [] : text.slice(1, -1).split(',').map(parseBigint)
const parsers: Record<number, (text: string) => unknown> = {
  [INT8]: parseBigint,
  [DATE]: (text) => text,
  [INT8_ARRAY]: parseBigints,
}

/** A JSON value as a parameter; works alike on both drivers, for arrays too. */
export const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`

export interface EmbeddedOptions {
  /** A folder; `undefined` keeps the store in memory. */
  readonly dataDir?: string
  /** A tar (or tar.gz) made by `dump()`, loaded into an empty store. */
  readonly template?: Buffer
}

export const openEmbedded = async ({ dataDir, template }: EmbeddedOptions = {}): Promise<Database> => {
  const pglite = await PGlite.create({
    dataDir: dataDir ?? 'memory://',
    extensions: { pg_trgm },
    parsers,
    ...(template && { loadDataDir: new Blob([new Uint8Array(template)]) }),
  })
  const db = new Kysely<Record<never, never>>({ dialect: new PGliteDialect({ pglite }) })
  return {
    kind: 'pglite',
    folder: dataDir,
    db,
    listen: async (channel, hear) => {
      const stop = await pglite.listen(channel, hear)
      return () => (pglite.closed ? Promise.resolve() : stop())
    },
    alone: (work) => work(db),
    dump: async () => Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()),
    copyTo: async (folder) => {
      if (dataDir === undefined) throw new Error('A store in memory has no files')
      await pglite.query('CHECKPOINT')
      // What was written since the checkpoint is in the log beside it.
      await pglite.transaction(() => cp(dataDir, folder, { recursive: true, errorOnExist: true }))
    },
    close: async () => {
      if (pglite.closed) return
      if (dataDir !== undefined) await pglite.query('CHECKPOINT')
      await db.destroy()
      if (!pglite.closed) await pglite.close()
    },
  }
}

const pgTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    format !== 'binary' && parsers[oid] ? parsers[oid] : pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig

/** Any number; the same for every copy of this program. */
const ALONE_LOCK = 727_402
/** At most this many statements are kept prepared on one connection. */
const PREPARED_LIMIT = 200

/** A client that prepares every statement with parameters once per connection. */
class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>()
  /** One of the overloads of `query` is changed; the others pass through. */
  override query(text: unknown, values?: unknown, ...rest: unknown[]): never {
    const run = super.query as (...all: unknown[]) => never
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
      return run.call(this, text, values, ...rest)
    const known = this.#names.get(text)
    if (known === undefined && this.#names.size >= PREPARED_LIMIT)
      return run.call(this, text, values, ...rest)
    const name = known ?? createHash('sha1').update(text).digest('base64url')
    this.#names.set(text, name)
    return run.call(this, { name, text, values }, ...rest)
  }
}

export interface PostgresOptions {
  readonly url: string
  readonly connections?: number
  /** Milliseconds a statement may take; 0 = no limit (migrations and seeding). */
  readonly statementTimeoutMs?: number
  readonly onError?: (error: Error) => void
}

export const openPostgres = ({
  url,
  connections = 10,
  statementTimeoutMs = 3000,
  onError,
}: PostgresOptions): Database => {
  const settings: pg.ClientConfig = {
    connectionString: url,
    types: pgTypes,
    keepAlive: true,
    // Pages of the store lie in memory or on a disk without a head: to read one anywhere costs what the next one costs.
    options: '-c random_page_cost=1.1',
    application_name: 'backend',
    connectionTimeoutMillis: 2000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: statementTimeoutMs === 0 ? 0 : 1000,
    idle_in_transaction_session_timeout: statementTimeoutMs === 0 ? 0 : 5000,
  }
  const pool = new pg.Pool({
    ...settings,
    max: connections,
    idleTimeoutMillis: 60_000,
    Client: PreparingClient,
  })
  pool.on('error', (error) => onError?.(error))
  // A connection that ends while it is lent out fails its query; unheard, the event itself would end the process.
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)))
  const db = new Kysely<Record<never, never>>({ dialect: new PostgresDialect({ pool }) })
  const listeners = new Set<pg.Client>()
  return {
    kind: 'postgres',
    folder: undefined,
    db,
    listen: async (channel, hear, lost) => {
      const client = new pg.Client({ ...settings, statement_timeout: 0, application_name: 'backend-listen' })
      let open = true
      const fail = (error?: Error) => {
        if (!open) return
        open = false
        listeners.delete(client)
        if (error) onError?.(error)
        lost?.()
      }
      client.on('error', fail)
      client.on('end', () => fail())
      client.on('notification', (note) => hear(note.payload ?? ''))
      await client.connect()
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      listeners.add(client)
      return async () => {
        open = false
        if (listeners.delete(client)) await client.end()
      }
    },
    alone: async (work) => {
      const unhurried = {
        ...settings,
        statement_timeout: 0,
        lock_timeout: 0,
        idle_in_transaction_session_timeout: 0,
        application_name: 'backend-alone',
      }
      const client = new pg.Client(unhurried)
      await client.connect()
      const own = new pg.Pool({ ...unhurried, max: 2 })
      own.on('error', (error) => onError?.(error))
      const slow = new Kysely<Record<never, never>>({ dialect: new PostgresDialect({ pool: own }) })
      try {
        await client.query('select pg_advisory_lock($1)', [ALONE_LOCK])
        return await work(slow)
      } finally {
        await slow.destroy()
        await client.end()
      }
    },
    dump: () => Promise.reject(new Error('Only the embedded store can be dumped')),
    copyTo: () => Promise.reject(new Error('Only the embedded store has files of its own')),
    close: async () => {
      await Promise.all([...listeners].map((client) => client.end()))
      listeners.clear()
      await db.destroy()
    },
  }
}
