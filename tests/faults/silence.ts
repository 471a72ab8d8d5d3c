import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import type { Goal } from '../../bench/lib/table.ts'
import { SERVER_PROCESS } from '#server/process.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startProgram } from '#tests/support/program.ts'
import { startStandIn } from '#tests/support/stand-in.ts'
import { startGuardedShop } from './guarded-shop.ts'
import { startFaultProxy } from './proxy.ts'
import type { RunOptions } from './run.ts'
import { quantile } from './reads.ts'

/**
 * The backend goes silent: connections stay open and nothing answers. At any traffic every read is answered soon, with
 * what was true a moment ago or with a coded refusal; home, a listing and a product stay whole; writes are refused.
 */

const ID = 'E, silent backend'

interface Silenced {
  readonly url: string
  readonly pages: readonly string[]
  readonly silence: () => void
  readonly speak: () => void
  readonly close: () => Promise<void>
}

interface Told {
  readonly kind: 'page' | 'read' | 'write'
  /** Milliseconds from the start of the silence to when it was asked. */
  readonly at: number
  readonly ms: number
  /** A page as it was before; data or coded errors. */
  readonly fine: boolean
  readonly status: number
}

const WRITE = 'mutation { markPaid(sessionId: "cs_nobody") { status } }'

/** Reads that are the same in no two requests, so that none is remembered. */
const reads = [
  (n: number) => `{ product(id: "nobody-${n}") { name } }`,
  (n: number) => `{ products(limit: 3, page: ${1 + (n % 90)}) { total } }`,
  (n: number) => `{ category(id: "nobody-${n}") { name } }`,
  (n: number) => `{ blog(id: "nobody-${n}") { title } }`,
]

const CODED = /_UNAVAILABLE$|^OVERLOADED$/

/** What a reader sees of a page. Its data hold the ids of requests. */
const seen = (html: string) => html.slice(0, html.lastIndexOf('<script'))

