import { nothingToDo } from '#backend/lib/account-hooks.ts'
import { none, type Module } from '#backend/lib/http/implement.ts'

/**
 * The module that finds products: `port.ts` lists what the shop asks for. It has no routes: the catalogue uses its
 * `api.ts`.
 */
export const search: Module = {
  name: 'search',
  routes: none,
  jobs: none,
  metrics: none,
  accounts: { exported: {}, discarded: nothingToDo, erased: nothingToDo },
}
