import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, Moment } from './formats.ts'

/** The kind of a change that may have affected every product, its price and its place in lists. */
export const CATALOGUE = 'catalogue'

/** One change; `kind` is an `EntityKind` or CATALOGUE. A kind that the reader does not know may concern anything. */
export const Change = Type.Object({
  kind: Type.String(),
  id: Id,
  at: Moment,
})
export type Change = Static<typeof Change>

/**
 * Server-sent events (`text/event-stream`): one `Change` as JSON in each `data:` line, and a comment line as a
 * heartbeat every 15 s. The stream ends when the backend may have missed a change: a reader that connects again drops
 * everything it stored.
 */
export const streamChanges = endpoint({
  name: 'streamChanges',
  method: 'GET',
  path: '/api/changes',
  feature: 'changes',
  answer: Change,
})
