import { cpSync, existsSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import supertest from 'supertest'
import { afterAll, describe, expect, it } from 'vitest'
import { backUp } from '#backend/backup/stores.ts'
import { readConfig } from '#backend/config.ts'
import { startBackend } from '#tests/support/backend.ts'
import { inProof } from '#tests/support/long-form.ts'
import { pgliteTemplate, templateFiles } from '#tests/support/pglite-template.ts'
import { openEmbedded } from './db.ts'
import { watchStore } from './store-health.ts'
import { openStore } from './open-store.ts'
import { untar } from './untar.ts'

const log = pino({ level: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'shop-health-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('is not ready while the store refuses writes, says so in words and as a figure, and heals by itself', async () => {
  const backend = await startBackend({ seed: 'none' })
  try {
    const ready = () => supertest(backend.url).get('/readyz')
    const writable = async () =>
      /^store_writable (\d)$/m.exec((await supertest(backend.url).get('/metrics').expect(200)).text)?.[1]
    await ready().expect(200)
    expect(await writable()).toBe('1')
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
      backend.deps.db,
    )
    await sql`create trigger full_disk before insert or update on store_probe execute function refuse()`.execute(
      backend.deps.db,
    )
    await backend.runJob('store-health')
    const { status, body } = await ready()
    expect([status, body.code]).toEqual([503, 'STORE_NOT_WRITABLE'])
    expect(body.message).toContain('No space left on device')
    expect(await writable()).toBe('0')
    await sql`drop trigger full_disk on store_probe`.execute(backend.deps.db)
    await ready().expect(200)
    expect(await writable()).toBe('1')
  } finally {
    await backend.close()
  }
})

it('is not ready either while the disk refuses what is larger than its own row, until that can be written again', async () => {
  const database = await openEmbedded({ files: await templateFiles('none') })
  const metrics = new Registry()
  const health = watchStore({
    db: database.db,
    clock: { now: () => 0 },
    log,
    metrics,
    folder: undefined,
    leastFree: 0,
  })
  const isGood = () =>
    health.assertGood().then(
      () => true,
      () => false,
    )
  const writable = async () => (await metrics.getSingleMetric('store_writable')?.get())?.values[0]?.value
  const [full, other] = [{ code: '53100' }, { code: '55P03' }]
  try {
    await health.check()
    health.saw(other)
    expect([await isGood(), await writable()]).toEqual([true, 1])
    // A view in the way refuses what is larger, as a full disk would.
    await sql`create temporary view room as select 1 as one`.execute(database.db)
    await health.check()
    expect(await isGood()).toBe(true)
    health.saw(full)
    expect([await isGood(), await writable()]).toEqual([false, 0])
    await sql`drop view room`.execute(database.db)
    expect([await isGood(), await writable()]).toEqual([true, 1])
  } finally {
    await database.close()
  }
})

it('calls a disk full by the share that was set, but never with a gigabyte free', async () => {
  const database = await openEmbedded({ files: await templateFiles('none') })
  const metrics = new Registry()
  let free = 500
  const MB = 1024 ** 2
  const health = watchStore({
    db: database.db,
    clock: { now: () => 0 },
    log,
    metrics,
    folder,
    leastFree: 0.05,
    disk: () => Promise.resolve({ free: free * MB, size: 10_000 * MB }),
  })
  try {
    const found: (string | undefined)[] = []
    for (free of [501, 499, 1, 600]) {
      await health.check()
      try {
        await health.assertGood()
        found.push(undefined)
      } catch (error) {
        found.push(error instanceof Error ? error.message : '')
      }
    }
    expect(found).toEqual([
      undefined,
      expect.stringContaining('nearly full: 499 MB'),
      expect.stringContaining('nearly full: 1 MB'),
      undefined,
    ])
    // There is room again: a request need not wait for the next check.
    free = 499
    await health.check()
    free = 600
    await health.assertGood()
    expect(await metrics.getSingleMetricAsString('store_disk_free_share')).toContain(
      'store_disk_free_share 0.06',
    )
  } finally {
    await database.close()
  }
})

