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

/** The same for bodies with the same content, in whatever order their members stand. */
export const hashOf = (body: { readonly pan?: string | undefined }): string =>
  createHash('sha256')
    // A PAN could be tried through from its hash: that there is one is enough.
    .update(JSON.stringify(sorted({ ...body, ...(body.pan !== undefined && { pan: 'given' }) })))
    .digest('hex')
