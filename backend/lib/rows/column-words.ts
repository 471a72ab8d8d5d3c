import { Appointment } from '#contract/appointments.ts'
import { CategoryRole } from '#contract/category-role.ts'
import { OrderEvent } from '#contract/orders.ts'
import { OnlineWay } from '#contract/shop.ts'

const wordsOf = (schema: { readonly anyOf: readonly { readonly const: string }[] }) =>
  schema.anyOf.map((each) => each.const)

/** The values of text columns that the store itself does not check, for the generated types of the tables. */
export const columnWords: Readonly<Record<string, readonly string[] | undefined>> = {
  'appointments.purpose': wordsOf(Appointment.properties.purpose),
  'categories.role': wordsOf(CategoryRole),
  'order_events.kind': wordsOf(OrderEvent.properties.kind),
  'payments.way': wordsOf(OnlineWay),
  'payments.refused': [
    'too-large',
    'too-small',
    'currency',
    'email',
    'time',
    'card',
    'other',
    'busy',
    'key',
    'in-progress',
    'unreachable',
  ],
  'refunds.cause': ['return', 'cancelled', 'late', 'review', 'surplus', 'elsewhere'],
  'orders.before_refund': [
    'pending_payment',
    'paid',
    'processing',
    'shipped',
    'delivered',
    'cancelled',
    'refunded',
    'under_review',
  ],
}
