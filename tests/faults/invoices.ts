import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import type { Goal } from '../../bench/lib/table.ts'
import { killBuyer } from './money/kill-buyers.ts'
import { startKilledShop } from './money/killed-shop.ts'
import { quantile } from './reads.ts'

/**
 * Four loops ask for the PDF of one invoice, each in a session of its own and without the limit that would refuse them:
 * the other pages stay as quick as they were, because the PDF is drawn once, beside the event loop, and each session
 * gets one after another. BFF, backend and PostgreSQL are a process each.
 */

const PAGES = ['/', '/jewellery', '/product/kill', '/blogs', '/bag']
const LOOPS = 4
/** Sessions that ask for PDFs in turn, so that none has to wait for its own. */
const SESSIONS = 16
const NEIGHBOURS_A_SECOND = 20

interface OrderBody {
  readonly invoices: readonly { readonly number: string }[]
}

export const run = async (full: boolean): Promise<Goal[]> => {
  const shop = await startKilledShop('PostgreSQL')
  const { backend, server } = shop.programs
  const agent = new Agent({ connections: 64, pipelining: 1 })
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const started = performance.now()
    const { statusCode, body } = await request(url, { dispatcher: agent, headers })
    const bytes = Buffer.from(await body.arrayBuffer())
    return { statusCode, bytes, ms: performance.now() - started }
  }
  const json = async <T>(url: string, token: string): Promise<T> =>
    JSON.parse((await get(url, { authorization: `Bearer ${token}` })).bytes.toString()) as T
  /** CPU milliseconds that both programs have had so far, all their threads counted. */
  const cpu = async () => {
    let seconds = 0
    for (const { url } of [backend, server]) {
      const text = (await get(`${url}/metrics`)).bytes.toString()
      seconds += Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1])
    }
    return seconds * 1_000
  }
  try {
    const buy = await killBuyer(shop)
    await buy(true)
    const { orders } = await json<{ orders: { _id: string }[] }>(`${backend.url}/api/orders`, buy.token)
    const id = orders[0]?._id ?? ''
    const order = await json<OrderBody>(`${backend.url}/api/orders/${id}`, buy.token)
    const pdf = `${server.url}/order/${id}/invoice/${order.invoices[0]?.number}.pdf`
    const cookies: { cookie: string }[] = []
    // One after another: a crowd of sign-ins is refused as overload.
    while (cookies.length < SESSIONS) cookies.push({ cookie: `sid=${await buy.openSession()}; signed_in=1` })
    let asked = 0
    const getPdf = () => get(pdf, cookies[(asked += 1) % SESSIONS])

    const neighbours = async (seconds: number) => {
      const all: Promise<{ ms: number; statusCode: number }>[] = []
      const started = performance.now()
      for (let sent = 0; performance.now() - started < seconds * 1_000; await pause(5))
        for (; sent < ((performance.now() - started) / 1_000) * NEIGHBOURS_A_SECOND; sent += 1)
          all.push(get(server.url + PAGES[sent % PAGES.length]))
      return Promise.all(all)
    }
    const seconds = full ? 15 : 2
    await neighbours(full ? 4 : 1)
    const quiet = await neighbours(seconds)

    const first = performance.now()
    while ((await getPdf()).statusCode !== 200) await pause(100)
    const firstMs = performance.now() - first
    for (let n = 0; n < (full ? 200 : 20); n += 1) await getPdf()
    const many = full ? 500 : 50
    const before = await cpu()
    for (let n = 0; n < many; n += 1) await getPdf()
    const each = ((await cpu()) - before) / many

    let over = false
    let given = 0
    let wrong = 0
    const loops = Array.from({ length: LOOPS }, async (_, loop) => {
      while (!over) {
        const { statusCode, bytes } = await get(pdf, cookies[loop])
        given += 1
        if (statusCode !== 200 || bytes.toString('latin1', 0, 5) !== '%PDF-') wrong += 1
      }
    })
    const beside = await neighbours(seconds)
    over = true
    await Promise.all(loops)

    const p99 = (all: readonly { ms: number }[]) =>
      quantile(
        all.map(({ ms }) => ms),
        0.99,
      )
    const text = (await get(`${backend.url}/metrics`)).bytes.toString()
    const drawn = Number(/^documents_drawn_total (\d+)$/m.exec(text)?.[1])
    const failed = [...quiet, ...beside].filter(({ statusCode }) => statusCode >= 500).length
    const id_ = 'E, invoices'
    const timed: Goal[] = full
      ? [
          { id: id_, what: `CPU of backend and BFF for a PDF after its first time (${many} of them; the first took ${firstMs.toFixed(0)} ms)`, value: each, unit: 'ms', must: 3, better: 'less' },
          { id: id_, what: `neighbours' p99 beside ${LOOPS} loops (${given} PDFs) against the quiet one (${p99(quiet).toFixed(1)} ms)`, value: p99(beside) / p99(quiet), unit: 'x', must: 2, better: 'less' },
        ]
      : [] // prettier-ignore
    return [
      { id: id_, what: `times it was drawn, for ${given + many} PDFs`, value: drawn, unit: '', must: 1, better: 'less' },
      { id: id_, what: 'PDFs that were not given, pages that failed', value: wrong + failed, unit: '', must: 0, better: 'less' },
      ...timed,
    ] // prettier-ignore
  } finally {
    await agent.destroy()
    await shop.close()
  }
}
