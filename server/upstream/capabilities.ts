import type { Feature } from '#contract/endpoint.ts'
import { getCapabilities } from '#contract/shop.ts'
import type { Log } from '#server/context.ts'
import { fitsAnswer } from './checks.ts'
import type { Upstream } from './http.ts'

/** How long an answer is kept (design, 'Capabilities'). */
const KEPT_MS = 60_000
const RETRY_MS = 1_000

export interface Capabilities {
  features: () => Promise<ReadonlySet<string>>
  offers: (feature: Feature) => Promise<boolean>
}

/** What the backend can do beyond section 7. Asked once a minute; an old answer serves while the new one comes. */
export const createCapabilities = (
  upstream: Upstream,
  log: Log,
  now: () => number = Date.now,
): Capabilities => {
  let known: ReadonlySet<string> | undefined
  let askAgainAt = 0
  let asking: Promise<ReadonlySet<string>> | undefined

  const ask = async (): Promise<ReadonlySet<string>> => {
    try {
      const { name, path } = getCapabilities
      const headers = { accept: 'application/json' }
      const answer = await upstream.send({
        name,
        method: 'GET',
        path,
        headers,
        body: undefined,
        deadlineMs: 1_500,
      })
      if (answer.status === 404) {
        known = new Set()
        askAgainAt = now() + KEPT_MS
      } else if (answer.status === 200 && fitsAnswer(getCapabilities, answer.body)) {
        known = new Set(answer.body.features)
        askAgainAt = now() + KEPT_MS
      } else throw new Error(`status ${answer.status}`)
    } catch (error) {
      log.warn({ err: error }, 'could not ask the backend for its capabilities')
      askAgainAt = now() + RETRY_MS
    } finally {
      asking = undefined
    }
    return known ?? new Set()
  }

  const features = async (): Promise<ReadonlySet<string>> => {
    if (known && now() < askAgainAt) return known
    if (!asking && now() >= askAgainAt) asking = ask()
    return known ?? asking ?? new Set()
  }

  return {
    features,
    // While the backend has never answered, the call itself is left to fail with the right words.
    offers: async (feature) => {
      const offered = await features()
      return known === undefined || offered.has(feature)
    },
  }
}
