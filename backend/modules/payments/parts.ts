import type { BackendConfig, Deps } from '#backend/lib/http/implement.ts'
import { createConfirm } from './confirm.ts'
import { createNews } from './news.ts'
import type { Provider } from './provider/provider.ts'
import { connectStripe } from './provider/stripe.ts'
import { createPayRest } from './rest.ts'
import { createReconciliation } from './reconciliation/reconciliation.ts'
import { createReconcile } from './reconcile.ts'
import { createRefunds } from './refunds.ts'

const others = new WeakMap<BackendConfig, Provider>()

/** Another provider than Stripe for a backend that is not built yet: a made-up one in tests. */
export const payThrough = (config: BackendConfig, provider: Provider): void =>
  void others.set(config, provider)

const buildParts = (deps: Deps) => {
  const { db, clock, log, config } = deps
  const provider = others.get(config) ?? connectStripe(config)
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
