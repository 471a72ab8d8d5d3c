import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#backend/config.ts'
import { openEmbedded, openPostgres } from '#backend/lib/store/db.ts'
import { openStore } from '#backend/lib/store/open-store.ts'
import { lockFolder } from '#program/folder-lock.ts'
import { backedUpShop, contentsOf } from '#tests/support/backed-up-shop.ts'
import { createDatabase, postgresAvailable, sharedPostgres } from '#tests/support/postgres.ts'
import { lastBackup } from '#backend/lib/running/last-backup.ts'
import { backUp, restore } from './stores.ts'

/** What `npm run shop -- backup` and `restore` do, over both stores. */

const folder = mkdtempSync(join(tmpdir(), 'shop-backup-'))
const at = (name: string) => join(folder, name)
const file = at('shop.backup')
let whole: string
beforeAll(async () => {
  whole = await backedUpShop(file)
}, 240_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const embedded = (name: string) => ({ databaseUrl: undefined, dataDir: at(name) })
const openFolder = (dataDir: string) => openEmbedded({ dataDir: join(dataDir, 'pg') })
const open = (url: string) => openPostgres({ url, connections: 1, statementTimeoutMs: 0 })
const moved = at('moved.backup')

describe.skipIf(!postgresAvailable())('PostgreSQL', () => {
  const database = async (name: string) => {
    const { url } = await createDatabase(await sharedPostgres(), name)
    return { databaseUrl: url, dataDir: at('unused') }
  }

  it('takes an embedded store over to the last row, also for a user who is not a superuser', async () => {
    const target = await database('owned')
    const admin = open(target.databaseUrl)
    await sql`create role keeper login`.execute(admin.db)
    await sql`alter database owned owner to keeper`.execute(admin.db)
    await admin.close()
    const url = new URL(target.databaseUrl)
    url.username = 'keeper'
    const own = { ...target, databaseUrl: url.href }
    await restore(own, { file, replace: false })
    expect(await contentsOf(open(own.databaseUrl))).toBe(whole)
    await expect(restore(own, { file, replace: false })).rejects.toThrow('not empty')
    await backUp(own, moved)
    await restore(own, { file: moved, replace: true })
    expect(await contentsOf(open(own.databaseUrl))).toBe(whole)
    const running = open(own.databaseUrl)
    await sql`select 1`.execute(running.db)
    await expect(restore(own, { file, replace: true })).rejects.toThrow('Stop it first')
    await running.close()
  }, 240_000)

  it('keeps its triggers, references and numbering after a restore', async () => {
    const { db, close } = open(new URL('/owned', await sharedPostgres()).href)
    try {
      const refused = async (statement: ReturnType<typeof sql>) =>
        String(await statement.execute(db).catch(String))
      expect(await refused(sql`delete from invoices`)).toContain('append-only')
      expect(await refused(sql`delete from orders`)).toContain('foreign key')
      const { rows } = await sql<{ next: number; most: number }>`
        select nextval(pg_get_serial_sequence('order_events', 'id')) as next, max(id) as most from order_events`.execute(
        db,
      )
      expect(rows[0]?.next).toBeGreaterThan(rows[0]?.most ?? Infinity)
    } finally {
      await close()
    }
  })
})

it('the embedded store comes back to the last row, from either store, and never by mistake', async () => {
  const target = embedded('embedded')
  await restore(target, { file: existsSync(moved) ? moved : file, replace: false })
  expect(await contentsOf(await openFolder(target.dataDir))).toBe(whole)
  await expect(restore(target, { file, replace: false })).rejects.toThrow('There is a store')
  const release = await lockFolder(target.dataDir)
  await expect(restore(target, { file, replace: true })).rejects.toThrow('Stop it first')
  release()
  const again = at('again.backup')
  await backUp(target, again)
  const { before } = await restore(target, { file: again, replace: true })
  expect(await contentsOf(await openEmbedded({ dataDir: before ?? '' }))).toBe(whole)
  expect(await contentsOf(await openFolder(target.dataDir))).toBe(whole)

  // The shop runs: it is written all the time, and the backup is of one moment.
  const log = pino({ level: 'silent' })
  const running = await openStore(readConfig({ DATA_DIR: target.dataDir }), log)
  await sql`insert into counters (name, last) values ('left', 0), ('right', 0)`.execute(running.db)
  let over = false
  const writing = (async () => {
    while (!over) {
      await running.db.transaction().execute(async (tx) => {
        await sql`update counters set last = last + 1 where name = 'left'`.execute(tx)
        await sql`update counters set last = last + 1 where name = 'right'`.execute(tx)
      })
      // The embedded store answers within one turn of the event loop; others want theirs.
      await setImmediate()
    }
  })()
  const busy = at('busy.backup')
  // A backup that was killed two days ago left its copy of the store.
  const left = join(target.dataDir, 'backup-0123456789ab')
  mkdirSync(left)
  utimesSync(left, Date.now() / 1_000 - 172_800, Date.now() / 1_000 - 172_800)
  await backUp(target, busy)
  over = true
  await writing
  await running.close()
  const counted = gunzipSync(readFileSync(busy))
    .toString()
    .match(/^\["(left|right)","\d+"\]$/gm)
    ?.map((line) => Number(/\d+/.exec(line)))
  expect(counted).toEqual([counted?.[0], counted?.[0]])
  expect(readdirSync(target.dataDir).filter((name) => !name.startsWith('pg'))).toEqual(['last-backup.json'])
  // What the desk says of it: read again from end to end.
  expect(lastBackup(target.dataDir)).toMatchObject({ file: busy, bytes: statSync(busy).size })
}, 240_000)

it('the command refuses a folder that it cannot write to before it starts, survives a closed pipe, and removes its draft when it is stopped', async () => {
  const target = embedded('commanded')
  await restore(target, { file, replace: false })
  await expect(backUp(target, folder)).rejects.toThrow(`${folder} is a folder: name a file in it`)
  await expect(backUp(target, at('none/shop.backup'))).rejects.toThrow(`There is no folder ${at('none')}`)
  const command = (name: string) =>
    spawn(process.execPath, ['scripts/shop.ts', 'backup', at(name)], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DATA_DIR: target.dataDir },
    })
  const unread = command('unread.backup')
  for (const stream of [unread.stdout, unread.stderr]) stream.destroy()
  expect(await once(unread, 'exit')).toEqual([0, null])
  const ended = command('ended.backup')
  ended.stderr.once('data', () => ended.kill('SIGTERM'))
  await once(ended, 'exit')
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  expect(existsSync(at('unread.backup'))).toBe(true)
}, 240_000)
