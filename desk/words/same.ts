import { isMembers } from './schema.ts'

/**
 * Whether two forms of a document say the same. The order of members says nothing: the store of drafts has its own. A
 * member that is undefined is not there.
 */
export const same = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => same(value, other[at]))
  if (!isMembers(one) || !isMembers(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    same(one[name], other[name]),
  )
}
