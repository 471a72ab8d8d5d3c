import { createHash } from 'node:crypto'
import type { AuditLine, AuditLink } from '#contract/audit.ts'

/** What the first line is chained to. */
const GENESIS = '0'.repeat(64)

/** The same text for the same value, in whatever order its members were written. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`)
      .join(',')}}`
  return JSON.stringify(value) ?? 'null'
}

/** SHA-256 in hex of the previous hash and the line; it never changes while the line is the same. */
export const lineHash = (before: string, line: AuditLine): string =>
  createHash('sha256')
    .update(`${before}\n${canonical(line)}`)
    .digest('hex')

/** How far a check of the chain has come. */
export interface ChainHead {
  readonly seq: number
  readonly hash: string
}

export const START: ChainHead = { seq: 0, hash: GENESIS }

/** What is wrong with the chain, and where. */
export interface Break {
  readonly seq: number
  readonly id: number
  readonly what: 'changed' | 'removed' | 'inserted' | 'links are missing'
}

/** Checks links in order from a known head. Returns the new head and every break. */
export const followChain = (
  from: ChainHead,
  links: readonly AuditLink[],
): { head: ChainHead; breaks: Break[] } => {
  const breaks: Break[] = []
  let head = from
  for (const { seq, id, hash, line } of links) {
    if (seq !== head.seq + 1) breaks.push({ seq, id, what: 'links are missing' })
    else if (line === null) breaks.push({ seq, id, what: 'removed' })
    else if (line.id !== id || lineHash(head.hash, line) !== hash) breaks.push({ seq, id, what: 'changed' })
    // After a break the rest is checked against the stored hash: each break is reported once.
    head = { seq, hash }
  }
  return { head, breaks }
}
