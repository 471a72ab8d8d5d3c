import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verdict, type Goal } from '../../bench/lib/table.ts'
import { forgeries } from './money/forgeries.ts'
import { doubleClick, lastPiece, pointsTwice, webhookRace } from './money/races.ts'
import { openStand, STORES, storesHere, type OpenStand, type Stand } from './money/stand.ts'
import { tamperedBags } from './money/tampered-bags.ts'

/**
 * Issue 'Purchase': the quick form of the races and forgeries; the full form is `npm run faults`. PGlite is one
 * connection, so a race cannot be lost there: it gets fewer rounds.
 */
const RUNS: readonly [string, (stand: Stand, rounds: number) => Promise<Goal[]>][] = [
  ['the last piece is sold once', lastPiece],
  ['points are spent once', (stand) => pointsTwice(stand, 1)],
  ['a double click is one order', doubleClick],
  ['webhook and landing page fulfil once', webhookRace],
  ['no forged confirmation is believed', (stand) => forgeries(stand, 2)],
  ['no tampered bag changes a total', (stand) => tamperedBags(stand, 40)],
]

describe.each(STORES)('money on %s (reliability 1A)', (store) => {
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
})
