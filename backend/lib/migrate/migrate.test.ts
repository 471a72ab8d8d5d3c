import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { templateFiles } from '#tests/support/pglite-template.ts'
import { createDatabase, postgresAvailable, sharedPostgres } from '#tests/support/postgres.ts'
import { openEmbedded, openPostgres } from '../store/db.ts'
import { migrate } from './migrate.ts'
import { checkApplied, readMigrations } from './migration-files.ts'

describe('migrations on the embedded store', () => {
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

  test('a line that says beside which release it may run changes no migration that a store has', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-migrations-'))
    const read = (text: string) => {
      writeFileSync(join(folder, '0001-a.sql'), text)
      return readMigrations(folder)
    }
    try {
      const [before] = read('create table a (n integer)\n')
      const applied = [{ name: '0001-a', hash: before?.hash ?? '' }]
      expect(() =>
        checkApplied(applied, read('-- beside: 1.0.0\ncreate table a (n integer)\n')),
      ).not.toThrow()
      expect(() => checkApplied(applied, read('-- beside: 1.0.0\ncreate table a (n bigint)\n'))).toThrow(
        /was changed/,
      )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('a store that knows more than this program is refused; so is a changed migration', async () => {
    const store = await openEmbedded({ files: await templateFiles('none') })
    const [first, ...rest] = readMigrations()
    await expect(migrate(store.db, rest)).rejects.toThrow(/newer version/)
    const changed = { ...first, hash: 'other', unmarked: 'other' }
    await expect(migrate(store.db, [changed as never, ...rest])).rejects.toThrow(/was changed/)
    expect(await migrate(store.db)).toEqual([])
    await store.close()
  })
})

describe.skipIf(!postgresAvailable())('migrations on PostgreSQL', () => {
  test('a statement outside a transaction that was interrupted is run again; what was done before it stays', async () => {
    const { url, drop } = await createDatabase(await sharedPostgres(), `alone_${process.pid}`)
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
    const { url, drop } = await createDatabase(await sharedPostgres(), `waits_${process.pid}`)
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
