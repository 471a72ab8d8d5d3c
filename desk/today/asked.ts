import type { operatorAppointments } from '#contract/appointments.ts'
import type { operatorSales } from '#contract/desk-books.ts'
import type { operatorProducts } from '#contract/desk-products.ts'
import type { operatorWork } from '#contract/desk.ts'
import type { Light } from '../api/call.ts'
import { fits } from '../api/first-checks.ts'

/** What the first screen asks, by its address, without the contract. A test compares both. */

export const work: Light<typeof operatorWork> = {
  name: 'operatorWork',
  method: 'GET',
  path: '/api/operator/work',
  fits: fits.operatorWork,
}
export const diary: Light<typeof operatorAppointments> = {
  name: 'operatorAppointments',
  method: 'GET',
  path: '/api/operator/appointments',
  fits: fits.operatorAppointments,
}
export const sales: Light<typeof operatorSales> = {
  name: 'operatorSales',
  method: 'GET',
  path: '/api/operator/sales',
  fits: fits.operatorSales,
}
export const products: Light<typeof operatorProducts> = {
  name: 'operatorProducts',
  method: 'GET',
  path: '/api/operator/products',
  fits: fits.operatorProducts,
}
