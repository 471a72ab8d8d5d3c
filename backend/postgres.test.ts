import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, postgresAvailable, sharedPostgres } from '#tests/support/postgres.ts'
import { buildBackend } from './app.ts'
import { readConfig } from './config.ts'
import { openPostgres } from './lib/store/db.ts'

const log = pino({ level: 'silent' })

describe.skipIf(!postgresAvailable())('the backend on PostgreSQL', () => {
  let url: string
  let drop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    ;({ url, drop } = await createDatabase(await sharedPostgres(), `shop_${randomUUID().slice(0, 8)}`))
  })
  afterAll(() => drop?.())

  const start = () =>
    buildBackend(readConfig({ DATABASE_URL: url, OPERATOR_TOKEN: 'long-enough-for-a-test' }), {
      log,
      jobs: false,
    })

  test('two copies that start at once on an empty database migrate and seed it once', async () => {
    const [one, two] = await Promise.all([start(), start()])
    const { rows } = await sql<{ name: string }>`select name from seeded`.execute(one.deps.db)
    expect(rows.map(({ name }) => name)).toContain('catalogue')
    const lists = await Promise.all([one, two].map(({ app }) => app.inject('/api/products?limit=3')))
    expect(lists[0]?.json()).toMatchObject({ products: [{}, {}, {}] })
    expect(lists[0]?.body).toBe(lists[1]?.body)
    await Promise.all([one.close(), two.close()])
  }, 120_000)

  test('statements end after 3 s, waiting for a lock after 1 s, both as 503', async () => {
    const backend = await start()
    const { db } = backend.deps
    const setting = async (name: string) =>
      (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db)).rows[0]?.value
    expect([
      await setting('statement_timeout'),
      await setting('lock_timeout'),
      await setting('idle_in_transaction_session_timeout'),
    ]).toEqual(['3s', '1s', '5s'])
    await backend.close()
  })

  test('filling a store alone may take as long as it needs', async () => {
    const store = openPostgres({ url })
    const limit = await store.alone(
      async (db) => (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)).rows[0],
    )
    expect(limit).toEqual({ statement_timeout: '0' })
    await store.close()
  })

  test('a database that accepts no writes is refused in one sentence that says what to change', async () => {
    const name = new URL(url).pathname.slice(1)
    const store = openPostgres({ url, connections: 1 })
    const setReadOnly = (value: 'on' | 'off') =>
      sql`alter database ${sql.id(name)} set default_transaction_read_only = ${sql.lit(value)}`.execute(
        store.db,
      )
    await setReadOnly('on')
    try {
      await expect(start()).rejects.toThrow(
        /^PostgreSQL at [^ ]+ \(DATABASE_URL\) is read-only and accepts no writes: turn default_transaction_read_only off/,
      )
    } finally {
      await setReadOnly('off')
      await store.close()
    }
  })

  test('a write on one copy is announced on the change feed of another', async () => {
    const [one, two] = await Promise.all([openPostgres({ url }), openPostgres({ url })])
    const heard = new Promise<string>(
      (resolve) =>
        void two.listen('changes', resolve).then(() => sql`select pg_notify('changes', 'x')`.execute(one.db)),
    )
    expect(await heard).toBe('x')
    await Promise.all([one.close(), two.close()])
  })

  test('big integers are numbers, and unsafe ones an error', async () => {
    const store = openPostgres({ url })
    const one = async (text: string) =>
      (await sql<{ n: number }>`select ${text}::bigint as n`.execute(store.db)).rows[0]?.n
    expect(await one('25000000000')).toBe(25_000_000_000)
    await expect(one('9007199254740993')).rejects.toThrow(/not safe/)
    await store.close()
  })
})
