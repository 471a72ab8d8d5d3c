import type { Module } from '#backend/lib/implement.ts'
import { tokenRoutes } from './tokens.ts'

/** Who of the house may do what: machines and people. */
export const staff: Module = {
  name: 'staff',
  routes: (deps) => tokenRoutes(deps),
}
