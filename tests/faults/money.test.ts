import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verdict, type Goal } from '../../bench/lib/table.ts'
import { alteredSessions, priceChanges } from './money/changes.ts'
import { forgeries } from './money/forgeries.ts'
import { BROKE_ONCE, lives } from './money/lives.ts'
import { doubleClick, lastPiece, pointsTwice, webhookRace } from './money/races.ts'
import { openStand, STORES, storesHere, type OpenStand, type Stand } from './money/stand.ts'
import { lateMoney, webhookStorm } from './money/storm.ts'
import { tamperedBags } from './money/tampered-bags.ts'
import { twoCheckouts } from './money/two-checkouts.ts'

/**
 * The quick form of the races and forgeries; the full form is `npm run faults`. PGlite is one
 * connection, so a race cannot be lost there: it gets fewer rounds.
 */
const RUNS: readonly [string, (stand: Stand, rounds: number) => Promise<Goal[]>][] = [
  ['the last piece is sold once', lastPiece],
  ['points are spent once', (stand) => pointsTwice(stand, 1)],
  ['a double click is one order', doubleClick],
  ['webhook and landing page fulfil once', webhookRace],
  ['no forged confirmation is believed', (stand) => forgeries(stand, 2)],
  ['no genuine payment of something else is believed', (stand) => alteredSessions(stand, 20)],
  ['no order is at a sum that was never shown', (stand) => priceChanges(stand, 12)],
  ['late money is sold its piece or given back', (stand) => lateMoney(stand, 6)],
  ['of checkouts at once one can be paid, and a refused one ends none', twoCheckouts],
  ['no tampered bag changes a total', (stand) => tamperedBags(stand, 40)],
]

describe.each(STORES)('money on %s', (store) => {
  const here = storesHere().includes(store)
  let stand: OpenStand
  beforeAll(async () => {
    if (here) stand = await openStand(store)
  })
  afterAll(() => stand?.close())
  test.skipIf(!here).each(RUNS)(
    '%s',
    async (_, run) => {
      expect(
        (await run(stand, store === 'PGlite' ? 3 : 20)).filter((goal) => verdict(goal) === 'MISSED'),
      ).toEqual([])
    },
    300_000,
  )
  test.skipIf(!here)(
    'books, provider and points agree at every step of random histories of orders',
    async () => {
      const own = await openStand(store)
      try {
        const goals = await lives(own, 10)
        for (const seed of BROKE_ONCE) goals.push(...(await lives(own, 1, seed)))
        expect(goals.filter((goal) => verdict(goal) === 'MISSED')).toEqual([])
      } finally {
        await own.close()
      }
    },
    300_000,
  )
  test.skipIf(!here)(
    'every order ends correctly when webhooks are lost, doubled and out of order',
    async () => {
      const told = await openStand(store, { webhooks: true })
      try {
        expect((await webhookStorm(told, 21)).filter((goal) => verdict(goal) === 'MISSED')).toEqual([])
      } finally {
        await told.close()
      }
    },
    300_000,
  )
})
