import { setTimeout as pause } from 'node:timers/promises'
import type { Goal } from '../../bench/lib/table.ts'
import { randomFrom } from '#tests/support/catalogue-fixture.ts'
import { DEADLINES } from '#server/upstream/deadlines.ts'
import { startStandIn } from '#tests/support/stand-in.ts'
import { startGuardedShop } from './guarded-shop.ts'
import { startFaultProxy, type Choose, type FaultKind } from './proxy.ts'
import { inParallel, quantile, readers, type Outcome } from './reads.ts'

/** Row 'Backend slow or dead': a line that fails one request in ten, and one that fails them all. */

/** Of ten failing requests: half hang, the rest is cut, refused or mangled. */
const TEN: readonly FaultKind[] = [
  'drop', 'reset', 'drop', 'refuse', 'drop', 'cut', 'drop', 'garbage', 'drop', 'drip',
] // prettier-ignore

/** Every tenth request, each fault in its turn: the same in every run. */
const inTurn = (): Choose => {
  let count = 0
  return () => {
    count += 1
    return count % 10 === 0 ? (TEN[(count / 10) % TEN.length] ?? 'pass') : 'pass'
  }
}

/** One request in ten by chance. */
const byChance = (seed: number): Choose => {
  const random = randomFrom(seed)
  return () => (random() < 0.1 ? (TEN[Math.floor(random() * TEN.length)] ?? 'drop') : 'pass')
}

/** In the quick form a healthy read must not fail because the machine is busy. */
const PATIENT = { ...DEADLINES, connect: 2_500, readAttempt: 2_500, read: 7_000 }

const share = (outcomes: readonly Outcome[], holds: (outcome: Outcome) => boolean) =>
  (outcomes.filter(holds).length / outcomes.length) * 100

const times = (outcomes: readonly Outcome[]) => outcomes.map(({ ms }) => ms)

export const run = async (full: boolean): Promise<Goal[]> => {
  const standIn = await startStandIn()
  const proxy = await startFaultProxy(standIn.url)
  const shop = await startGuardedShop(proxy.url, { DIST_DIR: 'no-build' }, full ? DEADLINES : PATIENT)
  const { ask, close } = readers(shop.url, 40)
  try {
    await inParallel(40, 4, ask)

    proxy.choose(full ? byChance(11) : inTurn())
    const ill = await inParallel(full ? 4_000 : 300, 20, ask)

    // All of it down: most requests hang, the others are cut. Until the breaker opens each costs its deadline.
    let n = 0
    proxy.choose(() => ((n += 1) % 4 === 0 ? 'reset' : 'drop'))
    const before = await inParallel(full ? 160 : 120, 40, ask)
    const after = await inParallel(full ? 2_000 : 100, 10, ask)

    proxy.choose(() => 'pass')
    const healing = performance.now()
    while (!(await inParallel(10, 1, ask)).every(({ fine }) => fine)) {
      if (performance.now() - healing > 30_000) break
      await pause(50)
    }
    const healed = (performance.now() - healing) / 1_000

    const id = 'E, backend slow or dead'
    const timed: Goal[] = full
      ? [
          { id, what: '10 % faults: p99 of reads', value: quantile(times(ill), 0.99), unit: 'ms', must: 1_000, better: 'less' },
          { id, what: 'all down, breaker closed: slowest answer', value: Math.max(...times(before)), unit: 'ms', must: 2_100, better: 'less' },
          { id, what: 'all down, breaker open: p99', value: quantile(times(after), 0.99), unit: 'ms', must: 50, better: 'less' },
        ]
      : [] // prettier-ignore
    return [
      { id, what: `10 % faults: reads that came (of ${ill.length})`, value: share(ill, ({ fine }) => fine), unit: '%', must: full ? 99.5 : 98, better: 'more' },
      { id, what: 'answers whole and coded, down or not', value: share([...ill, ...before, ...after], ({ honest }) => honest), unit: '%', must: 100, better: 'more' },
      { id, what: 'healed after, without a restart', value: healed, unit: 's', must: full ? 10 : 29, better: 'less' },
      ...timed,
    ] // prettier-ignore
  } finally {
    await close()
    await shop.close()
    await proxy.close()
    await standIn.close()
  }
}
