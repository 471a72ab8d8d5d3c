import { createHash } from 'node:crypto'
import { Refusal } from '#backend/lib/http/implement.ts'

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => [k, sorted(v)]),
  )
}

/** The same for bodies with the same content, whatever the order of their members. */
export const hashOf = (body: { readonly pan?: string | undefined }): string =>
  createHash('sha256')
    // A PAN could be found from its hash by trying all of them, so only its presence is hashed.
    .update(JSON.stringify(sorted({ ...body, ...(body.pan !== undefined && { pan: 'given' }) })))
    .digest('hex')

/** The order of a key that was used before. Throws IDEMPOTENCY_MISMATCH if it was used for something else. */
export const sameBody = (
  known: { readonly body_hash: string; readonly order_id: string },
  body: Parameters<typeof hashOf>[0],
): string => {
  if (known.body_hash === hashOf(body)) return known.order_id
  throw new Refusal(409, 'IDEMPOTENCY_MISMATCH', 'This key belongs to another order.')
}
