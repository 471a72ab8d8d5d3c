import type { Feature } from '#contract/endpoint.ts'
import { KEY_REFUSED } from '#contract/internal.ts'
import { getCapabilities } from '#contract/shop.ts'
import { member } from '#program/member.ts'
import type { Log } from '#server/context.ts'
import { fitsAnswer } from './checks.ts'
import { Fault } from './fault.ts'
import type { Upstream } from './http.ts'
import { upstreamUnavailable } from './normalise-error.ts'

/** How long an answer is kept. */
const KEPT_MS = 60_000
const RETRY_MS = 1_000
/**
 * Once the backend has failed to answer, nobody waits longer than this: the request continues in the background.
 */
const GLANCE_MS = 150

export interface Capabilities {
  /** Throws UPSTREAM_UNAVAILABLE (503) while the backend has never answered. */
  features: () => Promise<ReadonlySet<string>>
  /** Whether the last answer was that INTERNAL_TOKEN is not the backend's. */
  keyIsRefused: () => boolean
  offers: (feature: Feature) => Promise<boolean>
}

const glance = async <T>(asking: Promise<T | undefined> | undefined): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined
  const moment = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), GLANCE_MS)
  })
  try {
    return await Promise.race([asking, moment])
  } finally {
    clearTimeout(timer)
  }
}

/** What the backend can do beyond section 7. Read once a minute; the old answer serves until the new one arrives. */
export const createCapabilities = (
  upstream: Upstream,
  log: Log,
  deadlineMs: number,
  now: () => number = Date.now,
  retryMs = RETRY_MS,
): Capabilities => {
  let known: ReadonlySet<string> | undefined
  let askAgainAt = 0
  let asking: Promise<ReadonlySet<string> | undefined> | undefined
  let failed = false
  let refused = false

  const ask = async (): Promise<ReadonlySet<string> | undefined> => {
    try {
      const { name, path } = getCapabilities
      const headers = { accept: 'application/json' }
      const answer = await upstream.send({
        name,
        method: 'GET',
        path,
        headers,
        body: undefined,
        deadlineMs,
      })
      if (answer.status === 404) {
        known = new Set()
        askAgainAt = now() + KEPT_MS
      } else if (answer.status === 200 && fitsAnswer(getCapabilities, answer.body)) {
        known = new Set(answer.body.features)
        askAgainAt = now() + KEPT_MS
      } else if (answer.status === 401 && member(answer.body, 'code') === KEY_REFUSED) {
        // Logged whatever failed before, because only a changed setting ends this.
        if (!refused) log.error({}, 'the backend refuses the key of this shop: INTERNAL_TOKEN')
        refused = failed = true
        throw new Fault('garbage', 'INTERNAL_TOKEN is refused')
      } else throw new Error(`status ${answer.status}`)
      failed = refused = false
    } catch (error) {
      // Logged in full once; while it lasts, readiness and the metrics report it.
      log[failed ? 'debug' : 'warn']({ err: error }, 'could not ask the backend for its capabilities')
      failed = true
      askAgainAt = now() + retryMs
    } finally {
      asking = undefined
    }
    return known
  }

  const soFar = async (): Promise<ReadonlySet<string> | undefined> => {
    if (known && now() < askAgainAt) return known
    if (!asking && now() >= askAgainAt) asking = ask()
    return known ?? (failed ? glance(asking) : asking)
  }
  const orFail = async (): Promise<ReadonlySet<string>> => {
    const features = await soFar()
    // Nothing is known: saying that the shop has no such page would be wrong, and so would the status.
    if (!features) throw upstreamUnavailable(getCapabilities.name, new Fault('network', 'never answered'))
    return features
  }
  /** Nearly every request asks, and nearly always this minute's answer is known. */
  let answer: { readonly of: ReadonlySet<string>; readonly promise: Promise<ReadonlySet<string>> } | undefined

  return {
    features: () => {
      if (!known || now() >= askAgainAt) return orFail()
      if (answer?.of !== known) answer = { of: known, promise: Promise.resolve(known) }
      return answer.promise
    },
    // While the backend has never answered, the call itself fails with the right words.
    offers: async (feature) => (await soFar())?.has(feature) ?? true,
    keyIsRefused: () => refused,
  }
}
