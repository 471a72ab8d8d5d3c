import { nothingToDo } from '#backend/lib/account-hooks.ts'
import { none, type Module } from '#backend/lib/implement.ts'

/** What finds products: `port.ts` says what the shop asks of it. It answers nobody outside: the catalogue uses its `api.ts`. */
export const search: Module = {
  name: 'search',
  routes: none,
  jobs: none,
  metrics: none,
  accounts: { exported: {}, discarded: nothingToDo, erased: nothingToDo },
}
