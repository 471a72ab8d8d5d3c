import { same } from './same.ts'
import { isMembers, labelOf, titleIn } from './schema.ts'

/** One place at which two forms of a document differ. */
export interface Difference {
  /** 'Blocks 3, Paragraphs 1'. */
  readonly where: string
  readonly before: string
  readonly after: string
}

/** The most that are told one by one. */
const MOST = 60

const inWords = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object') return String(value)
  const kind = isMembers(value) && typeof value.kind === 'string' ? labelOf(value.kind) : ''
  const title = Array.isArray(value) ? `${value.length} of them` : titleIn(value)
  return [kind, title].filter(Boolean).join(': ') || 'something else'
}

/** What the entries of two lists have in common at their ends: an entry added above moves no other. */
const frame = (one: readonly unknown[], other: readonly unknown[]) => {
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && same(one[start], other[start])) start += 1
  let end = 0
  while (end < most - start && same(one.at(-1 - end), other.at(-1 - end))) end += 1
  return { start, end }
}

const walk = (where: string, before: unknown, after: unknown, found: Difference[]): void => {
  if (found.length >= MOST || same(before, after)) return
  if (Array.isArray(before) && Array.isArray(after)) {
    const { start, end } = frame(before, after)
    const [one, other] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
    for (let at = 0; at < Math.max(one.length, other.length); at += 1)
      walk(`${where} ${start + at + 1}`, one[at], other[at], found)
    return
  }
  if (isMembers(before) && isMembers(after) && before.kind === after.kind) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      walk([where, labelOf(name)].filter(Boolean).join(', '), before[name], after[name], found)
    return
  }
  found.push({ where, before: inWords(before), after: inWords(after) })
}

/** Where two forms of a document differ, in the order of the first. */
export const differences = (before: unknown, after: unknown): readonly Difference[] => {
  const found: Difference[] = []
  walk('', before, after, found)
  return found
}
