import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { freePort } from './free-port.ts'

/** How long a stopping server continues to answer (server/main.ts). */
const NOTICE_MS = 1_500
const READY_MS = 90_000

export interface StartedServer {
  /** SIGKILL, for the end of a test. */
  readonly kill: () => void
  readonly terminate: () => void
  /** Its exit code, null after a signal, and what it wrote to stderr. */
  readonly ended: Promise<{ code: number | null; said: string }>
}

/** The BFF as its own program, without pages. */
export const startServer = (env: Record<string, string>): StartedServer => {
  const child = spawn(process.execPath, ['server/main.ts', '--without-pages'], {
    env: { ...process.env, LOG_LEVEL: 'silent', RATE_LIMITS: 'off', DIST_DIR: 'no-build', HOST: '127.0.0.1', ...env }, // prettier-ignore
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return {
    kill: () => child.kill('SIGKILL'),
    terminate: () => child.kill('SIGTERM'),
    ended: once(child, 'close').then(([code]) => ({ code: code as number | null, said })),
  }
}

const untilReady = async (url: string) => {
  const until = Date.now() + READY_MS
  while ((await request(`${url}/readyz`).catch(() => undefined))?.statusCode !== 200) {
    if (Date.now() > until) throw new Error('it never became ready')
    await pause(100)
  }
}

/** The result of a stop under load. */
export interface Stopped {
  answered: number
  /** Answers other than the right one, and connections that broke while it still answered. */
  broken: unknown[]
  code: number | null
  /** From SIGTERM to its end. Milliseconds. */
  ms: number
}

/**
 * Row 'Deploy or stop': starts the BFF in front of a stand-in backend, sends requests as four shoppers, each every
 * `everyMs`, and sends SIGTERM once it has answered 20 of them.
 */
export const stopUnderLoad = async (backendUrl: string, everyMs: number): Promise<Stopped> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = startServer({ PORT: String(port), BACKEND_URL: backendUrl })
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
      // The port is closed: by then a load balancer knows. A connection that the system had accepted but the server
      // never saw is reset at that moment; while answers still ask to close, none may be.
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      const over = performance.now() - stopped > NOTICE_MS
      if (code !== 'ECONNREFUSED' && !(code === 'ECONNRESET' && over)) outcome.broken.push(error)
    }
  }
  const shopper = async () => {
    while (going) {
      await ask()
      await pause(everyMs)
    }
  }
  try {
    await untilReady(url)
    // A browser's connection that is kept ready and never used.
    connect(port, '127.0.0.1').on('error', () => {})
    const shoppers = Array.from({ length: 4 }, shopper)
    while (outcome.answered < 20 && outcome.broken.length === 0) await pause(20)
    stopped = performance.now()
    server.terminate()
    ;({ code: outcome.code } = await server.ended)
    outcome.ms = performance.now() - stopped
    going = false
    await Promise.all(shoppers)
    return outcome
  } finally {
    going = false
    server.kill()
    await agent.close()
  }
}
