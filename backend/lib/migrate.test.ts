import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { all, invented } from '#tests/support/migrate-child.ts'
import { pgliteTemplate, templateFiles } from '#tests/support/pglite-template.ts'
import { createDatabase, postgresAvailable, startPostgres, type Cluster } from '#tests/support/postgres.ts'
import { openEmbedded, openPostgres, type Database } from './db.ts'
import { migrate, readMigrations } from './migrate.ts'
import { untar } from './untar.ts'

const KILLS = process.env.FULL === undefined ? 3 : 50
vi.setConfig({ testTimeout: process.env.FULL === undefined ? 120_000 : 1_800_000 })
const CHILD = join(import.meta.dirname, '..', '..', 'tests', 'support', 'migrate-child.ts')

/** Starts a migration in a process of its own and kills it some time after it began. */
const killed = async (args: readonly string[], afterMs: number): Promise<boolean> => {
  const child = spawn(process.execPath, [CHILD, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<string | null>((resolve) =>
    child.once('exit', (_code, signal) => resolve(signal)),
  )
  await new Promise((resolve) => child.stdout.once('data', resolve))
  await wait(afterMs)
  child.kill('SIGKILL')
  return (await ended) === 'SIGKILL'
}

/** Every invented migration is wholly there and noted, or not at all. */
const wholeOrNot = async ({ db }: Database): Promise<number> => {
  const { rows: noted } = await sql<{
    name: string
  }>`select name from schema_migrations where hash = 'invented'`.execute(db)
  const { rows: tables } = await sql<{
    name: string
  }>`select tablename as name from pg_tables where tablename like 'invented_%'`.execute(db)
  const applied = invented.filter(({ name }) => noted.some((one) => one.name === name))
  const wanted = applied.flatMap(({ name }) =>
    ['a', 'b'].map((part) => `invented_${Number(name.slice(1, 4))}_${part}`),
  )
  expect(tables.map(({ name }) => name).sort()).toEqual(wanted.sort())
  return applied.length
}

const finishes = async (store: Database) => {
  await migrate(store.db, all)
  expect(await wholeOrNot(store)).toBe(invented.length)
}

describe('migrations on the embedded store', () => {
  test(`${KILLS} kills leave the old schema or the new one, never one between`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-migrate-'))
    const template = await pgliteTemplate('none')
    const found: number[] = []
    try {
      for (let round = 0; round < KILLS; round++) {
        const dataDir = join(folder, `pg${round}`)
        untar(template, dataDir)
        await killed(['pglite', dataDir], 5 + ((round * 40) % 200))
        const store = await openEmbedded({ dataDir })
        found.push(await wholeOrNot(store))
        if (round === KILLS - 1) await finishes(store)
        await store.close()
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    expect(found.some((applied) => applied < invented.length)).toBe(true)
  })

  test('a migration that fails is named with the error of the database; a full disk is reported as one', async () => {
    const store = await openEmbedded({ files: await templateFiles('none') })
    const raising = (code: string) => ({
      name: '9999-raises',
      hash: 'raises',
      statements: [`do $$ begin raise exception 'could not extend file' using errcode = '${code}'; end $$`],
    })
    const known = readMigrations()
    await expect(migrate(store.db, [...known, raising('53100')])).rejects.toThrow(
      /^The disk of the store is full \(migration 9999-raises: could not extend file\)\. Make room/,
    )
    await expect(migrate(store.db, [...known, raising('42601')])).rejects.toThrow(
      'Migration 9999-raises could not be applied: could not extend file.',
    )
    expect(await migrate(store.db)).toEqual([])
    await store.close()
  })

  test('a line `-- alone` may be added to a file that stores have; it is for what can be run again', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-migrations-'))
    const read = (text: string) => {
      writeFileSync(join(folder, '0001-a.sql'), text)
      return readMigrations(folder)[0]
    }
    try {
      const before = read('create table a (n integer)\n-- next\n-- Often asked.\ncreate index a_n on a (n)\n')
      const after = read(
        'create table a (n integer)\n-- next\n-- alone\n-- Often asked.\ncreate index a_n on a (n)\n',
      )
      expect(after).toEqual({
        ...before,
        statements: ['create table a (n integer)'],
        alone: ['-- Often asked.\ncreate index a_n on a (n)'],
      })
      expect(() => read('-- alone\nupdate a set n = n + 1\n')).toThrow(/0001-a: only an index/)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('a store that knows more than this program is refused; so is a changed migration', async () => {
    const store = await openEmbedded({ files: await templateFiles('none') })
    const [first, ...rest] = readMigrations()
    await expect(migrate(store.db, rest)).rejects.toThrow(/newer version/)
    await expect(migrate(store.db, [{ ...first, hash: 'other' } as never, ...rest])).rejects.toThrow(
      /was changed/,
    )
    expect(await migrate(store.db)).toEqual([])
    await store.close()
  })
})

describe.skipIf(!postgresAvailable())('migrations on PostgreSQL', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startPostgres()
  })
  afterAll(() => cluster.stop())

  test(`${KILLS} kills leave the old schema or the new one; two at once apply each migration once`, async () => {
    for (let round = 0; round < KILLS; round++) {
      const { url, drop } = await createDatabase(cluster.url, `kill_${round}_${process.pid}`)
      await killed(['postgres', url], 20 + ((round * 70) % 300))
      const [one, two] = [openPostgres({ url }), openPostgres({ url })]
      const { rows } = await sql<{
        n: number
      }>`select count(*) as n from pg_tables where tablename = 'schema_migrations'`.execute(one.db)
      if (rows[0]?.n === 1) await wholeOrNot(one)
      const [first, second] = await Promise.all([migrate(one.db, all), migrate(two.db, all)])
      expect(first.filter((name) => second.includes(name))).toEqual([])
      await finishes(one)
      await Promise.all([one.close(), two.close()])
      await drop()
    }
  })

  test('a statement outside a transaction that was interrupted is run again; what was done before it stays', async () => {
    const { url, drop } = await createDatabase(cluster.url, `alone_${process.pid}`)
    const store = openPostgres({ url })
    const migration = {
      name: '9999-alone',
      hash: 'alone',
      statements: ['create table halves (n integer)', 'insert into halves values (0), (2)'],
      alone: ['create index halves_by_n on halves (n)', 'create index halves_by_half on halves ((1 / n))'],
    }
    const indexes = async () => {
      const { rows } = await sql<{
        index: string
        valid: boolean
      }>`select indexrelid::regclass::text as index,
        indisvalid as valid from pg_index where indrelid = 'halves'::regclass order by 1`.execute(store.db)
      return rows.map(({ index, valid }) => `${index} ${valid}`)
    }
    const left = async () => {
      const { rows } = await sql<{
        alone_left: number
      }>`select alone_left from schema_migrations where name = '9999-alone'`.execute(store.db)
      return rows.map(({ alone_left }) => alone_left)
    }
    await expect(migrate(store.db, [migration])).rejects.toThrow(
      'Migration 9999-alone could not be applied: division by zero. What was done of it stays; the next start goes on with it.',
    )
    expect(await left()).toEqual([1])
    expect(await indexes()).toEqual(['halves_by_half false', 'halves_by_n true'])
    await sql`update halves set n = 1 where n = 0`.execute(store.db)
    expect(await migrate(store.db, [migration])).toEqual(['9999-alone'])
    expect(await left()).toEqual([0])
    expect(await indexes()).toEqual(['halves_by_half true', 'halves_by_n true'])
    expect(await migrate(store.db, [migration])).toEqual([])
    await store.close()
    await drop()
  })

  test('who reads a table comes through while a migration waits for it', async () => {
    const { url, drop } = await createDatabase(cluster.url, `waits_${process.pid}`)
    const [store, shop] = [openPostgres({ url }), openPostgres({ url })]
    await sql`create table pieces (n integer)`.execute(shop.db)
    const migration = {
      name: '9999-waits',
      hash: 'waits',
      statements: ['alter table pieces add column m integer'],
    }
    const waiting = vi.fn()
    const migrated = await shop.db.transaction().execute(async (long) => {
      await sql`select from pieces`.execute(long)
      const running = migrate(store.db, [migration], waiting)
      // It gives its place up while the long one is still reading.
      await vi.waitUntil(
        () => waiting.mock.calls.some(([step]) => String(step).includes('waits for')),
        10_000,
      )
      await sql`select from pieces`.execute(shop.db)
      return { running }
    })
    expect(await migrated.running).toEqual(['9999-waits'])
    await Promise.all([store.close(), shop.close()])
    await drop()
  })
})