const asking = (url: string, pages: readonly string[], whole: ReadonlyMap<string, string>) => {
  const agent = new Agent({ connections: 256, pipelining: 1 })
  const graphql = async (query: string) => {
    const { statusCode, body } = await request(`${url}/graphql`, {
      method: 'POST',
      dispatcher: agent,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const { errors = [] } = (await body.json()) as { errors?: { extensions: { code: string } }[] }
    return { status: statusCode, fine: errors.every(({ extensions }) => CODED.test(extensions.code)) }
  }
  const page = async (path: string) => {
    const { statusCode, body } = await request(url + path, { dispatcher: agent })
    const text = seen(await body.text())
    return { status: statusCode, text, fine: statusCode === 200 && (whole.get(path) ?? text) === text }
  }
  /** In turn: the pages, a read of something never seen, and now and then a write. */
  const nth = async (n: number, since: number): Promise<Told> => {
    const at = performance.now()
    const kind = n % 10 === 9 ? 'write' : n % 2 === 0 ? 'page' : 'read'
    const { status, fine } =
      kind === 'write'
        ? await graphql(WRITE)
        : kind === 'page'
          ? await page(pages[(n / 2) % pages.length] ?? '/')
          : await graphql((reads[n % reads.length] ?? reads[0]!)(n))
    return { kind, at: at - since, ms: performance.now() - at, fine, status }
  }
  return { nth, page, close: () => agent.close() }
}

interface Form {
  readonly perSecond: number
  readonly seconds: number
  /** How soon a read must be answered from the sixth second on. */
  readonly soonMs: number
}

const silenced = async (shop: Silenced, { perSecond, seconds, soonMs }: Form): Promise<Goal[]> => {
  const whole = new Map<string, string>()
  const { nth, page, close } = asking(shop.url, shop.pages, whole)
  try {
    const settled = async () => {
      for (const path of shop.pages) whole.set(path, (await page(path)).text)
      const again = await Promise.all(shop.pages.map(page))
      return again.every(({ fine }) => fine)
    }
    for (let tries = 0; !(await settled()); tries++) if (tries > 20) throw new Error('pages never settled')

    shop.silence()
    const since = performance.now()
    const all: Promise<Told>[] = []
    for (let n = 0; n < seconds * perSecond; n++) {
      await pause(Math.max(0, since + (n * 1_000) / perSecond - performance.now()))
      all.push(nth(n, since))
    }
    const told = await Promise.all(all)
    shop.speak()
    const speaking = performance.now()
    const normal = async () => {
      const [home, read] = await Promise.all([page('/'), nth(3, speaking)])
      return home.status === 200 && read.status === 200
    }
    const fresh = async () => {
      const { statusCode, body } = await request(`${shop.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: `{ product(id: "nobody-${performance.now()}") { name } }` }),
      })
      const { errors } = (await body.json()) as { errors?: unknown[] }
      return statusCode === 200 && errors === undefined
    }
    while (!((await fresh()) && (await normal())) && performance.now() - speaking < 30_000) await pause(50)
    const healed = (performance.now() - speaking) / 1_000

    const readsAfter = told.filter(({ kind, at }) => kind !== 'write' && at >= 5_000).map(({ ms }) => ms)
    const writes = told.filter(({ kind }) => kind === 'write').map(({ ms }) => ms)
    const pages = told.filter(({ kind }) => kind === 'page')
    const unlike = pages.filter(({ fine }) => !fine)
    const statuses = Object.entries(Object.groupBy(unlike, ({ status }) => String(status)))
      .map(([status, all]) => `, ${all?.length ?? 0} with ${status}`)
      .join('')
    const what = `${perSecond} a second, silent for ${seconds} s`
    return [
      { id: ID, what: `${what}: slowest read from the sixth second (of ${readsAfter.length}; p99 ${Math.round(quantile(readsAfter, 0.99))} ms)`, value: Math.max(...readsAfter), unit: 'ms', must: soonMs, better: 'less' },
      { id: ID, what: `${what}: home, listing or product not as before (of ${pages.length}${statuses})`, value: unlike.length, unit: '', must: 0, better: 'less' },
      { id: ID, what: `${what}: answers without data or a code (of ${told.length})`, value: told.filter(({ kind, fine }) => kind !== 'page' && !fine).length, unit: '', must: 0, better: 'less' },
      { id: ID, what: `${what}: slowest refusal of a write (of ${writes.length})`, value: Math.max(...writes), unit: 'ms', must: 3_000, better: 'less' },
      { id: ID, what: `${what}: normal after it answers again`, value: healed, unit: 's', must: 5, better: 'less' },
    ] // prettier-ignore
  } finally {
    await close()
  }
}

/** Both programs as they serve. The backend is stopped like a machine that hangs (SIGSTOP), its change feed included. */
const wholeShop = async (): Promise<Silenced> => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-silence-'))
  const [port, backendPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const backendUrl = `http://127.0.0.1:${backendPort}`
  const common = { LOG_LEVEL: 'silent', PUBLIC_URL: `http://localhost:${port}` }
  const backend = await startProgram({
    main: 'backend/main.ts',
    url: backendUrl,
    ready: '/readyz',
    env: { ...common, BACKEND_PORT: String(backendPort), DATA_DIR: folder },
  })
  const server = await startProgram({
    main: 'server/main.ts',
    flags: ['--without-pages'],
    args: SERVER_PROCESS.args,
    url,
    ready: '/readyz',
    env: {
      ...common,
      ...SERVER_PROCESS.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      BACKEND_URL: backendUrl,
    },
  })
  const { products } = (await (await fetch(`${backendUrl}/api/products?limit=1`)).json()) as {
    products: { _id: string }[]
  }
  return {
    url,
    pages: ['/', '/jewellery', `/product/${products[0]?._id}`],
    silence: () => backend.signal('SIGSTOP'),
    speak: () => backend.signal('SIGCONT'),
    close: async () => {
      backend.signal('SIGCONT')
      await Promise.all([server.kill(), backend.kill()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The BFF with its breaker before a backend of section 7, over a line that goes dead. */
const smallShop = async (): Promise<Silenced> => {
  const standIn = await startStandIn()
  const proxy = await startFaultProxy(standIn.url)
  const shop = await startGuardedShop(proxy.url, { READ_CACHE: 'on' })
  return {
    url: shop.url,
    pages: ['/', '/jewellery', '/product/p2'],
    silence: () => proxy.choose(() => 'drop'),
    speak: () => proxy.choose(() => 'pass'),
    close: async () => {
      await shop.close()
      await proxy.close()
      await standIn.close()
    },
  }
}

const over = async (shop: Silenced, forms: readonly Form[]): Promise<Goal[]> => {
  try {
    const goals: Goal[] = []
    for (const form of forms) goals.push(...(await silenced(shop, form)))
    return goals
  } finally {
    await shop.close()
  }
}

export const run = async (full: boolean, { part = 1 }: RunOptions = {}): Promise<Goal[]> =>
  full
    ? over(await wholeShop(), [
        { perSecond: 100, seconds: 90 / part, soonMs: 300 },
        // As long as an old copy is given.
        { perSecond: 1, seconds: 300 / part, soonMs: 300 },
      ])
    : // A busy machine is forgiven all but the waiting: one attempt alone would take 800 ms.
      over(await smallShop(), [{ perSecond: 5, seconds: 8, soonMs: 750 }])
