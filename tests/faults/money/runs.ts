import type { Goal } from '../../../bench/lib/table.ts'
import type { Run } from '../run.ts'
import { alteredSessions, priceChanges } from './changes.ts'
import { forgeries } from './forgeries.ts'
import { kills } from './kills.ts'
import { FIRST_LIFE, lives } from './lives.ts'
import { doubleClick, lastPiece, pointsTwice, webhookRace } from './races.ts'
import { openStand, storesHere, type Stand, type Store } from './stand.ts'
import { lateMoney, webhookStorm } from './storm.ts'
import { tamperedBags } from './tampered-bags.ts'
import { twoCheckouts } from './two-checkouts.ts'

const onStores =
  (work: (store: Store, part: number) => Promise<Goal[]>): Run =>
  async (_full, { store: only, part = 1 } = {}) => {
    const goals: Goal[] = []
    for (const store of storesHere())
      if (only === undefined || only === store) goals.push(...(await work(store, part)))
    return goals
  }

const onStands = (
  size: number,
  work: (stand: Stand, size: number) => Promise<Goal[]>,
  options?: { webhooks: boolean },
): Run =>
  onStores(async (store, part) => {
    const stand = await openStand(store, options)
    try {
      return await work(stand, Math.ceil(size / part))
    } finally {
      await stand.close()
    }
  })

/** The full form: races, forgeries and kills, on each store of this machine. */
export const moneyRuns = {
  'last-piece': onStands(200, lastPiece),
  points: onStands(200, pointsTwice),
  'double-click': onStands(200, doubleClick),
  'webhook-race': onStands(1000, webhookRace),
  forgeries: onStands(50, forgeries),
  'webhook-storm': onStands(1000, webhookStorm, { webhooks: true }),
  'late-money': onStands(200, lateMoney),
  'price-changes': onStands(200, priceChanges),
  'altered-sessions': onStands(2000, alteredSessions),
  lives: onStands(200, (stand, count) => lives(stand, count, Number(process.env['SEED'] ?? FIRST_LIFE))),
  'two-checkouts': onStands(200, twoCheckouts),
  'tampered-bags': onStands(2000, tamperedBags),
  kills: onStores((store, part) => kills(store, Math.ceil(100 / part))),
} satisfies Record<string, Run>
