import { randomUUID } from 'node:crypto'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { OPERATOR_TOKEN } from '#tests/support/purchase.ts'
import { createDatabase, postgresAvailable, startPostgres, type Cluster } from '#tests/support/postgres.ts'
import { openPostgres } from './lib/store/db.ts'

/** On a machine that others keep busy; `npm run faults -- database` holds it to 5 s. Milliseconds. */
const SERVES_WITHIN = 15_000
/** What a backend may hold: its pool, and the one connection that listens. */
const MOST = 10 + 1

describe.skipIf(!postgresAvailable())('PostgreSQL goes and comes back', () => {
  let cluster: Cluster
  let backend: RunningBackend
  beforeAll(async () => {
    cluster = await startPostgres()
    backend = await startBackend({ databaseUrl: cluster.url, seed: 'none', jobs: true })
  })
  afterAll(async () => {
    await backend?.close()
    await cluster?.stop()
  })

  /** Takes the server's place and hangs up on everybody. */
  const deadServer = async () => {
    let calls = 0
    const sockets = createServer((socket) => {
      calls += 1
      socket.destroy()
    })
    await new Promise<void>((done) => sockets.listen(Number(new URL(cluster.url).port), '127.0.0.1', done))
    return { calls: () => calls, close: () => new Promise((done) => sockets.close(done)) }
  }
  const held = async () => {
    const client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    const { rows } = await client.query(
      `select count(*)::int as many from pg_stat_activity where application_name like 'backend%'`,
    )
    await client.end()
    return (rows[0] as { many: number }).many
  }
  const until = async (is: () => Promise<boolean>) => {
    const from = performance.now()
    while (!(await is())) await pause(20)
    return performance.now() - from
  }
  const get = (path: string) => fetch(backend.url + path, { signal: AbortSignal.timeout(30_000) })
  const feed = async () => {
    const ending = new AbortController()
    const { status } = await fetch(`${backend.url}/api/changes`, { signal: ending.signal })
    ending.abort()
    return status
  }

  test('while it is down few connections are tried, however much is asked; after that it serves soon, within its own limit', async () => {
    expect(await feed()).toBe(200)
    await cluster.halt()
    const dead = await deadServer()
    const from = performance.now()
    const statuses = new Map<number, number>()
    const asking = Array.from({ length: 200 }, async (_, n) => {
      await pause(n * 20)
      const { status } = await get(n % 4 === 0 ? '/readyz' : n % 4 === 1 ? '/metrics' : '/api/categories')
      if (n % 4 !== 1) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    })
    await Promise.all(asking)
    // A pool that is full may be lost at once; after that one try a second, and the feed's.
    const seconds = (performance.now() - from) / 1_000
    expect(dead.calls()).toBeLessThan(MOST + 5 + 3 * seconds)
    expect([...statuses.keys()]).toEqual([503])
    // What cannot be counted has no figure; 0 would say that nothing waits.
    expect(await (await get('/metrics')).text()).not.toMatch(/^search_(waiting|lag_seconds) /m)
    // The answer says why it is not ready.
    expect((await (await get('/readyz')).json()) as object).toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
      message: expect.stringMatching(/^The store cannot be reached: .*Connection terminated/s) as unknown,
    })
    await dead.close()
    const answers = cluster.resume()
    const came = await until(async () => (await get('/readyz')).ok && (await get('/api/categories')).ok)
    expect(came).toBeLessThan(SERVES_WITHIN)
    expect(await until(async () => (await feed()) === 200)).toBeLessThan(SERVES_WITHIN)
    await answers
    await Promise.all(Array.from({ length: 100 }, () => get('/api/categories')))
    expect(await held()).toBeLessThanOrEqual(MOST)
    expect(await (await get('/metrics')).text()).toMatch(/^store_connections\{state="most"\} 10$/m)
  })

  test('the metrics say that the store is down or refuses writes to whoever reads them with a token of the house', async () => {
    const name = `figures_${randomUUID().slice(0, 8)}`
    const { url, drop } = await createDatabase(cluster.url, name)
    const production = {
      SHOP_MODE: 'production',
      PUBLIC_URL: 'https://shop.test',
      DESK_URL: 'https://desk.shop.test',
      ALLOW_TEST_PAYMENTS: '1',
      OPERATOR_TOKEN,
    }
    const shop = await startBackend({ database: openPostgres({ url }), seed: 'none', env: production })
    const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
    const writable = async (token: string) =>
      /^store_writable \d$/m.exec(await (await fetch(`${shop.url}/metrics`, as(token))).text())?.[0]
    const added = await fetch(`${shop.url}/api/operator/tokens`, {
      method: 'POST',
      headers: { ...as(OPERATOR_TOKEN).headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'prometheus', role: 'counter' }),
    })
    const { token } = (await added.json()) as { token: string }

    const client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    await client.query(`alter database ${name} set default_transaction_read_only = on`)
    await client.end()
    await cluster.halt()
    await cluster.resume()
    await until(async () => (await fetch(`${shop.url}/api/operator/me`, as(token))).ok)
    await shop.runJob('store-health')
    expect(await writable(token)).toBe('store_writable 0')

    await cluster.halt()
    expect((await fetch(`${shop.url}/api/operator/me`, as(token))).status).toBe(503)
    expect(await writable(token)).toBe('store_writable 0')
    expect(await writable('another')).toBeUndefined()
    await cluster.resume()
    await shop.close()
    await drop()
  })

  test('a feed that could not connect is logged once, with the error; one that was lost is logged once', async () => {
    const { url } = await createDatabase(cluster.url, `feed_${randomUUID().slice(0, 8)}`)
    const store = openPostgres({ url })
    let lost = 0
    await store.listen('changes', () => undefined, () => (lost += 1)) // prettier-ignore
    await cluster.halt()
    await until(() => Promise.resolve(lost > 0))
    await expect(store.listen('changes', () => undefined, () => (lost += 1))).rejects.toThrow() // prettier-ignore
    await pause(50)
    expect(lost).toBe(1)
    await cluster.resume()
    await store.close()
  })

  test('a connection whose server no longer answers is closed, and another one is opened', async () => {
    const { url } = await createDatabase(cluster.url, `silent_${randomUUID().slice(0, 8)}`)
    const [through, all]: [Socket[], Socket[]] = [[], []]
    const between = createServer((socket) => {
      const server = connect(Number(new URL(url).port), '127.0.0.1')
      through.push(server)
      all.push(socket, server)
      socket.pipe(server).pipe(socket)
    })
    await new Promise<void>((done) => between.listen(0, '127.0.0.1', done))
    const address = new URL(url)
    address.port = String((between.address() as AddressInfo).port)
    const store = openPostgres({ url: address.href, statementTimeoutMs: 500, silenceMs: 500, connections: 1 })
    const asked = () => sql<{ one: number }>`select 1 as one`.execute(store.db)
    expect((await asked()).rows).toEqual([{ one: 1 }])
    for (const server of through) server.unpipe()
    const from = performance.now()
    await expect(asked()).rejects.toThrow('Query read timeout')
    expect(performance.now() - from).toBeGreaterThan(1_000)
    expect((await asked()).rows).toEqual([{ one: 1 }])
    expect(through).toHaveLength(2)
    await store.close()
    for (const one of all) one.destroy()
    await new Promise((done) => between.close(done))
  })
})
