import { listRingSizes } from '#contract/ring-sizes.ts'
import { getShop } from '#contract/shop.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { implement, none, type Module } from '#backend/lib/http/implement.ts'
import { ringSizes } from '#backend/lib/trade/ring-sizes.ts'
import { setShop } from './operator-routes.ts'
import { readShopFacts } from './store.ts'

export const shop: Module = {
  name: 'shop',
  accounts: KEEPS_NOTHING,
  jobs: none,
  metrics: none,
  routes: (deps) => [
    implement(getShop, () => readShopFacts(deps.db)),
    implement(listRingSizes, () => Promise.resolve([...ringSizes])),
    setShop(deps),
  ],
}
