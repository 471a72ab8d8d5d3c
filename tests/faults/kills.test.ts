import { describe, expect, test } from 'vitest'
import { verdict } from '../../bench/lib/table.ts'
import { kills } from './money/kills.ts'
import { STORES, storesHere } from './money/stand.ts'

/** The quick form of the kill runner; the full form is `npm run faults -- kills`. */
describe.each(STORES)('kill -9 in the middle of checkouts, on %s', (store) => {
  test.skipIf(!storesHere().includes(store))(
    'loses nothing, charges nothing twice, and settles within 30 s',
    async () => {
      expect((await kills(store, 5)).filter((goal) => verdict(goal) === 'MISSED')).toEqual([])
    },
    450_000,
  )
})
