import { listRingSizes } from '#contract/ring-sizes.ts'
import { getShop } from '#contract/shop.ts'
import { implement, type Module } from '#backend/lib/implement.ts'
import { ringSizes } from '#backend/lib/ring-sizes.ts'
import { setShop } from './operator-routes.ts'
import { readShopFacts } from './store.ts'

export const shop: Module = {
  name: 'shop',
  routes: (deps) => [
    implement(getShop, () => readShopFacts(deps.db)),
    implement(listRingSizes, () => Promise.resolve([...ringSizes])),
    setShop(deps),
  ],
}
