import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verdict, type Goal } from '../../bench/lib/table.ts'
import { forgeries } from './money/forgeries.ts'
import { doubleClick, lastPiece, pointsTwice, webhookRace } from './money/races.ts'
import { openStand, STORES, storesHere, type OpenStand, type Stand } from './money/stand.ts'
import { tamperedBags } from './money/tampered-bags.ts'

/** Issue 'Purchase': the quick form of the races and forgeries; the full form is `npm run faults`. */
const RUNS: readonly [string, (stand: Stand) => Promise<Goal[]>][] = [
  ['the last piece is sold once', (stand) => lastPiece(stand, 20)],
  ['points are spent once', (stand) => pointsTwice(stand, 3)],
  ['a double click is one order', (stand) => doubleClick(stand, 20)],
  ['webhook and landing page fulfil once', (stand) => webhookRace(stand, 20)],
  ['no forged confirmation is believed', (stand) => forgeries(stand, 5)],
  ['no tampered bag changes a total', (stand) => tamperedBags(stand, 100)],
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
      expect((await run(stand)).filter((goal) => verdict(goal) === 'MISSED')).toEqual([])
    },
    120_000,
  )
})
