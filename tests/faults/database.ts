import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { Agent } from 'undici'
import type { Goal } from '../../bench/lib/table.ts'
import { openPostgres } from '#backend/lib/store/db.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { createDatabase, postgresAvailable, startPostgres } from '#tests/support/postgres.ts'
import type { RunningProgram } from '#tests/support/program.ts'
import { askingOf, startCopy, type Outcome } from './engraved-load.ts'

/**
 * PostgreSQL is stopped and started again and again under readers and writers, with one BFF before each backend. Every
 * write carries words of its own, so that one that was acknowledged is looked for in the store afterwards.
 */

const ID = 'E, PostgreSQL away'
/** What one backend may hold: its pool, and the connection that listens. */
const POOL = 10
const MOST_EACH = POOL + 1

interface Form {
  readonly copies: number
  readonly perSecond: number
  readonly stopsSeconds: readonly number[]
  /** From its return to the end of the load of a round. Seconds. */
  readonly after: number
  /** How soon it must serve again. Seconds. */
  readonly soon: number
}

const FULL: Form = {
  copies: 2,
  perSecond: 50,
  stopsSeconds: [1, 20, 2, 15, 3, 12, 4, 10, 6, 8],
  after: 6,
  soon: 5,
}
/** A busy machine is forgiven time, and nothing else. */
const QUICK: Form = { copies: 1, perSecond: 20, stopsSeconds: [1], after: 1, soon: 20 }

/** Counts what the backends hold in the store, for as long as it can be asked. */
const watchHeld = (url: string) => {
  let over = false
  let most = 0
  const watching = (async () => {
    while (!over) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
      client.on('error', () => undefined)
      try {
        await client.connect()
        while (!over) {
          const { rows } = await client.query<{ many: number }>(
            `select count(*)::int as many from pg_stat_activity where application_name like 'backend%'`,
          )
          most = Math.max(most, rows[0]?.many ?? 0)
          await pause(50)
        }
      } catch {
        await pause(50)
      } finally {
        await client.end().catch(() => undefined)
      }
    }
  })()
  return async () => {
    over = true
    await watching
    return most
  }
}

const stopped = async ({ copies, perSecond, stopsSeconds, after, soon }: Form): Promise<Goal[]> => {
  const cluster = await startPostgres()
  const programs: RunningProgram[] = []
  const agent = new Agent({ connections: 256, pipelining: 1, headersTimeout: 30_000 })
  try {
    const { url } = await createDatabase(cluster.url, `away_${randomUUID().slice(0, 8)}`)
    const shops: string[] = []
    for (let n = 0; n < copies; n++) {
      const { backend, server } = await startCopy({ DATABASE_URL: url, DATABASE_CONNECTIONS: String(POOL) })
      programs.push(backend, server)
      shops.push(server.url)
    }
    // What a first start fills the store with says which pieces can be engraved; ours comes after it.
    const store = openPostgres({ url, statementTimeoutMs: 0 })
    await putPieces(store, piece('ring', { stock: 1_000_000 }))
    await store.close()
    const { read, write, last } = askingOf(agent)
    const acknowledged: string[] = []
    const counts: Record<Outcome, number> = { done: 0, refused: 0, broken: 0 }
    let words = 0
    const add = async (shop: string) => {
      const mine = `w${(words += 1)}`
      const outcome = await write(shop, mine)
      if (outcome === 'done') acknowledged.push(mine)
      return outcome
    }

    for (const shop of shops)
      for (const outcome of [await read(shop), await add(shop)])
        if (outcome !== 'done') throw new Error(`It does not serve before the first stop: ${last()}`)

    let over = false
    let backSince: number | undefined = performance.now()
    let late = 0
    const load = (async () => {
      const all: Promise<void>[] = []
      const from = performance.now()
      for (let n = 0; !over; n++) {
        await pause(Math.max(0, from + (n * 1_000) / perSecond - performance.now()))
        const shop = shops[n % shops.length] ?? ''
        const asked = performance.now()
        const settled = backSince !== undefined && asked - backSince > soon * 1_000
        all.push(
          (n % 6 < 2 ? add(shop) : read(shop)).then((outcome) => {
            counts[outcome] += 1
            if (settled && backSince !== undefined && outcome !== 'done') late += 1
          }),
        )
      }
      await Promise.all(all)
    })()

    const endWatching = watchHeld(cluster.url)
    const healed: number[] = []
    await pause(2_000)
    for (const seconds of stopsSeconds) {
      backSince = undefined
      await cluster.halt()
      await pause(seconds * 1_000)
      await cluster.resume()
      const back = performance.now()
      backSince = back
      const serves = async (shop: string) =>
        (await Promise.all([read(shop), add(shop)])).every((outcome) => outcome === 'done')
      for (const shop of shops)
        while (!(await serves(shop)) && performance.now() - back < 60_000) await pause(50)
      healed.push((performance.now() - back) / 1_000)
      await pause(Math.max(0, back + after * 1_000 - performance.now()))
    }
    over = true
    await load
    const most = await endWatching()

    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<{ engraving: string }>('select engraving from bag_lines')
    await client.end()
    const kept = new Set(rows.map(({ engraving }) => engraving))
    const what = `${stopsSeconds.length} stops of ${Math.min(...stopsSeconds)} to ${Math.max(...stopsSeconds)} s, ${perSecond} requests a second, ${copies} + ${copies} programs`
    const total = counts.done + counts.refused + counts.broken
    return [
      { id: ID, what: `${what}: slowest to serve again`, value: Math.max(...healed), unit: 's', must: soon, better: 'less' },
      { id: ID, what: 'refused or broken later than that after its return', value: late, unit: '', must: 0, better: 'less' },
      { id: ID, what: `connections held at once by ${copies} backends, each ${MOST_EACH} at most`, value: most, unit: '', must: copies * MOST_EACH, better: 'less' },
      { id: ID, what: `programs that ended (of ${programs.length})`, value: programs.filter((one) => !one.runs()).length, unit: '', must: 0, better: 'less' },
      { id: ID, what: `acknowledged writes that are not in the store (of ${acknowledged.length})`, value: acknowledged.filter((one) => !kept.has(one)).length, unit: '', must: 0, better: 'less' },
      { id: ID, what: 'acknowledged writes', value: acknowledged.length, unit: '', must: 1, better: 'more' },
      { id: ID, what: `answers without data or a code (of ${total}; ${counts.refused} refused)`, value: counts.broken, unit: '', must: 0, better: 'less' },
    ] // prettier-ignore
  } finally {
    await agent.close()
    await Promise.all(programs.map((one) => one.kill()))
    await cluster.stop()
  }
}

export const run = async (full: boolean): Promise<Goal[]> =>
  postgresAvailable() ? stopped(full ? FULL : QUICK) : []
