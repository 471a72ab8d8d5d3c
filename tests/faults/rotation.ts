import { createHmac, randomBytes } from 'node:crypto'
import { connect, createServer, type AddressInfo } from 'node:net'
import pg from 'pg'
import { request as send } from 'undici'
import { openPostgres } from '#backend/lib/store/db.ts'
import { newDataKey } from '#backend/lib/security/sealer.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { createDatabase, postgresAvailable, startPostgres } from '#tests/support/postgres.ts'
import { startShop, type Shop } from '#tests/support/server.ts'
import type { Goal } from '../../bench/lib/table.ts'

/**
 * INTERNAL_TOKEN, DATA_KEY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, OPERATOR_TOKEN, a named token and the user of the
 * database are changed, as SECURITY.md says, while 20 requests a second run: backend and BFF are replaced one after the
 * other by ones with the next settings, which take over before the others stop. No request may be refused. `npm run proof`
 * runs one change of each, the full form ten.
 */
const A_SECOND = 20
const OLD_OPERATOR = 'first-operator-of-the-environment'

const secret = () => randomBytes(24).toString('base64url')
/** Leads every new connection to the backend of the moment. */
const startBalancer = async (target: () => string) => {
  const server = createServer((client) => {
    const { port, hostname } = new URL(target())
    const upstream = connect(Number(port), hostname)
    client.pipe(upstream).pipe(client)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** Each over a connection of its own: a balancer below HTTP cannot tell a client which of its connections end. */
const request = (url: string, options: Parameters<typeof send>[1] = {}) =>
  send(url, { ...options, reset: true })

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** A program takes over once it says that it is ready, as behind every proxy that asks. */
const ready = async <P extends { readonly url: string }>(program: P): Promise<P> => {
  for (;;) {
    const { statusCode, body } = await request(`${program.url}/readyz`)
    await body.text()
    if (statusCode === 200) return program
    await pause(50)
  }
}

interface Secrets {
  internal: string
  data: string
  payment: string
  webhook: string
  operator: string
  /** The address of the database with its user. */
  database: string
}

const backendEnv = (of: Secrets): Record<string, string> => ({
  SHOP_MODE: 'production',
  PUBLIC_URL: 'https://shop.test',
  ALLOW_TEST_PAYMENTS: '1',
  RATE_LIMITS: 'off',
  // Nobody of the outside is called: the events of this run are about nothing of the shop.
  STRIPE_SECRET_KEY: of.payment,
  STRIPE_WEBHOOK_SECRET: of.webhook,
  INTERNAL_TOKEN: of.internal,
  DATA_KEY: of.data,
  OPERATOR_TOKEN: of.operator,
})

/** An event signed as the provider signs while one secret takes the place of another: with each of them. */
const signed = (secrets: readonly string[], n: number) => {
  const body = JSON.stringify({
    id: `evt_${n}`,
    object: 'event',
    type: 'customer.created',
    created: 1,
    data: { object: { id: `cus_${n}`, object: 'customer' } },
  })
  const at = Math.floor(Date.now() / 1000)
  const marks = secrets.map((one) => `v1=${createHmac('sha256', one).update(`${at}.${body}`).digest('hex')}`)
  return { body, header: [`t=${at}`, ...marks].join(',') }
}

export const run = async (full: boolean): Promise<Goal[]> => {
  if (!postgresAvailable()) return []
  const cluster = await startPostgres()
  const { url: databaseUrl } = await createDatabase(cluster.url, 'rotation')
  let now: Secrets = {
    internal: secret(),
    data: newDataKey(),
    payment: `sk_test_${secret()}`,
    webhook: `whsec_${secret()}`,
    operator: OLD_OPERATOR,
    database: databaseUrl,
  }
  /** As whoever runs PostgreSQL does it, beside the shop. */
  const atDatabase = async (statement: string) => {
    const client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const startOne = () =>
    startBackend({
      seed: 'none',
      database: openPostgres({ url: now.database, connections: 4 }),
      env: backendEnv(now),
    })
  let backend: RunningBackend = await startOne()
  let shop: Shop
  const startBff = () =>
    startShop({
      backendUrl: balancer.url,
      env: { SHOP_MODE: 'demo', PUBLIC_URL: 'http://localhost:3000', INTERNAL_TOKEN: now.internal },
    })
  const balancer = await startBalancer(() => backend.url)
  shop = await ready(await startBff())
  let token = now.operator
  let signers = [now.webhook]
  const refused: string[] = []
  let asked = 0
  let over = false
  let load = Promise.resolve()
  try {
    const ask = async (
      what: string,
      call: () => Promise<{ statusCode: number; body: { text: () => Promise<string> } }>,
    ) => {
      asked += 1
      try {
        const { statusCode, body } = await call()
        const text = await body.text()
        if (statusCode !== 200 || text.includes('"errors"'))
          refused.push(`${what}: ${statusCode} ${text.slice(0, 200)}`)
      } catch (error) {
        refused.push(`${what}: ${String(error)}`)
      }
    }
    const kinds = [
      () =>
        ask('page data', () =>
          request(`${shop.url}/graphql`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{"query":"{ products { total } }"}',
          }),
        ),
      () =>
        ask('house', () =>
          request(`${balancer.url}/api/operator/me`, { headers: { authorization: `Bearer ${token}` } }),
        ),
      () =>
        ask('webhook', () => {
          const { body, header } = signed(signers, asked)
          return request(`${balancer.url}/api/payments/webhook`, {
            method: 'POST',
            headers: { 'stripe-signature': header, 'content-type': 'application/json' },
            body,
          })
        }),
      () =>
        ask('facts of the house', () =>
          request(`${shop.url}/graphql`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{"query":"{ shop { name } }"}',
          }),
        ),
    ]
    load = (async () => {
      const began = performance.now()
      const all: Promise<void>[] = []
      for (let sent = 0; !over; await pause(10))
        for (; sent < ((performance.now() - began) / 1_000) * A_SECOND; sent += 1)
          all.push(kinds[sent % kinds.length]?.() ?? Promise.resolve())
      await Promise.all(all)
    })()

    /** The next backend and BFF take over; what the last ones have begun ends first. */
    const replaceBackend = async (next: Partial<Secrets>) => {
      now = { ...now, ...next }
      const last = { backend, shop }
      backend = await ready(await startOne())
      // For a while the last BFF asks the next backend, as its key still opens it.
      await pause(1_000)
      shop = await ready(await startBff())
      await pause(1_000)
      await last.shop.close()
      await last.backend.close()
    }
    const house = async (path: string, method: 'POST' | 'DELETE', body?: object) => {
      const answer = await request(`${balancer.url}/api/operator${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      return (await answer.body.json()) as { token?: string; left?: number }
    }

    // Something to encrypt anew: the secret of an invited person's app. Without it the last step could not fail.
    for (let n = 0; n < 5; n += 1)
      await house('/staff', 'POST', { email: `person-${n}@house.example`, role: 'counter' })
    const rounds = full ? 10 : 1
    for (let round = 0; round < rounds; round += 1) {
      const user = `shop_${round}`
      const database = new URL(databaseUrl)
      const owner = database.username
      database.username = user
      const next: Secrets = {
        internal: secret(),
        data: newDataKey(),
        payment: `sk_test_${secret()}`,
        webhook: `whsec_${secret()}`,
        operator: secret(),
        database: database.toString(),
      }
      await atDatabase(`create role ${user} login in role ${owner}`)
      // Machines move to a token of their own before the one of the environment changes.
      const before = token
      token = (await house('/tokens', 'POST', { name: `round-${round}`, role: 'owner' })).token ?? before
      // The provider signs with both while its secret changes.
      signers = [...signers, next.webhook]
      await replaceBackend({ internal: `${now.internal},${next.internal}`, data: `${now.data},${next.data}` })
      await replaceBackend({
        internal: `${next.internal},${now.internal.split(',')[0]}`,
        data: `${next.data},${now.data.split(',')[0]}`,
        payment: next.payment,
        webhook: next.webhook,
        operator: next.operator,
        database: next.database,
      })
      // The user before opens nothing from here on.
      if (round > 0) await atDatabase(`alter role shop_${round - 1} nologin`)
      while (((await house('/data-key', 'POST', {})).left ?? 0) > 0);
      signers = [next.webhook]
      await replaceBackend({ internal: next.internal, data: next.data })
      token = next.operator
      await house(`/tokens/round-${round}`, 'DELETE')
    }
    over = true
    await load
    for (const what of refused.slice(0, 5)) process.stderr.write(`${what}\n`)
    const id = 'B, secrets'
    return [
      { id, what: `refused of ${asked} requests, 20 a second, ${rounds} changes of seven secrets`, value: refused.length, unit: '', must: 0, better: 'less' },
      { id, what: 'requests', value: asked, unit: '', must: 20, better: 'more' },
    ] // prettier-ignore
  } finally {
    over = true
    await load.catch(() => undefined)
    await shop.close()
    await backend.close()
    balancer.close()
    await cluster.stop()
  }
}
