import type { Deps } from '#backend/lib/http/implement.ts'
import { createConfirm } from './confirm.ts'
import { createNews } from './news.ts'
import { connectProvider } from './provider/provider.ts'
import { createPayRest } from './rest.ts'
import { createReconciliation } from './reconciliation/reconciliation.ts'
import { createReconcile } from './reconcile.ts'
import { createRefunds } from './refunds.ts'

const buildParts = (deps: Deps) => {
  const { db, clock, log, config } = deps
  const provider = connectProvider(config)
  const confirm = createConfirm({ db, clock, log, provider })
  const news = createNews({ db, clock, provider, confirm })
  return {
    provider,
    confirm,
    payRest: createPayRest({ db, clock, config, provider, confirm }),
    news,
    reconciliation: createReconciliation({ db, clock, log, provider, news }),
    reconcile: createReconcile({ db, clock, log, provider, confirm, news }),
    refunds: createRefunds({ db, clock, log, provider, news }),
  }
}

const built = new WeakMap<Deps, ReturnType<typeof buildParts>>()

/** Routes, webhook and jobs of one backend share their parts. */
export const partsOf = (deps: Deps) => {
  const parts = built.get(deps) ?? buildParts(deps)
  built.set(deps, parts)
  return parts
}
