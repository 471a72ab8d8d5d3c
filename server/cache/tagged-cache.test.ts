import { expect, it } from 'vitest'
import { TaggedCache } from './tagged-cache.ts'

const TTL_MS = 1_000

/** A cache for eight values, and a clock that a test sets. */
const start = () => {
  const clock = { ms: 0 }
  const cache = new TaggedCache<string>({ capacity: 8, ttlMs: () => TTL_MS, now: () => clock.ms })
  const put = (...keys: readonly string[]) => {
    for (const key of keys) cache.put(key, key, { size: 1, tags: [], since: cache.mark() })
  }
  const found = (...keys: readonly string[]) => keys.filter((key) => cache.get(key) !== undefined)
  return { clock, cache, put, found }
}
const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

it('what is asked for once does not push out what is fresh', () => {
  const { put, found } = start()
  put(...eight)
  for (let n = 0; n < 5_000; n += 1) put(`once-${n}`)
  expect(found(...eight, 'once-0', 'once-4999')).toEqual(eight)
})

it('what is asked for again comes in, and the least recently used goes', () => {
  const { put, found } = start()
  put(...eight)
  expect(found('a')).toEqual(['a'])
  put('again', 'again')
  expect(found(...eight, 'again')).toEqual(['a', 'c', 'd', 'e', 'f', 'g', 'h', 'again'])
})

it('what has expired makes room for anything', () => {
  const { clock, put, found } = start()
  put(...eight)
  clock.ms = TTL_MS
  put('new')
  expect(found(...eight, 'new')).toEqual(['new'])
})

it('a value that is kept already is replaced at once', () => {
  const { cache, put } = start()
  put(...eight)
  cache.put('a', 'anew', { size: 1, tags: [], since: cache.mark() })
  expect(cache.get('a')).toBe('anew')
})
