import { nothingToDo } from '#backend/lib/account-hooks.ts'
import { none, type Module } from '#backend/lib/http/implement.ts'

/** The stock that can be sold. It has no routes: bag, checkout, orders and payments use its `api.ts`. */
export const stock: Module = {
  name: 'stock',
  routes: none,
  jobs: none,
  metrics: none,
  // A reservation names the order that holds a piece; it is exported with the order and stays with it.
  accounts: { exported: {}, discarded: nothingToDo, erased: nothingToDo },
}
