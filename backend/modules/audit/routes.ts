import { Gauge } from 'prom-client'
import { operatorAudit } from '#contract/audit.ts'
import { followChain, START } from '#backend/lib/audit/audit-chain.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { implement, type Deps, type Job, type Module } from '#backend/lib/http/implement.ts'
import { chainAll, readChain, readWaiting } from './chain.ts'

/** Links checked a minute: a million lines are checked in about three hours, again and again. */
const CHECKED_AT_ONCE = 5000

const broken = new Gauge({
  name: 'audit_chain_breaks',
  help: 'Lines of the audit trail that were found changed, removed or inserted in the last pass over it',
  registers: [],
})
const waiting = new Gauge({
  name: 'audit_chain_waiting_seconds',
  help: 'How long the oldest line of the audit trail waits to be made part of the chain',
  registers: [],
})

const jobs = ({ db, log, clock }: Deps): readonly Job[] => {
  let head = START
  let found = 0
  return [
    { name: 'audit-chain', everyMs: 1000, run: () => chainAll(db) },
    {
      name: 'audit-check',
      everyMs: 60_000,
      run: async () => {
        const { since } = await readWaiting(db)
        waiting.set(since === null ? 0 : Math.max(0, (clock.now() - since.getTime()) / 1000))
        const { links, strays } = await readChain(db, head.seq, CHECKED_AT_ONCE)
        const checked = followChain(head, links)
        for (const problem of checked.breaks) log.error(problem, 'the audit trail is broken')
        if (strays.length > 0) log.error({ ids: strays }, 'lines were put into the audit trail')
        found += checked.breaks.length + strays.length
        // A break is reported at once; success only when a pass is complete.
        if (found > 0) broken.set(found)
        head = checked.head
        if (links.length === CHECKED_AT_ONCE) return
        broken.set(found)
        // Somebody who can rewrite the store can rewrite the chain, so its head is also written to the log.
        log.info({ ...head, breaks: found }, 'the audit trail was checked')
        found = 0
        head = START
      },
    },
  ]
}

/** The audit trail as a chain that reveals tampering. */
export const audit: Module = {
  name: 'audit',
  metrics: ({ metrics }) => {
    metrics.registerMetric(broken)
    metrics.registerMetric(waiting)
  },
  accounts: KEEPS_NOTHING,
  routes: ({ db }) => [
    implement(operatorAudit, async ({ query }) => {
      const { after = 0, limit = 500 } = query
      const { links, strays } = await readChain(db, after, limit)
      const { many } = await readWaiting(db)
      return { links, strays, waiting: many, more: links.length === limit }
    }),
  ],
  jobs,
}
