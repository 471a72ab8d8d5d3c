import { STAFF_ROLES, type StaffRole } from '#contract/endpoint.ts'

/** What each role may do, for whoever gives it. */
export const MAY: Readonly<Record<StaffRole, string>> = {
  owner: 'Everything; alone: staff, tokens, facts of the house, the trail',
  manager: 'Orders, returns, refunds, prices, rates, catalogue, pages, salons',
  workshop: 'Sees orders, makes, records and sends pieces, sets stock',
  counter: 'Sees orders and returns, hands over, answers messages, appointments, rates',
}
export const OPTIONS = STAFF_ROLES.map((role) => ({ value: role, label: role }))
