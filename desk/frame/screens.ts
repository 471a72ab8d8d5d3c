import { operatorOrderList, operatorTrail, operatorWork } from '#contract/desk.ts'
import { operatorShoppers } from '#contract/desk-people.ts'
import { operatorProducts } from '#contract/desk-products.ts'
import { operatorAppointments } from '#contract/appointments.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { listEnquiries } from '#contract/enquiries.ts'
import { listConversations } from '#contract/messages.ts'
import { operatorStuckMoney } from '#contract/money.ts'
import { operatorReturns } from '#contract/operator.ts'
import { operatorRates } from '#contract/pricing.ts'
import { operatorStaff } from '#contract/staff.ts'
import { operatorWorkshop } from '#contract/workshop.ts'

export interface Screen {
  readonly path: string
  readonly label: string
  /** Whoever may call it sees the screen. */
  readonly by: AnyEndpoint
  /** Rows between two rules of the menu. */
  readonly group: number
}

/** Every screen of the menu, in its order. */
export const SCREENS: readonly Screen[] = [
  { path: '/', label: 'Today', by: operatorWork, group: 1 },
  { path: '/orders', label: 'Orders', by: operatorOrderList, group: 1 },
  { path: '/returns', label: 'Returns', by: operatorReturns, group: 1 },
  { path: '/workshop', label: 'Workshop', by: operatorWorkshop, group: 1 },
  { path: '/money', label: 'Money', by: operatorStuckMoney, group: 1 },
  { path: '/products', label: 'Products', by: operatorProducts, group: 2 },
  { path: '/rates', label: 'Metal rates', by: operatorRates, group: 2 },
  { path: '/shoppers', label: 'Shoppers', by: operatorShoppers, group: 3 },
  { path: '/messages', label: 'Messages', by: listConversations, group: 3 },
  { path: '/enquiries', label: 'Enquiries', by: listEnquiries, group: 3 },
  { path: '/appointments', label: 'Appointments', by: operatorAppointments, group: 3 },
  { path: '/staff', label: 'Staff and tokens', by: operatorStaff, group: 5 },
  { path: '/trail', label: 'Audit trail', by: operatorTrail, group: 5 },
]
