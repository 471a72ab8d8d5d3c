import { cp } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { MemoryFS } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Db, Listen } from '#backend/lib/http/implement.ts'
import { clientFor, createGate, SILENCE_MS } from './postgres-client.ts'

/** An open store: one query layer over embedded PGlite or real PostgreSQL. */
export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /** The folder of an embedded store; undefined in memory and on a server. */
  readonly folder: string | undefined
  readonly db: Db
  readonly listen: Listen
  /**
   * Runs work that only one copy of this program may do at a time; the others wait. Its statements may take as long as
   * they need: filling or analysing a large store takes more than three seconds.
   */
  readonly alone: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /** A small tar of an embedded store; templates and snapshots are made from it. */
  readonly dump: () => Promise<Buffer>
  /** Copies the files of an embedded store into a new folder, as of one moment; statements wait meanwhile. */
  readonly copyTo: (folder: string) => Promise<void>
  readonly close: () => Promise<void>
  /** How many connections the pool has now, and how many requests wait for one. Embedded: none. */
  readonly connections: () => Connections
}

/**
 * Besides its pool a backend has one connection that listens, and three more while it fills or analyses its store.
 */
interface Connections {
  readonly open: number
  readonly idle: number
  readonly waiting: number
  /** The most connections of the pool. */
  readonly most: number
}

/** The one place where a bigint of the store becomes a number: unsafe values are an error, never rounded. */
const parseBigint = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`The store holds an integer that is not safe: ${text}`)
  return value
}

/** Types that are read in the same way from both stores. Dates without a time remain text: they have no time zone. */
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

/** A JSON value as a parameter; works with both drivers, for arrays too. */
export const json = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`

export interface EmbeddedOptions {
  /** A folder; `undefined` keeps the store in memory. */
  readonly dataDir?: string
  /** A tar (or tar.gz) made by `dump()`, loaded into an empty store. */
  readonly template?: Buffer
  /** The files of a store in memory, instead of a folder or a tar. */
  readonly files?: MemoryFS
}

/** PostgreSQL's default is 128 MB, all of which it uses in the end; a demo's whole store takes 30 MB. */
const BUFFERS = '16MB'

export const openEmbedded = async ({ dataDir, template, files }: EmbeddedOptions = {}): Promise<Database> => {
  // None of this is read if the store is a PostgreSQL server.
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  const pglite = await PGlite.create({
    ...(files ? { fs: files } : { dataDir: dataDir ?? 'memory://' }),
    extensions: { pg_trgm },
    parsers,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
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
    connections: () => ({ open: 0, idle: 0, waiting: 0, most: 0 }),
    dump: async () => {
      // Otherwise each store made from it would replay the log before it opens.
      await pglite.query('CHECKPOINT')
      return Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer())
    },
    copyTo: async (folder) => {
      if (dataDir === undefined) throw new Error('A store in memory has no files')
      await pglite.query('CHECKPOINT')
      // What was written since the checkpoint is in the log that is copied with it.
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
/** Connections of `alone`: one holds the lock, the others do the work. */
const ALONE_CONNECTIONS = 2
const ALONE_POLL_MS = 100

export interface PostgresOptions {
  readonly url: string
  readonly connections?: number
  /** Milliseconds a statement may take; 0 = no limit (migrations and seeding). */
  readonly statementTimeoutMs?: number
  /** Milliseconds after that limit within which an answer must have arrived; otherwise the connection is closed. */
  readonly silenceMs?: number
  readonly onError?: (error: Error) => void
}

export const openPostgres = ({
  url,
  connections = 10,
  statementTimeoutMs = 3000,
  silenceMs = SILENCE_MS,
  onError,
}: PostgresOptions): Database => {
  const settings: pg.ClientConfig = {
    connectionString: url,
    types: pgTypes,
    keepAlive: true,
    // A connection that broke silently is noticed within half a minute, even if it only waits for notifications.
    keepAliveInitialDelayMillis: 10_000,
    // The store is in memory or on an SSD: reading a random page costs as much as reading the next one.
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
    Client: clientFor(createGate(), statementTimeoutMs === 0 ? Infinity : statementTimeoutMs + silenceMs),
  })
  pool.on('error', (error) => onError?.(error))
  // A connection that ends while it is in use fails its query; without a listener the event itself would end the
  // process.
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)))
  const db = new Kysely<Record<never, never>>({ dialect: new PostgresDialect({ pool }) })
  const listeners = new Set<pg.Client>()
  return {
    kind: 'postgres',
    folder: undefined,
    db,
    listen: async (channel, hear, lost) => {
      const client = new pg.Client({ ...settings, statement_timeout: 0, application_name: 'backend-listen' })
      let listening = false
      client.on('error', (error) => onError?.(error))
      client.on('notification', (note) => hear(note.payload ?? ''))
      // A failed connection is reported by the error below, and only there.
      client.once('end', () => {
        if (!listening) return
        listening = false
        listeners.delete(client)
        lost?.()
      })
      try {
        await client.connect()
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      } catch (error) {
        void client.end().catch(() => undefined)
        throw error
      }
      listening = true
      listeners.add(client)
      return async () => {
        listening = false
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
      const own = new pg.Pool({ ...unhurried, max: ALONE_CONNECTIONS })
      own.on('error', (error) => onError?.(error))
      const slow = new Kysely<Record<never, never>>({ dialect: new PostgresDialect({ pool: own }) })
      try {
        // Polled instead of waited for: an index that is made while others write waits for every statement that is
        // waiting.
        for (;;) {
          const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
            ALONE_LOCK,
          ])
          if (rows[0]?.got) break
          await wait(ALONE_POLL_MS)
        }
        return await work(slow)
      } finally {
        await slow.destroy()
        await client.end()
      }
    },
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: connections,
    }),
    dump: () => Promise.reject(new Error('Only the embedded store can be dumped')),
    copyTo: () => Promise.reject(new Error('Only the embedded store has files of its own')),
    close: async () => {
      await Promise.all([...listeners].map((client) => client.end()))
      listeners.clear()
      await db.destroy()
    },
  }
}
