import { spawn } from 'node:child_process'
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import supertest from 'supertest'
import type { AuditLink } from '#contract/audit.ts'
import { followChain, START } from '#backend/lib/audit/audit-chain.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { postgresAvailable, sharedPostgres } from '#tests/support/postgres.ts'
import { chainAll, chainLines } from './chain.ts'

/** The trail as a chain: changing, removing or inserting a line is detected. */

const TOKEN = 'operator-token-for-tests'

const write = (db: RunningBackend['deps']['db'], n: number) =>
  audit(db, {
    event: 'stock.set',
    actor: 'operator',
    subject: `variant:${n}`,
    details: { value: n, reason: 'counted', zero: null },
    now: Date.parse('2026-11-22T08:00:00.123Z') + n,
  })

/** Runs the operator's command as a person would. */
const command = (url: string, ...args: string[]): Promise<{ code: number | null; out: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/shop.ts', ...args], {
      env: { ...process.env, BACKEND_URL: url, OPERATOR_TOKEN: TOKEN },
    })
    let out = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (out += part.toString()))
    child.on('close', (code) => resolve({ code, out }))
  })

describe('the chain of the trail', () => {
  let backend: RunningBackend
  /** As somebody with access to the database can: the triggers do not stop them. */
  const tamper = async (...statements: string[]) => {
    await sql`alter table audit disable trigger user`.execute(backend.deps.db)
    await sql`alter table audit_chain disable trigger user`.execute(backend.deps.db)
    for (const statement of statements) await sql.raw(statement).execute(backend.deps.db)
  }
  const breaks = async () => {
    await backend.runJob('audit-check')
    const metrics = await backend.deps.metrics.metrics()
    return Number(/^audit_chain_breaks (\d+)$/m.exec(metrics)?.[1])
  }
  const page = async (): Promise<{ links: AuditLink[]; strays: number[] }> =>
    (await supertest(backend.url).get('/api/operator/audit').set('authorization', `Bearer ${TOKEN}`)).body
  const told = async () => followChain(START, (await page()).links).breaks.map(({ what }) => what)
  beforeAll(async () => {
    backend = await startBackend({ seed: 'none', env: { OPERATOR_TOKEN: TOKEN } })
  })
  // A new trail of nine lines: a store of its own for each test would take most of the time.
  beforeEach(async () => {
    await tamper('truncate audit, audit_chain restart identity')
    for (const table of ['audit', 'audit_chain'])
      await sql.raw(`alter table ${table} enable trigger user`).execute(backend.deps.db)
    for (let n = 1; n <= 9; n += 1) await write(backend.deps.db, n)
    await backend.runJob('audit-chain')
  })
  afterAll(() => backend?.close())

  it('is intact if nobody has changed it, by the command and in an exported file', async () => {
    expect(await breaks()).toBe(0)
    const head = `9:${(await page()).links.at(-1)?.hash}`
    await write(backend.deps.db, 10)
    await backend.runJob('audit-chain')
    expect(await command(backend.url, 'audit', 'verify', '--head', head)).toMatchObject({
      code: 0,
      out: expect.stringContaining('10 lines, each as it was written'),
    })
    const { out } = await command(backend.url, 'audit', 'export')
    const lines = out.trim().split('\n')
    expect(lines).toHaveLength(10)
    expect(JSON.parse(lines[3] ?? '')).toMatchObject({ seq: 4, event: 'stock.set', details: { value: 4 } })
    const folder = mkdtempSync(join(tmpdir(), 'trail-'))
    const file = join(folder, 'trail.jsonl')
    writeFileSync(file, out)
    writeFileSync(file, out.replace('"value":4', '"value":40'))
    const forged = await command(backend.url, 'audit', 'verify', file)
    expect(forged).toMatchObject({ code: 1, out: expect.stringMatching(/^line \d+ \(link 4\): changed$/m) })
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['a changed line', `update audit set details = '{"value": 5}' where subject = 'variant:3'`, 'changed'],
    ['another name', `update audit set who = 'nobody' where subject = 'variant:3'`, 'changed'],
    ['another time', `update audit set at = at + interval '1 ms' where subject = 'variant:9'`, 'changed'],
    ['a removed line', `delete from audit where subject = 'variant:5'`, 'removed'],
    [
      'a line and its link, removed',
      `with gone as (delete from audit where subject = 'variant:5' returning id) delete from audit_chain where audit_id in (select id from gone)`,
      'links are missing',
    ],
  ])('shows %s', async (_, statement, what) => {
    await tamper(statement)
    expect(await breaks()).toBe(1)
    expect(await told()).toEqual([what])
  })

  it('shows an inserted line', async () => {
    await tamper(
      `update audit_chain set chained_at = chained_at - interval '1 hour' where seq <= 6`,
      `delete from audit where subject = 'variant:3'`,
      `insert into audit (id, at, event, actor) overriding system value
        select audit_id - 1000, now(), 'order.paid', 'system' from audit_chain where seq = 3`,
    )
    await chainAll(backend.deps.db)
    expect(await breaks()).toBe(2)
    expect(await told()).toEqual(['removed'])
    expect((await page()).strays).toEqual([expect.any(Number)])
  })

  it('shows that its end was cut off to whoever has kept its last hash', async () => {
    const { links } = await page()
    const head = `9:${links.at(-1)?.hash}`
    await tamper(`delete from audit where subject = 'variant:9'`, `delete from audit_chain where seq = 9`)
    const { code, out } = await command(backend.url, 'audit', 'verify', '--head', head)
    expect([code, out]).toEqual([1, expect.stringContaining('rewritten or cut')])
  })
})

describe.runIf(postgresAvailable())('the chain on PostgreSQL', () => {
  let backend: RunningBackend
  beforeAll(async () => {
    backend = await startBackend({ seed: 'none', databaseUrl: await sharedPostgres() })
  }, 60_000)
  afterAll(() => backend?.close())

  it('contains each line once, however many write and chain at the same time, and delays no writer', async () => {
    const { db } = backend.deps
    // One transaction stays open with a low id: others go on, and it is chained when it commits.
    let let_go = (): void => undefined
    const held = new Promise<void>((resolve) => (let_go = resolve))
    const written = new Promise<void>((resolve, reject) => {
      void db
        .transaction()
        .execute(async (tx) => {
          await write(tx, 0)
          resolve()
          await held
        })
        .catch(reject)
    })
    await written
    await Promise.all(
      Array.from({ length: 120 }, async (_, n) => {
        await write(db, n + 1)
        if (n % 4 === 0) await chainLines(db)
      }),
    )
    await chainAll(db)
    let_go()
    for (;;) {
      await chainAll(db)
      const { rows } = await sql<{ many: number }>`select count(*)::int as many from audit_chain`.execute(db)
      if (rows[0]?.many === 121) break
    }
    await backend.runJob('audit-check')
    expect(await backend.deps.metrics.metrics()).toMatch(/^audit_chain_breaks 0$/m)
    const order = await sql<{ id: number }>`select audit_id as id from audit_chain order by seq`.execute(db)
    expect(new Set(order.rows.map(({ id }) => id)).size).toBe(121)
    expect(order.rows.at(-1)?.id).toBe(Math.min(...order.rows.map(({ id }) => id)))
  })
})
