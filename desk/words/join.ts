import { same } from './same.ts'
import { isMembers } from './schema.ts'

/**
 * Two forms of a document that began as the same one: of each member whichever was changed, of one that both changed
 * mine. A list is one member.
 */
export const joined = (began: unknown, theirs: unknown, mine: unknown): unknown => {
  if (same(began, mine) || same(theirs, mine)) return theirs
  if (same(began, theirs)) return mine
  if (!isMembers(theirs) || !isMembers(mine)) return mine
  const before = isMembers(began) ? began : {}
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  return Object.fromEntries(
    [...names]
      .map((name) => [name, joined(before[name], theirs[name], mine[name])] as const)
      .filter(([, value]) => value !== undefined),
  )
}
