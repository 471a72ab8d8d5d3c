import { SORTS, type Sort } from '#contract/catalogue.ts'
import { Refusal } from '#backend/lib/http/implement.ts'

/** A place in a sorted list: just after (`next`) or just before (`previous`) the piece with this key and id. */
export interface Cursor {
  readonly sort: Sort
  readonly towards: 'next' | 'previous'
  /** Value of the sort's column; a time is ISO 8601. */
  readonly key: number | string
  readonly id: string
}

export const writeCursor = ({ sort, towards, key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([SORTS.indexOf(sort), towards === 'next' ? 1 : 0, key, id])).toString(
    'base64url',
  )

const bad = () =>
  new Refusal(400, 'VALIDATION', 'Something in this request is not right.', {
    fields: {
      cursor: 'This does not look right.',
    },
  })

/** Reads what `writeCursor` wrote for the same sort; anything else is a bad request. */
export const readCursor = (text: string, sort: Sort): Cursor => {
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    throw bad()
  }
  if (!Array.isArray(parts) || parts.length !== 4) throw bad()
  const [at, forward, key, id]: unknown[] = parts
  if (SORTS[Number(at)] !== sort || typeof id !== 'string' || id.length > 64 || id.includes('\0')) throw bad()
  const fits = sort === 'new-arrivals' ? isTime : isWhole
  if (!fits(key)) throw bad()
  return { sort, towards: forward === 1 ? 'next' : 'previous', key, id }
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const isTime = (key: unknown): key is string =>
  typeof key === 'string' && ISO.test(key) && !Number.isNaN(Date.parse(key))
const isWhole = (key: unknown): key is number => Number.isSafeInteger(key)
