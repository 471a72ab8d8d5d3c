import { brotliDecompressSync } from 'node:zlib'
import { startServer, type Running } from '../lib/programs.ts'
import { interleaved, load, type Target } from '../lib/load.ts'
import { EMBEDDED_NOTE, firstProduct, startStore } from '../lib/shop.ts'
import { recordedPeers } from '../lib/shops/recorded.ts'
import { table, type Goal } from '../lib/table.ts'

/** Bytes of the page with brotli, and without compression. */
const sizesOf = async (url: string) => {
  const { body, statusCode } = await (
    await import('undici')
  ).request(url, { headers: { 'accept-encoding': 'br' } })
  const bytes = Buffer.from(await body.arrayBuffer())
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
  return { sent: bytes.length, raw: brotliDecompressSync(bytes).length }
}

/**
 * P8, P9, P12: pages rendered afresh and from stored bytes. `whole` counts the BFF, the backend and PostgreSQL
 * together, as the limit of P8 does; a stored page is named as such, because it is not comparable with a rendered one.
 */
export const pages = async (): Promise<{ text: string; goals: Goal[] }> => {
  const running: Running[] = []
  const store = await startStore()
  const { backend } = store
  try {
    const product = await firstProduct(backend.url)
    const targets: (Target & { path: string })[] = []
    for (const reads of ['off', 'on'] as const) {
      const server = await startServer({ BACKEND_URL: backend.url, READ_CACHE: reads })
      running.push(server)
      for (const [name, path] of [
        ['home', '/'],
        ['listing', '/jewellery'],
        ['product', `/product/${product}`],
      ] as const)
        targets.push({
          name: `${name}, ${reads === 'off' ? 'rendered' : 'stored bytes'}`,
          path,
          request: { url: server.url + path, headers: { 'accept-encoding': 'br' } },
          pids: [server.pid],
        })
    }
    // Opens every connection of the store, while the code is being compiled.
    for (const { request } of targets) await load(request, { seconds: 2, connections: 10 })
    const behind = await store.pids()
    for (const target of targets) if (target.name.endsWith('rendered')) target.alsoPids = behind
    const results = await interleaved(targets, { rounds: 3, seconds: 2, connections: 10 })
    const sizes = new Map<string, { sent: number; raw: number }>()
    for (const { name, request } of targets) sizes.set(name, await sizesOf(request.url))
    const { date, shops } = recordedPeers()
    const everShop = shops['EverShop']?.reads.page?.perSecond ?? Number.NaN
    const of = (name: string) => results.find((one) => one.name === name)
    const whole = (name: string) => {
      const one = of(name)
      return one ? one.cpuPerRequest + one.alsoPerRequest : Number.NaN
    }
    const kb = (name: string, which: 'sent' | 'raw') => (sizes.get(name)?.[which] ?? Number.NaN) / 1000
    return {
      text: `${store.cluster ? '' : `${EMBEDDED_NOTE}\n`}${table(
        [
          'page',
          'BFF CPU ms',
          'whole CPU ms',
          'pages/s',
          'p50 ms',
          'p99 ms',
          'HTML kB',
          'brotli kB',
          'wrong',
        ],
        results.map((one) => [
          one.name,
          one.cpuPerRequest.toFixed(2),
          (one.cpuPerRequest + one.alsoPerRequest).toFixed(2),
          Math.round(one.perSecond),
          one.p50,
          one.p99,
          kb(one.name, 'raw').toFixed(1),
          kb(one.name, 'sent').toFixed(1),
          one.wrong,
        ]),
      )}`,
      goals: [
        {
          id: 'P8',
          what: 'listing page rendered, nothing stored, CPU of the whole stack',
          value: whole('listing, rendered'),
          unit: 'ms',
          must: 5,
          ambitious: 2,
          better: 'less',
        },
        {
          id: 'P9',
          what: `listing page from stored bytes, pages/s against EverShop's ${Math.round(everShop)} (recorded ${date})`,
          value: (of('listing, stored bytes')?.perSecond ?? Number.NaN) / everShop,
          unit: 'x',
          must: 100,
          ambitious: 400,
          better: 'more',
        },
        {
          id: 'P12',
          what: 'listing HTML, brotli',
          value: kb('listing, stored bytes', 'sent'),
          unit: 'kB',
          must: 12,
          ambitious: 6,
          better: 'less',
        },
      ],
    }
  } finally {
    for (const program of running.reverse()) await program.stop()
    await store.stop()
  }
}
