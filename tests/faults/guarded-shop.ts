import type { AddressInfo } from 'node:net'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { TEST_INTERNAL_TOKEN } from '#tests/support/keys.ts'
import { DEADLINES, type Deadlines } from '#server/upstream/deadlines.ts'

export interface GuardedShop {
  readonly url: string
  close: () => Promise<void>
}

/**
 * For runs that ask what the answers do, with both programs and the stand-in in one process: an answer that is late
 * because the machine is busy says nothing about them.
 */
export const UNHURRIED: Deadlines = {
  connect: 10_000,
  readAttempt: 30_000,
  read: 30_000,
  write: 30_000,
  capabilities: 30_000,
  page: 30_000,
}

/** The BFF as it serves, breaker included, on a free port; only the limits are lifted and a busy machine forgiven. */
export const startGuardedShop = async (
  backendUrl: string,
  env: Record<string, string> = {},
  deadlines: Deadlines = DEADLINES,
): Promise<GuardedShop> => {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    // The connection is tested, so no stored answer may replace a request.
    READ_CACHE: 'off',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    INTERNAL_TOKEN: TEST_INTERNAL_TOKEN,
    ...env,
    BACKEND_URL: backendUrl,
  })
  const app = await buildApp(config, { shedLoad: false, deadlines })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() }
}

/** The parts of the backend that a shop has given up, by its own word. */
export const openParts = async (url: string): Promise<string[]> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return text.split('\n').filter((line) => /^upstream_breaker_open\{.*\} 1$/.test(line))
}
