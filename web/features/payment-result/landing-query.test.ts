import { describe, expect, it } from 'vitest'
import { landingOf, type LandedOrder } from './landing-query.ts'

const order = (status: string): LandedOrder => ({
  id: 'o1',
  number: '26-1',
  status,
  amount: 100,
  delivery: 'SHIP',
  storeName: null,
  expectedArrival: '2026-12-04',
  giftWrap: false,
  plainParcel: false,
  reservedUntil: null,
  advance: null,
  money: null,
  items: [],
})

describe('what the page after the payment says', () => {
  it.each([
    ['PAID', 'paid', 'paid'],
    ['PAID', 'Processing', 'paid'],
    ['PAID', 'Refunded', 'returned'],
    ['PAID', 'Cancelled', 'returned'],
    ['PENDING', 'Pending payment', 'waiting'],
    ['PENDING', 'Under review', 'looked-at'],
    ['PENDING', 'Cancelled', 'refused'],
    ['REFUSED', 'Cancelled', 'refused'],
  ] as const)('%s, order %s: %s', (status, word, is) => {
    expect(landingOf({ status, order: order(word), amount: 100 }, undefined)).toMatchObject({ is })
  })

  it.each([
    ['PAID', 'paid'],
    ['PENDING', 'waiting'],
    ['REFUSED', 'refused'],
  ] as const)('%s to somebody who did not place it: %s, without the order', (status, is) => {
    expect(landingOf({ status, order: null, amount: null }, undefined)).toEqual({ is })
  })

  it('a session that the shop does not know is unknown; a shop that does not answer is asked again', () => {
    for (const code of ['NOT_FOUND', 'BAD_REQUEST', 'VALIDATION'])
      expect(landingOf(undefined, code)).toEqual({ is: 'unknown' })
    for (const code of ['UPSTREAM_UNAVAILABLE', 'OVERLOADED', undefined])
      expect(landingOf(undefined, code)).toEqual({ is: 'asking' })
  })
})
