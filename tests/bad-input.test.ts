import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startShop, type Shop } from './support/server.ts'

/** Bad input is refused for its sender and is never an outage for others. */

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ backend: { seed: 'catalogue' }, protect: true })
})
afterAll(() => shop.close())

const codeOf = async (query: string, variables: Record<string, unknown>) => {
  const { errors } = await shop.graphql(query, variables)
  return errors[0]?.extensions.code
}

const openParts = async () => {
  const { text } = await shop.request.get('/metrics')
  return text.split('\n').filter((line) => /^upstream_breaker_open\{.*\} 1$/.test(line))
}

const SLOTS =
  'query S($from: Date, $days: Int) { slots(storeId: "nowhere", from: $from, days: $days) { timeZone } }'

test('thirty refusals of the backend are thirty answers, and nothing is given up', async () => {
  for (let n = 0; n < 30; n++) expect(await codeOf(SLOTS, { days: 100_000 })).toBe('VALIDATION')
  expect(await openParts()).toEqual([])
  expect(await codeOf(SLOTS, { from: '2026-11-22' })).toBe('NOT_FOUND')
})

test.each(['2026-99-99', '2026-02-30', '22.11.2026', ''])(
  '%j is not a day that a calendar has',
  async (from) => {
    expect(await codeOf(SLOTS, { from })).toBe('BAD_REQUEST')
  },
)

describe('half of a surrogate pair', () => {
  test.each([
    ['a path', 'query Q($v: ID!) { product(id: $v) { name } }'],
    ['a query', 'query Q($v: String) { products(filter: { search: $v }) { total } }'],
    ['a body', 'mutation M($v: String!) { markPaid(sessionId: $v) { status } }'],
  ])('in %s is refused with a code', async (_, query) => {
    expect(await codeOf(query, { v: 'ring\ud800' })).toBe('BAD_REQUEST')
  })
})

test.each(['a b', 'a\nb', 'x'.repeat(65), '..'])('%j cannot be an id, so no piece is found', async (id) => {
  const { data, errors } = await shop.graphql('query Q($id: ID!) { product(id: $id) { name } }', { id })
  expect([data, errors]).toEqual([{ product: null }, []])
})
