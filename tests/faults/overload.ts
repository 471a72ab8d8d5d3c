import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import type { Goal } from '../../bench/lib/table.ts'
import { SERVER_PROCESS } from '#server/process.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startProgram } from '#tests/support/program.ts'
import { inParallel, quantile } from './reads.ts'

/**
 * Row 'Overload': five times what the BFF can do. Most are refused at the door at once, those let in are
 * answered as on a busy day, and a moment later all is as before. The BFF, its backend and the crowd are a process each.
 */

interface Answered {
  status: number
  ms: number
}

/** Far more than are let in at once. */
const CROWD = 200

/** Rendered anew each time: nothing is kept in this run. */
const PAGES = ['/product/p1', '/product/p2', '/jewellery', '/blogs/b1']

export const run = async (full: boolean): Promise<Goal[]> => {
  const behind = await freePort()
  const standIn = await startProgram({
    main: 'tests/faults/stand-in-program.ts',
    url: `http://127.0.0.1:${behind}`,
    ready: '/api/categories',
    env: { PORT: String(behind) },
  })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const program = await startProgram({
    main: 'server/main.ts',
    flags: ['--without-pages'],
    args: SERVER_PROCESS.args,
    url,
    ready: '/readyz',
    env: {
      ...SERVER_PROCESS.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      BACKEND_URL: standIn.url,
      READ_CACHE: 'off',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
    },
  })
  const agent = new Agent({ connections: 2_000, pipelining: 1 })
  let turn = 0
  const ask = async (): Promise<Answered> => {
    const started = performance.now()
    try {
      const path = PAGES[(turn += 1) % PAGES.length] ?? '/'
      const { statusCode, headers, body } = await request(url + path, { dispatcher: agent })
      await body.dump()
      const honest = statusCode === 200 || (statusCode === 503 && headers['retry-after'] !== undefined)
      return { status: honest ? statusCode : -statusCode, ms: performance.now() - started }
    } catch {
      return { status: 0, ms: performance.now() - started }
    }
  }
  /** So many a second, whether the others were answered or not. */
  const pour = async (perSecond: number, seconds: number) => {
    const all: Promise<Answered>[] = []
    const started = performance.now()
    for (let sent = 0; ;) {
      const at = (performance.now() - started) / 1_000
      if (at >= seconds) break
      for (; sent < at * perSecond; sent += 1) all.push(ask())
      await pause(5)
    }
    return Promise.all(all)
  }
  /**
   * A crowd that comes again at once when it is answered, and after a moment when it is refused, so that so many a
   * second are asked in all. Each has a connection of its own: what is measured is the BFF, not a queue before it.
   */
  const crowd = async (perSecond: number, seconds: number) => {
    const all: Answered[] = []
    const until = performance.now() + seconds * 1_000
    await Promise.all(
      Array.from({ length: CROWD }, async () => {
        while (performance.now() < until) {
          const answered = await ask()
          all.push(answered)
          if (answered.status !== 200) await pause((CROWD / perSecond) * 1_000)
        }
      }),
    )
    return all
  }
  /** CPU seconds that the BFF has had so far. */
  const cpu = async () => {
    const { body } = await request(`${url}/metrics`)
    return Number(/^process_cpu_seconds_total (\S+)$/m.exec(await body.text())?.[1])
  }
  const times = (all: readonly Answered[], status: number) =>
    all.filter((one) => one.status === status).map(({ ms }) => ms)
  try {
    await inParallel(200, 8, ask)
    const measured = performance.now()
    const many = full ? 1_500 : 200
    await inParallel(many, 16, ask)
    const capacity = many / ((performance.now() - measured) / 1_000)

    const busy = await pour(capacity * 0.8, full ? 10 : 2)
    const [before, from] = [await cpu(), performance.now()]
    const rush = await crowd(capacity * 5, full ? 60 : 3)
    const over = performance.now()
    const share = ((await cpu()) - before) / ((over - from) / 1_000)
    while (!(await inParallel(20, 2, ask)).every(({ status }) => status === 200)) {
      if (performance.now() - over > 30_000) break
      await pause(50)
    }
    const normal = (performance.now() - over) / 1_000
    const refused = times(rush, 503)
    const odd = rush.filter(({ status }) => status !== 200 && status !== 503)
    const id = 'E, overload'
    const timed: Goal[] = full
      ? [
          { id, what: `refused with Retry-After, p99 (${refused.length} of ${rush.length}; the BFF had ${(share * 100).toFixed(0)} % of a CPU)`, value: quantile(refused, 0.99), unit: 'ms', must: 100, better: 'less' },
          { id, what: `let in, p99 against the p99 at 80 % load (${quantile(times(busy, 200), 0.99).toFixed(0)} ms; capacity ${capacity.toFixed(0)}/s)`, value: quantile(times(rush, 200), 0.99) / quantile(times(busy, 200), 0.99), unit: 'x', must: 3, better: 'less' },
        ]
      : [] // prettier-ignore
    return [
      { id, what: 'neither answered nor refused with Retry-After', value: odd.length, unit: '', must: 0, better: 'less' },
      { id, what: 'normal again after', value: normal, unit: 's', must: full ? 10 : 29, better: 'less' },
      ...timed,
    ] // prettier-ignore
  } finally {
    await agent.destroy()
    await program.kill()
    await standIn.kill()
  }
}
