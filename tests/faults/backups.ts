import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Goal } from '../../bench/lib/table.ts'
import { readBackup } from '#backend/backup/format.ts'
import { openEmbedded, openPostgres, type Database } from '#backend/lib/store/db.ts'
import { createDatabase, postgresAvailable, startPostgres } from '#tests/support/postgres.ts'
import type { RunOptions } from './run.ts'
import { killBuyer } from './money/kill-buyers.ts'
import { startKilledShop, STOCK } from './money/killed-shop.ts'
import { STORES, type Store } from './money/stand.ts'

/**
 * A shop is backed up by its own command while buyers order and pay, and restored into a store of the other kind; then
 * once more when all is quiet, there and back again.
 */

const BUYERS = 4

const command = async (words: readonly string[], env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, ['scripts/shop.ts', ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DATABASE_URL: '', ...env },
  })
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`shop ${words[0]} ended with ${code}: ${said}`)
}

/** All rows of a backup, each with its table, in an order of their own. */
const rowsOf = async (file: string): Promise<string[]> => {
  const all: string[] = []
  let table = ''
  for await (const part of readBackup(file)) {
    if ('head' in part) table = part.head.table
    // Only a running backend writes it.
    if ('rows' in part && table !== 'store_probe') for (const row of part.rows) all.push(`${table} ${row}`)
    if ('sequences' in part) all.push(JSON.stringify(part.sequences))
  }
  return all.sort()
}

/** How many facts of money, stock and numbering do not hold within a store. */
const faultsIn = async ({ db }: Database) => {
  const { rows } = await sql<{ faults: number; paid: number }>`select (
      (select abs(v.stock + (select coalesce(sum(quantity), 0) from stock_reservations
        where variant_id = v.id and state <> 'released') - ${STOCK}) from product_variants v where v.id = 'kill-v')
      + (select count(*) from points_balances b where balance <>
        (select coalesce(sum(points), 0) from points_ledger l where l.account_id = b.account_id))
      + (select count(*) from fulfilments f where (select count(*) from invoices i
        where i.order_id = f.order_id and i.kind = 'invoice') <> 1)
      + (select coalesce(max(serial), 0) - count(*) from invoices where kind = 'invoice')
      + (select count(*) - count(distinct number) from orders)
    )::int as faults, (select count(*) from fulfilments)::int as paid`.execute(db)
  return rows[0] ?? { faults: Number.NaN, paid: 0 }
}

interface EmptyStore {
  readonly env: Readonly<Record<string, string>>
  readonly open: () => Promise<Database>
}

const onStore = async (store: Store, full: boolean): Promise<Goal[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-backups-'))
  const cluster = await startPostgres()
  const shop = await startKilledShop(store)
  const emptyStore = async (kind: Store, name: string): Promise<EmptyStore> => {
    if (kind === 'PGlite') {
      const dir = join(folder, name)
      return { env: { DATA_DIR: dir }, open: () => openEmbedded({ dataDir: join(dir, 'pg') }) }
    }
    const { url } = await createDatabase(cluster.url, `${name}_${store.toLowerCase()}`)
    return { env: { DATABASE_URL: url }, open: async () => openPostgres({ url, statementTimeoutMs: 0 }) }
  }
  const other: Store = store === 'PGlite' ? 'PostgreSQL' : 'PGlite'
  try {
    const buyers = []
    for (let n = 0; n < BUYERS; n += 1) buyers.push(await killBuyer(shop))
    let over = false
    let paid = 0
    let refused = 0
    const load = buyers.map(async (buy) => {
      while (!over)
        if ((await buy(true)).paid) paid += 1
        else refused += 1
    })
    const rounds = full ? 3 : 1
    let faults = 0
    let lost = 0
    let seconds = 0
    for (let n = 0; n < rounds; n += 1) {
      const before = paid + 2 * BUYERS
      while (paid < before) await new Promise((done) => setTimeout(done, 50))
      const file = join(folder, `busy-${n}.backup`)
      const acknowledged = paid
      const started = performance.now()
      await command(['backup', file], shop.env)
      seconds = Math.max(seconds, (performance.now() - started) / 1_000)
      const target = await emptyStore(other, `busy_${n}`)
      await command(['restore', file], target.env)
      const database = await target.open()
      const found = await faultsIn(database)
      await database.close()
      faults += found.faults
      lost += Math.max(0, acknowledged - found.paid)
    }
    over = true
    await Promise.all(load)
    await shop.programs.backend.stop()

    const [first, there, back] = ['first', 'there', 'back'].map((name) => join(folder, `${name}.backup`))
    const [away, home] = [await emptyStore(other, 'away'), await emptyStore(store, 'home')]
    await command(['backup', first ?? ''], shop.env)
    await command(['restore', first ?? ''], away.env)
    await command(['backup', there ?? ''], away.env)
    await command(['restore', there ?? ''], home.env)
    await command(['backup', back ?? ''], home.env)
    const rows = await rowsOf(first ?? '')
    const moved = await Promise.all([there ?? '', back ?? ''].map(rowsOf))
    const differ = moved.reduce(
      (sum, one) => sum + Math.abs(one.length - rows.length) + rows.filter((row, n) => one[n] !== row).length,
      0,
    )
    const id = `E, backups, ${store}`
    return [
      { id, what: `paid orders acknowledged before a backup and not in it (${rounds} backups of at most ${seconds.toFixed(1)} s beside ${paid} purchases)`, value: lost, unit: '', must: 0, better: 'less' },
      { id, what: 'sums of stock, points, invoices and order numbers that do not hold in what was restored', value: faults, unit: '', must: 0, better: 'less' },
      { id, what: 'purchases that a backup broke', value: refused, unit: '', must: 0, better: 'less' },
      { id, what: `rows that differ after ${store} to ${other} and back (${rows.length} rows)`, value: differ, unit: '', must: 0, better: 'less' },
    ] // prettier-ignore
  } finally {
    await shop.close()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const run = async (full: boolean, { store }: RunOptions = {}): Promise<Goal[]> => {
  if (!postgresAvailable()) return []
  const goals: Goal[] = []
  for (const each of STORES)
    if (store === undefined || store === each) goals.push(...(await onStore(each, full)))
  return goals
}
