import { useState } from 'react'
import { operatorSetTracking } from '#contract/operator.ts'
import type { Order } from '#contract/orders.ts'
import { useSend } from '../api/use-call.ts'
import { wrongFields } from '../api/wrong-fields.ts'
import type { OrderFile } from './bench.tsx'
import { AskOfOrder, REREADS, useSeen } from './meanwhile.tsx'
import { givenOf, hasGoodLink, ParcelFields, type TypedParcel } from './parcel-fields.tsx'
import { withLink } from './tracking-link.ts'

const trackedBy = ({ carrier = '', trackingNumber = '', trackingUrl = '' }: Order): TypedParcel => ({
  carrier,
  trackingNumber,
  trackingUrl,
})

const FIELDS: readonly (readonly [keyof TypedParcel, string])[] = [
  ['carrier', 'Courier'],
  ['trackingNumber', 'Tracking number'],
  ['trackingUrl', 'Link'],
]

/** What a colleague saved next to what is typed, where they differ. */
const Both = ({ theirs, yours }: { readonly theirs: TypedParcel; readonly yours: TypedParcel }) => (
  <table className="stack">
    <thead>
      <tr>
        <th>What</th>
        <th>Theirs</th>
        <th>Yours</th>
      </tr>
    </thead>
    <tbody>
      {FIELDS.filter(([member]) => theirs[member] !== yours[member].trim()).map(([member, label]) => (
        <tr key={member}>
          <td>{label}</td>
          <td data-of="Theirs" className="wrap">
            {theirs[member] || '–'}
          </td>
          <td data-of="Yours" className="wrap">
            <b>{yours[member].trim() || '–'}</b>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** What the shopper hears of the change. */
const hears = (order: Order, parcel: TypedParcel): string => {
  const name = order.shippingAddress.name
  if (order.status !== 'Shipped')
    return `${name} sees it with the order. The parcel is delivered, so no e-mail is sent.`
  const [carrier, number] = [parcel.carrier.trim(), parcel.trackingNumber.trim()]
  const isNew = number !== (order.trackingNumber ?? '') || carrier !== (order.carrier ?? '')
  return number !== '' && isNew
    ? `${name} is told the new number by e-mail, and sees it with the order.`
    : `${name} sees it with the order. An e-mail is sent only with a new number or courier.`
}

/** Adds or corrects the tracking; what a colleague has done since it was opened is shown before it is overwritten. */
export const Tracking = ({
  order,
  file,
  onClose,
}: {
  readonly order: Order
  readonly file: OrderFile
  readonly onClose: () => void
}) => {
  // As it was when the form was opened: what a colleague has done since must be looked at first.
  const [before] = useState(() => trackedBy(order))
  const seen = useSeen(file)
  const [parcel, setParcel] = useState<TypedParcel>(before)
  const send = useSend(operatorSetTracking, {
    quiet: true,
    done: 'The tracking is saved.',
    onDone: onClose,
    rereads: REREADS,
  })
  const given = givenOf(parcel)
  return (
    <AskOfOrder
      title={before.trackingNumber === '' ? 'Add a tracking number' : 'Correct the tracking'}
      onClose={onClose}
      act="Save the tracking"
      send={send}
      meanwhile={seen.meanwhile(send.error)}
      theirs={<Both theirs={trackedBy(order)} yours={parcel} />}
      ready={hasGoodLink(parcel) && JSON.stringify(given) !== JSON.stringify(givenOf(trackedBy(order)))}
      onAct={() =>
        send.mutate({ params: { orderId: order._id }, body: { ...given, seen: seen.next(send.error) } })
      }
    >
      <p>{hears(order, parcel)}</p>
      <ParcelFields
        parcel={parcel}
        wrong={wrongFields(send.error)}
        onChange={(typed) => setParcel(withLink(before, parcel, typed))}
      />
    </AskOfOrder>
  )
}
