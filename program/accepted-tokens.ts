import { createHash } from 'node:crypto'

/** An outage may last a night, and metrics are needed most during one. */
const KEPT_MS = 24 * 60 * 60_000
const MOST_KEPT = 100

/** Tokens that were accepted recently, as hashes, for the time in which they cannot be checked. */
export interface AcceptedTokens {
  readonly accept: (token: string) => void
  readonly forget: (token: string) => void
  readonly wasAccepted: (token: string) => boolean
}

export const createAcceptedTokens = (now: () => number = Date.now): AcceptedTokens => {
  const until = new Map<string, number>()
  const hash = (token: string) => createHash('sha256').update(token).digest('base64url')
  return {
    accept: (token) => {
      if (until.size >= MOST_KEPT) until.clear()
      until.set(hash(token), now() + KEPT_MS)
    },
    forget: (token) => void until.delete(hash(token)),
    wasAccepted: (token) => (until.get(hash(token)) ?? 0) > now(),
  }
}
