import { createHash } from 'node:crypto'
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
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#backend/config.ts'
import { lastBackup } from '../lib/last-backup.ts'
import { openEmbedded, openPostgres, type Database } from '#backend/lib/db.ts'
import { lockFolder } from '#program/folder-lock.ts'
import { openStore } from '#backend/lib/open-store.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { createDatabase, postgresAvailable, startPostgres, type Cluster } from '#tests/support/postgres.ts'
import { startPurchase } from '#tests/support/purchase.ts'
import { backUp, restore } from './stores.ts'
import { readTables } from './tables.ts'
import { writeBackup } from './write.ts'

/** What `npm run shop -- backup` and `restore` do, over both stores. */

const folder = mkdtempSync(join(tmpdir(), 'shop-backup-'))
const at = (name: string) => join(folder, name)
/** A store with orders, an invoice and its PDF, a return, points, e-mails and the trail. */
const file = at('shop.backup')
let whole: string
let cluster: Cluster | undefined

/** Every row of every table as text, and what each sequence gives next. */
const contents = async ({ db }: Pick<Database, 'db'>): Promise<string> => {
  const all: string[] = []
  for (const [table, columns] of await readTables(db)) {
    if (table === 'schema_migrations') continue
    const texts = sql.join(columns.map(({ name }) => sql`${sql.id(name)}::text`))
    const { rows } = await sql<{ line: string }>`
      select array_to_json(array[${texts}])::text as line from ${sql.id(table)}`.execute(db)
    all.push(`${table} ${columns.map(({ name }) => name).join()}`, ...rows.map(({ line }) => line).sort())
  }
  const { rows } = await sql`select sequencename, last_value::text from pg_sequences order by 1`.execute(db)
  return `${all.join('\n')}\n${JSON.stringify(rows)}`
}
const openFolder = (dataDir: string) => openEmbedded({ dataDir: join(dataDir, 'pg') })
const contentsOf = async (database: Database) => {
  try {
    await sql`set timezone to 'UTC'`.execute(database.db)
    return await contents(database)
  } finally {
    await database.close()
  }
}

beforeAll(async () => {
  const shop = await startPurchase({ webhooks: false })
  try {
    await putPieces(
      shop.backend.deps,
      piece('studs', { amount: 96_300, stock: 500, name: 'Studs “Ondée”, \u2028 \\ \t और "quoted"' }),
    )
    const shopper = await shop.shoppers.open({ verified: true })
    for (let n = 0; n < 3; n++) {
      const placed = await shop.order(shopper, { pieces: [{ productId: 'studs', engraving: 'Zoë & Ayaan' }] })
      if (n === 2) break
      shop.payments.provider.pay(placed.sessionId, 'ok', { name: 'Test', email: null })
      await shopper.post('/api/orders/mark-paid', { sessionId: placed.sessionId }).expect(200)
      const [invoice] = (await shop.see(shopper, placed.body.orderId)).invoices ?? []
      await shopper
        .get(`/api/orders/${placed.body.orderId}/invoices/${invoice?.number}?format=pdf`)
        .expect(200)
    }
    await shopper.post('/api/messages', { text: 'Is it here yet?' })
    await shop.backend.runJob('outbox')
    await writeBackup(shop.backend.deps.db, { file, store: 'pglite' })
    whole = await contents(shop.backend.deps)
    expect(whole).toContain('Zoë & Ayaan')
  } finally {
    await shop.close()
  }
  if (postgresAvailable()) cluster = await startPostgres()
}, 240_000)
afterAll(async () => {
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const embedded = (name: string) => ({ databaseUrl: undefined, dataDir: at(name) })

describe('the file', () => {
  it('is readable by its owner alone and leaves nothing half-written behind', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(JSON.parse(gunzipSync(readFileSync(file)).toString().split('\n')[0] ?? '')).toMatchObject({
      format: 'shop-backup',
      version: 1,
      store: 'pglite',
      keys: [],
    })
  })

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 900), 'ends too early'],
    ['cut off between two lines', (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().split('\n').slice(0, -2).join('\n') + '\n'), 'ends too early'], // prettier-ignore
    ['damaged', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 5_000), Buffer.alloc(64), bytes.subarray(5_064)]), 'damaged'], // prettier-ignore
    ['with an altered sum', (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('Is it here yet?', 'Is it here now?')), 'checksum'], // prettier-ignore
    ['of another program', () => gzipSync('{"format":"other"}\n'), 'not a backup'],
    ['that is no backup', () => Buffer.from('hello'), 'not a backup'],
    ['of a newer format', () => gzipSync('{"format":"shop-backup","version":2}\n'), 'newer version'],
    ['of a newer schema', (bytes: Buffer) => newer(bytes), 'newer or another version'],
  ])('%s is refused, and nothing is changed', async (name, spoil, why) => {
    const spoilt = at('spoilt.backup')
    writeFileSync(spoilt, spoil(readFileSync(file)))
    const target = embedded(`spoilt-${name}`)
    await expect(restore(target, { file: spoilt, replace: true })).rejects.toThrow(why)
    expect(statSync(target.dataDir, { throwIfNoEntry: false })).toBeUndefined()
  })
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
/** The same backup, from a program with one migration more. */
const newer = (bytes: Buffer): Buffer => {
  const text = gunzipSync(bytes).toString()
  const lines = text.split('\n').slice(0, -2)
  const header = JSON.parse(lines[0] ?? '') as { migrations: object[] }
  header.migrations.push({ name: '9999-of-tomorrow', hash: 'x' })
  lines[0] = JSON.stringify(header)
  const body = `${lines.join('\n')}\n`
  const rows = lines.filter((line) => line.startsWith('[')).length
  return gzipSync(`${body}${JSON.stringify({ end: { rows, sha256: sha256(body) } })}\n`)
}

const open = (url: string) => openPostgres({ url, connections: 1, statementTimeoutMs: 0 })
const moved = at('moved.backup')

describe.skipIf(!postgresAvailable())('PostgreSQL', () => {
  const database = async (name: string) => {
    const { url } = await createDatabase(cluster?.url ?? '', name)
    return { databaseUrl: url, dataDir: at('unused') }
  }

  it('takes an embedded store over to the last row, also for a user who is no superuser', async () => {
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
    const { db, close } = open(new URL('/owned', cluster?.url).href)
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
