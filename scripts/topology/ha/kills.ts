import { setTimeout as pause } from 'node:timers/promises'
import { present } from '#scripts/lib/present.ts'
import { QUICKER, startPrometheus } from '../alerts/prometheus.ts'
import type { Victim } from './cluster.ts'
import { audit, catalogue, expect, inSeconds, longestSilence, startLoad, until, type Shop } from './load.ts'

/** Writes must be acknowledged again within this. Seconds. */
const RESUMES_WITHIN = 30
const NO_STANDBY = 'StoreHasNoStandby'
const VICTIMS: readonly Victim[] = ['machine', 'patroni', 'postmaster']
const WORDS: Readonly<Record<Victim, string>> = {
  machine: 'the whole machine',
  patroni: 'Patroni alone',
  postmaster: "PostgreSQL's first process",
}

/** The primary is killed repeatedly, each time in another way, while people read and buy. */
export const kills = async (shop: Shop, times: number) => {
  const { cluster, topology } = shop
  const { say } = topology
  const prometheus = await startPrometheus(topology.folder, topology.operatorToken, {
    patroni: cluster.machines.map(({ rest }) => rest),
  })
  const load = await startLoad(shop)
  const since = performance.now()
  let slowest = 0
  let called = 0
  try {
    await pause(4_000)
    for (let n = 0; n < times; n += 1) {
      const victim = present(VICTIMS[n % VICTIMS.length], 'victim')
      const primary = await cluster.whole()
      const at = performance.now()
      prometheus.forget(NO_STANDBY)
      cluster.kill(primary, victim)
      // Answers that were already under way do not count as later ones.
      await pause(1_000)
      // Without its Patroni another machine leads; if only PostgreSQL was killed, it is started again in the same
      // place.
      const leads = async () =>
        (await cluster.members()).some(
          ({ role, state, name }) =>
            role === 'leader' && state === 'running' && (victim === 'postmaster' || name !== primary.name),
        )
      expect(await until(leads, 90), `nobody leads after ${WORDS[victim]} was killed`)
      const led = performance.now()
      expect(
        await until(() => load.journal.writes.some((each) => each > led), 60),
        `no write was acknowledged again after ${WORDS[victim]} was killed`,
      )
      // The old primary continues without Patroni: nobody may be connected to it.
      const livesOn =
        victim === 'patroni'
          ? await cluster
              .ask<{ n: number; r: boolean }>(
                `select (select count(*)::int from pg_stat_activity where application_name = 'backend') as n, pg_is_in_recovery() as r`,
                primary,
              )
              .then(([row]) => row)
              .catch(() => undefined)
          : undefined
      cluster.start(primary)
      const leader = await cluster.whole()
      const silence = longestSilence(load.journal, at, performance.now())
      slowest = Math.max(slowest, silence)
      await until(() => prometheus.told.get(NO_STANDBY)?.resolved !== undefined, 10)
      const { firing, resolved } = prometheus.told.get(NO_STANDBY) ?? {}
      if (firing !== undefined && resolved !== undefined) called += 1
      const zombie =
        livesOn?.r === false ? `; it lived on as a second primary with ${livesOn.n} programs of ours` : ''
      say(
        `${String(n + 1).padStart(9)}  ${WORDS[victim]} of ${primary.name} killed: no write for ${inSeconds(silence)}, ${leader.name} leads, whole after ${inSeconds(performance.now() - at)}${zombie}; ${load.reading.failed.length} reads failed`,
      )
    }
  } finally {
    await load.stop()
    await prometheus.stop()
  }
  const seconds = (performance.now() - since) / 1_000
  const asked = load.reading.times.length + load.reading.failed.length
  say(
    `kills      ${times} of the primary in ${seconds.toFixed(0)} s, ${(asked / seconds).toFixed(0)} reads a second beside ${(load.journal.placed.size / seconds).toFixed(1)} orders and ${(load.journal.writes.length / seconds).toFixed(1)} writes; the longest time without a write ${inSeconds(slowest)}`,
  )
  say(
    `alert      ${NO_STANDBY} fired and was gone again in ${called} of ${times} (a minute of its rule in ${60 / QUICKER} s)`,
  )
  await audit(shop, load.journal)
  catalogue(shop, load.reading)
  expect(called > 0, `${NO_STANDBY} was never called for`)
  expect(slowest <= RESUMES_WITHIN * 1_000, `no write for more than ${RESUMES_WITHIN} s`)
}
