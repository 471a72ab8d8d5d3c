import type { operatorAppointments } from '#contract/appointments.ts'
import type { operatorSales } from '#contract/desk-books.ts'
import type { operatorProducts } from '#contract/desk-products.ts'
import type { operatorWork } from '#contract/desk.ts'
import type { Later } from '../api/call.ts'

/** What the first screen asks, by its address; the shapes of the answers are fetched meanwhile. A test compares both. */
const shapes = () => import('./shapes.ts')

export const work: Later<typeof operatorWork> = {
  name: 'operatorWork',
  method: 'GET',
  path: '/api/operator/work',
  load: async () => (await shapes()).operatorWork,
}
export const diary: Later<typeof operatorAppointments> = {
  name: 'operatorAppointments',
  method: 'GET',
  path: '/api/operator/appointments',
  load: async () => (await shapes()).operatorAppointments,
}
export const sales: Later<typeof operatorSales> = {
  name: 'operatorSales',
  method: 'GET',
  path: '/api/operator/sales',
  load: async () => (await shapes()).operatorSales,
}
export const products: Later<typeof operatorProducts> = {
  name: 'operatorProducts',
  method: 'GET',
  path: '/api/operator/products',
  load: async () => (await shapes()).operatorProducts,
}
