import { useState } from 'react'
import { operatorOrderFile } from '#contract/desk-order.ts'
import { operatorOrder, operatorSetTracking } from '#contract/operator.ts'
import type { Order } from '#contract/orders.ts'
import { useSend } from '../api/use-call.ts'
import { wrongFields } from '../api/wrong-fields.ts'
import { Ask } from '../parts/ask.tsx'
import { eventWords } from '../parts/events.ts'
import { inSight } from '../parts/in-sight.ts'
import { Say } from '../parts/say.tsx'
import { nameFirst, when } from '../parts/words.ts'
import type { OrderFile } from './bench.tsx'
import { givenOf, hasGoodLink, ParcelFields, type TypedParcel } from './parcel-fields.tsx'
import { withLink } from './tracking-link.ts'

const trackedBy = ({ carrier = '', trackingNumber = '', trackingUrl = '' }: Order): TypedParcel => ({
  carrier,
  trackingNumber,
  trackingUrl,
})

/** What a colleague did while this was typed, newest first. */
const Meanwhile = ({ acts }: { readonly acts: OrderFile['acts'] }) => (
  <Say kind="wait" title="Somebody else has changed this order meanwhile">
    <ul>
      {acts.map(({ at, event, who, text }) => (
        <li key={`${at}${event}`}>
          {when(at)}: {nameFirst(who ?? 'A colleague')} {eventWords(event)}
          {text === undefined ? '' : `: ${text}`}
        </li>
      ))}
    </ul>
    <p>Nothing of yours is saved yet. The button below saves what is typed here.</p>
  </Say>
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
  const [opened] = useState(() => file.acts[0])
  const [seen, setSeen] = useState(file.version)
  const [parcel, setParcel] = useState<TypedParcel>(before)
  const send = useSend(operatorSetTracking, {
    quiet: true,
    done: 'The tracking is saved.',
    onDone: onClose,
    rereads: [operatorOrder, operatorOrderFile],
  })
  // The refusal's cause is on the screen once the order has been read again; the next press has seen it.
  const told = send.error?.status === 409 && file.version > seen
  const given = givenOf(parcel)
  return (
    <Ask
      title={before.trackingNumber === '' ? 'Add a tracking number' : 'Correct the tracking'}
      open
      onClose={onClose}
      act="Save the tracking"
      busy={send.isPending}
      refused={told ? undefined : send.error?.message}
      ready={hasGoodLink(parcel) && JSON.stringify(given) !== JSON.stringify(givenOf(trackedBy(order)))}
      onAct={() => {
        const known = told ? file.version : seen
        setSeen(known)
        send.mutate({ params: { orderId: order._id }, body: { ...given, seen: known } })
      }}
    >
      <p>{hears(order, parcel)}</p>
      <ParcelFields
        parcel={parcel}
        wrong={wrongFields(send.error)}
        onChange={(typed) => setParcel(withLink(before, parcel, typed))}
      />
      {told ? (
        <div role="alert" ref={inSight}>
          <Meanwhile
            acts={file.acts
              .slice(
                0,
                file.acts.findIndex(({ at, event }) => at === opened?.at && event === opened.event),
              )
              .filter(({ by }) => by === 'house')}
          />
        </div>
      ) : null}
    </Ask>
  )
}
