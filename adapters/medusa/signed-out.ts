import { createHash } from 'node:crypto'

/** The most that are remembered: the oldest is forgotten first. Medusa's tokens are valid for a day. */
const MOST = 100_000

/**
 * Tokens that were signed out, for the life of this program: Medusa itself accepts a token until it expires. The shop's
 * cookie is gone in any case; this protects against copies of the token.
 */
export const openSignedOut = () => {
  const ended = new Set<string>()
  const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
  return {
    end: (token: string) => {
      const [oldest] = ended
      if (ended.size >= MOST && oldest !== undefined) ended.delete(oldest)
      ended.add(hashOf(token))
    },
    has: (token: string | undefined): boolean =>
      token !== undefined && ended.size > 0 && ended.has(hashOf(token)),
  }
}
export type SignedOut = ReturnType<typeof openSignedOut>
