import { Link } from 'react-router'
import type { NamedThing } from '#contract/approvals.ts'
import { may } from '../api/call.ts'

type Kind = NamedThing['kind']

const AT: Readonly<Record<Kind, (id: string) => string>> = {
  order: (number) => `/orders/${number}`,
  return: (number) => `/orders/${number}`,
  refund: (number) => `/orders/${number}`,
  piece: (number) => `/orders/${number}`,
  product: (id) => `/products/${id}`,
  shopper: (id) => `/shoppers/${id}`,
  conversation: (id) => `/messages/${id}`,
  appointment: (day) => `/appointments/list?from=${day}`,
  staff: () => '/staff',
}

/** The endpoint whose roles may see the screen. */
const BY = {
  order: 'operatorOrder',
  return: 'operatorOrder',
  refund: 'operatorOrder',
  piece: 'operatorOrder',
  product: 'operatorProduct',
  shopper: 'operatorShopper',
  conversation: 'getConversation',
  appointment: 'operatorAppointments',
  staff: 'operatorStaff',
} as const

/** What comes before a number. */
const BEFORE: Partial<Readonly<Record<Kind, string>>> = {
  order: 'Order ',
  return: 'Return of ',
  refund: 'Refund of ',
  piece: 'Piece of ',
  appointment: 'Appointment ',
}

/** A thing by what people call it, as a link to its screen. */
export const Thing = ({ thing: { kind, id, label } }: { readonly thing: NamedThing }) => (
  <span>
    {BEFORE[kind]}
    {may(BY[kind]) ? (
      <Link className="tl nw" to={AT[kind](encodeURIComponent(id))}>
        {label}
      </Link>
    ) : (
      label
    )}
  </span>
)
