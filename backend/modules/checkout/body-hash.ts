import { createHash } from 'node:crypto'

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