it('reports a damaged store as damaged, and says how to restore it', async () => {
  const good = join(folder, 'good')
  untar(await pgliteTemplate('none'), good)
  const spoilt: Record<string, (store: string) => void> = {
    control: (store) => writeFileSync(join(store, 'global', 'pg_control'), Buffer.alloc(8192)),
    log: (store) => rmSync(join(store, 'pg_wal'), { recursive: true }),
    version: (store) => rmSync(join(store, 'PG_VERSION')),
  }
  for (const [name, spoil] of Object.entries(spoilt)) {
    const dataDir = join(folder, name)
    cpSync(good, join(dataDir, 'pg'), { recursive: true })
    spoil(join(dataDir, 'pg'))
    const opened = openStore(readConfig({ DATA_DIR: dataDir }), log)
    await expect(opened, name).rejects.toThrow(
      /is damaged and cannot be opened.*npm run shop -- restore <file> --replace/,
    )
  }
})

describe('a table file that was cut off while the shop was down', () => {
  const stopped = async (name: string) => {
    const dataDir = join(folder, name)
    untar(await pgliteTemplate('none'), join(dataDir, 'pg'))
    const store = await openStore(readConfig({ DATA_DIR: dataDir }), log)
    await sql`insert into counters (name, last) select 'row ' || n, n from generate_series(1, 500) n`.execute(
      store.db,
    )
    const { rows } = await sql<{ file: string }>`select pg_relation_filepath('counters') as file`.execute(
      store.db,
    )
    return { dataDir, store, file: join(dataDir, 'pg', rows[0]?.file ?? '') }
  }
  const rowsOf = async (dataDir: string) => {
    const store = await openStore(readConfig({ DATA_DIR: dataDir }), log)
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from counters`.execute(store.db)
    await store.close()
    return rows[0]?.n
  }

  const cuts: [name: string, cut: (file: string) => void][] = [
    ['shorter', (file) => truncateSync(file, 8192)],
    ['empty', (file) => truncateSync(file, 0)],
    ['gone', (file) => rmSync(file)],
  ]
  it.each(inProof ? cuts.slice(1) : cuts.slice(0, 1))(
    '%s: the shop and a backup refuse, in words, again and again',
    async (name, cut) => {
      const { dataDir, store, file } = await stopped(`cut-${name}`)
      await store.close()
      expect(await rowsOf(dataDir)).toBe(500)
      cut(file)
      for (let n = 0; n < 2; n += 1)
        await expect(openStore(readConfig({ DATA_DIR: dataDir }), log)).rejects.toThrow(
          /damaged and cannot be opened \(base\/\d+\/\d+ is shorter than .*restore <file> --replace/,
        )
      const target = join(folder, `${name}.backup`)
      await expect(backUp({ databaseUrl: undefined, dataDir }, target)).rejects.toThrow('is damaged')
      expect(existsSync(target)).toBe(false)
    },
  )

  it('is not looked for where the store was killed, or opened by another program since', async () => {
    const { dataDir, store, file } = await stopped('killed')
    // As a kill leaves it: the files while the store is open.
    cpSync(join(dataDir, 'pg'), join(folder, 'left', 'pg'), { recursive: true })
    await store.close()
    expect(await rowsOf(join(folder, 'left'))).toBe(500)
    const other = await openEmbedded({ dataDir: join(dataDir, 'pg') })
    await sql`delete from counters where last > 1`.execute(other.db)
    await sql`vacuum full counters`.execute(other.db)
    await other.close()
    expect(existsSync(file) && statSync(file).size > 8192).toBe(false)
    expect(await rowsOf(dataDir)).toBe(1)
  })
})

it.skipIf(!existsSync('/proc/self'))(
  'says of a folder that cannot be written to which one it is',
  async () => {
    const opened = openStore(readConfig({ DATA_DIR: '/proc/shop/data' }), log)
    await expect(opened).rejects.toThrow('DATA_DIR /proc/shop/data cannot be written to: ')
  },
)
