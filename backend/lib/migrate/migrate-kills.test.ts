import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { all, invented } from '#tests/support/migrate-child.ts'
import { pgliteTemplate } from '#tests/support/pglite-template.ts'
import { createDatabase, postgresAvailable, sharedPostgres } from '#tests/support/postgres.ts'
import { openEmbedded, openPostgres, type Database } from '../store/db.ts'
import { migrate } from './migrate.ts'
import { untar } from '../store/untar.ts'

const KILLS = process.env.FULL === undefined ? 3 : 50
vi.setConfig({ testTimeout: process.env.FULL === undefined ? 120_000 : 1_800_000 })
const CHILD = join(import.meta.dirname, '..', '..', '..', 'tests', 'support', 'migrate-child.ts')

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

/** Every invented migration has been applied and recorded completely, or not at all. */
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
})

describe.skipIf(!postgresAvailable())('migrations on PostgreSQL', () => {
  test(`${KILLS} kills leave the old schema or the new one; two at once apply each migration once`, async () => {
    for (let round = 0; round < KILLS; round++) {
      const { url, drop } = await createDatabase(await sharedPostgres(), `kill_${round}_${process.pid}`)
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
})
