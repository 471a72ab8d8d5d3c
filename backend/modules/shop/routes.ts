import { listRingSizes } from '#contract/ring-sizes.ts'
import { getShop } from '#contract/shop.ts'
import { implement, type Module } from '#backend/lib/implement.ts'
import { ringSizes } from '#backend/lib/ring-sizes.ts'
import { readShopFacts } from './store.ts'

export const shop: Module = {
  name: 'shop',
  routes: ({ db }) => [
    implement(getShop, () => readShopFacts(db)),
    implement(listRingSizes, () => Promise.resolve([...ringSizes])),
  ],
}
