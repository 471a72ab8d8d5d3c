import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import type { Goal } from '../../bench/lib/table.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startStandIn } from '#tests/support/stand-in.ts'

/**
 * Row 'Deploy or stop' (reliability 1E): the BFF is stopped again and again under a hundred requests a second. What was
 * begun is answered, and it ends with 0. The quick form is `server/main.test.ts`.
 */

/** How long a stopping server goes on answering (server/main.ts). */
const NOTICE_MS = 1_500

interface Stopped {
  answered: number
  broken: unknown[]
  code: number | null
  ms: number
}

const stopOnce = async (backendUrl: string): Promise<Stopped> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', BACKEND_URL: backendUrl, LOG_LEVEL: 'silent', RATE_LIMITS: 'off', DIST_DIR: 'no-build' } // prettier-ignore
  const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  while ((await request(`${url}/readyz`).catch(() => undefined))?.statusCode !== 200) await pause(100)

  const agent = new Agent({ connections: 4, pipelining: 1 })
  const outcome: Stopped = { answered: 0, broken: [], code: null, ms: 0 }
  let stopped = Number.POSITIVE_INFINITY
  let going = true
  const ask = async () => {
    try {
      const { statusCode, body } = await request(`${url}/graphql`, {
        method: 'POST',
        dispatcher: agent,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ products { total } }' }),
      })
      const text = await body.text()
      if (statusCode === 200 && text.includes('14')) outcome.answered += 1
      else outcome.broken.push([statusCode, text])
    } catch (error) {
      // Nobody listens any more: by then a load balancer has been told. A connection that the system had taken but the
      // server never saw is reset at that moment; while answers still ask to close, none may be.
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      const over = performance.now() - stopped > NOTICE_MS
      if (code !== 'ECONNREFUSED' && !(code === 'ECONNRESET' && over)) outcome.broken.push(error)
    }
  }
  // Four at a time, each every 40 ms: a hundred a second.
  const shoppers = Array.from({ length: 4 }, async () => {
    while (going) {
      await ask()
      await pause(40)
    }
  })
  await pause(500)
  stopped = performance.now()
  child.kill('SIGTERM')
  ;[outcome.code] = (await ended) as [number | null]
  outcome.ms = performance.now() - stopped
  going = false
  await Promise.all(shoppers)
  await agent.close()
  return outcome
}

export const run = async (full: boolean): Promise<Goal[]> => {
  const standIn = await startStandIn()
  try {
    const times = full ? 50 : 2
    const all: Stopped[] = []
    for (let n = 0; n < times; n += 1) all.push(await stopOnce(standIn.url))
    const answered = all.reduce((sum, one) => sum + one.answered, 0)
    const broken = all.flatMap((one) => one.broken)
    for (const what of broken.slice(0, 5)) process.stderr.write(`${String(what)}\n`)
    const id = 'E, deploy or stop'
    return [
      { id, what: `broken answers (of ${answered}, ${times} stops)`, value: broken.length, unit: '', must: 0, better: 'less' },
      { id, what: 'stops that did not end with 0', value: all.filter(({ code }) => code !== 0).length, unit: '', must: 0, better: 'less' },
      { id, what: 'slowest stop', value: Math.max(...all.map(({ ms }) => ms)) / 1_000, unit: 's', must: 10, better: 'less' },
    ] // prettier-ignore
  } finally {
    await standIn.close()
  }
}
