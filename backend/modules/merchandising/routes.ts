import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { none, type Module } from '#backend/lib/http/implement.ts'
import { categoryRoutes } from './category-routes.ts'
import { transferRoutes } from './import/transfer.ts'
import { newProductRoutes } from './new-product-routes.ts'
import { tableRoutes } from './table/routes.ts'
import { variantRoutes } from './variant-routes.ts'

/** What the house does with its products, categories, prices and stock. The audit trail records every write. */
export const merchandising: Module = {
  name: 'merchandising',
  accounts: KEEPS_NOTHING,
  jobs: none,
  metrics: none,
  routes: (deps) => [
    ...transferRoutes(deps),
    ...tableRoutes(deps),
    ...categoryRoutes(deps),
    ...newProductRoutes(deps),
    ...variantRoutes(deps),
  ],
}
