import { Fault } from './fault.ts'

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i

const MAX_DEPTH = 32
/** No object of the contract has nearly as many members; a hundred thousand take twelve megabytes. */
const MAX_MEMBERS = 5_000

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** Scans JSON as it arrives, byte by byte, before any of it is held as text. */
export const createGlance = () => {
  const members: number[] = []
  let depth = 0
  let inText = false
  let escaped = false
  /** Why this is not a valid answer; undefined so far. */
  return (chunk: Buffer): string | undefined => {
    for (let at = 0; at < chunk.length; at += 1) {
      const code = chunk[at]
      if (inText) {
        if (escaped) escaped = false
        else if (code === BACKSLASH) escaped = true
        else if (code === QUOTE) inText = false
      } else if (code === QUOTE) inText = true
      else if (code === 0x5b || code === 0x7b) {
        if (++depth > MAX_DEPTH) return 'answer is nested too deeply'
        members[depth] = 0
      } else if (code === 0x5d || code === 0x7d) depth -= 1
      else if (code === 0x3a) {
        const count = (members[depth] ?? 0) + 1
        if (count > MAX_MEMBERS) return 'an object in the answer has too many members'
        members[depth] = count
      }
    }
    return undefined
  }
}

/** Only an escape can put half of a surrogate pair into a JSON text; most texts have none, which is quickly checked. */
const ESCAPE = '\\u'
const MAY_BE_HALF = /\\u[dD][89a-fA-F]/

/**
 * Half of a surrogate pair is not text and cannot be part of an address, so the replacement character takes its place.
 */
const wellFormed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(wellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name.toWellFormed(), wellFormed(member)]),
  )
}

/** The JSON of an answer, or why it could not be read. */
export const parseAnswer = (text: string, contentType: string, status: number): unknown => {
  if (text === '') return null
  // A failed call may have an HTML page from some proxy: then only the status counts.
  const refused = (why: string) => (status >= 400 ? null : new Fault('garbage', why))
  if (!JSON_TYPE.test(contentType)) return refused(`answer is '${contentType}', not JSON`)
  try {
    const value: unknown = JSON.parse(text)
    return text.includes(ESCAPE) && MAY_BE_HALF.test(text) ? wellFormed(value) : value
  } catch {
    return refused('answer is not valid JSON')
  }
}
