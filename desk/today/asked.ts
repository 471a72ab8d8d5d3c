import type { operatorAppointments } from '#contract/appointments.ts'
import type { operatorSales } from '#contract/desk-books.ts'
import type { operatorProducts } from '#contract/desk-products.ts'
import type { operatorWork } from '#contract/desk.ts'
import type { Later } from '../api/use-call.ts'

/** What the first screen asks; the shapes of the answers come beside it. */
const shapes = () => import('./shapes.ts')

export const work: Later<typeof operatorWork> = {
  name: 'operatorWork',
  load: async () => (await shapes()).operatorWork,
}
export const diary: Later<typeof operatorAppointments> = {
  name: 'operatorAppointments',
  load: async () => (await shapes()).operatorAppointments,
}
export const sales: Later<typeof operatorSales> = {
  name: 'operatorSales',
  load: async () => (await shapes()).operatorSales,
}
export const products: Later<typeof operatorProducts> = {
  name: 'operatorProducts',
  load: async () => (await shapes()).operatorProducts,
}
