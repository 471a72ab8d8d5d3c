export { operatorAppointments } from '#contract/appointments.ts'
export { operatorSales } from '#contract/desk-books.ts'
export { operatorProducts } from '#contract/desk-products.ts'
export { operatorWork } from '#contract/desk.ts'
