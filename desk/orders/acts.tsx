import Button from '@mui/material/Button'
import { useState } from 'react'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { LEAST_REASON } from '#contract/formats.ts'
import {
  operatorAskRest,
  operatorCancel,
  operatorDeliver,
  operatorProcess,
  operatorShip,
} from '#contract/operator.ts'
import type { Order } from '#contract/orders.ts'
import { may } from '../api/call.ts'
import { useSend } from '../api/use-call.ts'
import { wrongFields } from '../api/wrong-fields.ts'
import { TextField } from '../parts/field.tsx'
import { counted, inRupees } from '../parts/words.ts'
import type { OrderFile } from './bench.tsx'
import { AskOfOrder, REREADS, useSeen } from './meanwhile.tsx'
import { givenOf, hasGoodLink, ParcelFields, type TypedParcel } from './parcel-fields.tsx'

type Act = 'ship' | 'cancel' | 'deliver' | 'rest'

const unrecorded = (order: Order, file: OrderFile) =>
  order.items.reduce((n, { quantity }) => n + quantity, 0) - file.made.length

/** Pieces that must be hallmarked by law, but have no recorded HUID. */
const withoutHallmark = ({ items }: Order, { asked, made }: OrderFile) =>
  items.filter(
    ({ _id }) =>
      asked.some(({ itemId, mustHuid }) => itemId === _id && mustHuid) &&
      !made.some(({ itemId }) => itemId === _id),
  )

/** The parcel is sent, or is ready at the store. */
export const Ship = ({
  order,
  file,
  onClose,
}: {
  readonly order: Order
  readonly file: OrderFile
  readonly onClose: () => void
}) => {
  const [parcel, setParcel] = useState<TypedParcel>({ carrier: '', trackingNumber: '', trackingUrl: '' })
  const [withoutHuid, setWithout] = useState('')
  const seen = useSeen(file)
  const send = useSend(operatorShip, {
    quiet: true,
    done: order.delivery === 'collect' ? 'It is ready at the store.' : 'It is on its way.',
    onDone: onClose,
    rereads: REREADS,
  })
  const missing = unrecorded(order, file)
  const unmarked = withoutHallmark(order, file)
  const collect = order.delivery === 'collect'
  const tracked = parcel.trackingNumber.trim() !== ''
  const isReason = withoutHuid.trim() === '' || withoutHuid.trim().length >= LEAST_REASON
  return (
    <AskOfOrder
      title={collect ? `Ready at ${order.storeName ?? 'the store'}` : `Ship ${order.number ?? ''}`}
      onClose={onClose}
      act={collect ? 'It is ready' : tracked ? 'Ship it' : 'Ship without a tracking number'}
      send={send}
      meanwhile={seen.meanwhile(send.error)}
      ready={hasGoodLink(parcel) && isReason}
      onAct={() =>
        send.mutate({
          params: { orderId: order._id },
          body: {
            ...givenOf(parcel),
            seen: seen.next(send.error),
            ...(withoutHuid.trim() !== '' && { withoutHuid }),
          },
        })
      }
    >
      <p>
        {order.shippingAddress.name} is told by e-mail
        {collect
          ? ' that it can be collected'
          : tracked
            ? ' with the tracking number'
            : ' that it is on its way. A tracking number can be added later'}
        .
      </p>
      {collect ? null : <ParcelFields parcel={parcel} wrong={wrongFields(send.error)} onChange={setParcel} />}
      {missing > 0 ? (
        <p>{counted(missing, 'piece has', 'pieces have')} not been recorded at the bench yet.</p>
      ) : null}
      {unmarked.length > 0 ? (
        <TextField
          label={`No HUID is recorded for ${unmarked.map(({ name }) => name).join(', ')}. Why does it leave without one?`}
          value={withoutHuid}
          maxLength={300}
          wrong={isReason ? undefined : 'At least eight letters, which the audit trail keeps'}
          hint="Gold of two grams or more must bear a HUID. Write at least eight letters; the audit trail keeps them."
          onChange={({ target }) => setWithout(target.value)}
        />
      ) : null}
    </AskOfOrder>
  )
}

const NOTHING_CAME = { received: 0, refunded: 0, underWay: 0, failed: 0, disputed: 0 }

const Cancel = ({
  order,
  file,
  onClose,
}: {
  readonly order: Order
  readonly file: OrderFile
  readonly onClose: () => void
}) => {
  const [reason, setReason] = useState('')
  const seen = useSeen(file)
  const send = useSend(operatorCancel, {
    quiet: true,
    done: 'The order is cancelled.',
    onDone: onClose,
    rereads: REREADS,
  })
  const { received, refunded, underWay, failed, disputed } = order.money ?? NOTHING_CAME
  // Money that has already gone back, or that a bank demands, is not refunded again.
  const back = Math.max(0, received - refunded - underWay - failed - disputed)
  return (
    <AskOfOrder
      title={`Cancel ${order.number ?? ''}`}
      onClose={onClose}
      act={back > 0 ? `Cancel and refund ${inRupees(back)}` : 'Cancel the order'}
      send={send}
      meanwhile={seen.meanwhile(send.error)}
      ready={reason.trim().length > 0}
      onAct={() =>
        send.mutate({ params: { orderId: order._id }, body: { reason, seen: seen.next(send.error) } })
      }
    >
      <p>
        {back > 0
          ? `${inRupees(back)} is refunded the way it was paid, and the pieces go back on sale.`
          : 'Nothing has been paid; the pieces go back on sale.'}{' '}
        {order.shippingAddress.name} is told by e-mail, in your words.
      </p>
      <TextField
        label="Why, as the shopper will read it"
        value={reason}
        maxLength={300}
        onChange={({ target }) => setReason(target.value)}
      />
    </AskOfOrder>
  )
}

const Deliver = ({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) => {
  const send = useSend(operatorDeliver, { quiet: true, done: 'It is delivered.', onDone: onClose })
  const collect = order.delivery === 'collect'
  return (
    <AskOfOrder
      title={collect ? 'Hand it over' : 'It has arrived'}
      onClose={onClose}
      act={collect ? `Handed over to ${order.shippingAddress.name}` : 'It has arrived'}
      send={send}
      onAct={() => send.mutate({ params: { orderId: order._id } })}
    >
      <p>
        {collect
          ? 'Check a photo ID in this name, and the order number.'
          : 'The days for returns are counted from now on.'}
      </p>
    </AskOfOrder>
  )
}

/** The pieces are ready, and the shopper is asked for what is still to be paid. */
const Rest = ({
  order,
  owed,
  onClose,
}: {
  readonly order: Order
  readonly owed: number
  readonly onClose: () => void
}) => {
  const send = useSend(operatorAskRest, {
    quiet: true,
    done: 'The shopper is asked for the rest.',
    onDone: onClose,
  })
  return (
    <AskOfOrder
      title="Ask for the rest"
      onClose={onClose}
      act={`Ask for ${inRupees(owed)}`}
      send={send}
      onAct={() => send.mutate({ params: { orderId: order._id } })}
    >
      <p>
        {order.shippingAddress.name} is told by e-mail that the order is ready, and asked to pay the rest. It
        leaves the house once that has come.
      </p>
    </AskOfOrder>
  )
}

/** What must still be paid of an order that was begun with an advance, before it leaves. */
export const owedOf = ({ advance }: Order): number => advance?.rest ?? 0

/**
 * What this role can do with the order now; the next step is the only solid button. What ends the order is last, at the
 * edge, where it stays whatever other buttons there are.
 */
export const Acts = ({ order, file }: { readonly order: Order; readonly file: OrderFile }) => {
  const [asked, setAsked] = useState<Act>()
  const begin = useSend(operatorProcess, { done: 'The workshop has begun.' })
  const params = { orderId: order._id }
  const close = () => setAsked(undefined)
  const collect = order.delivery === 'collect'
  const owed = owedOf(order)
  const can = (endpoint: AnyEndpoint, ...states: readonly string[]) =>
    may(endpoint) && states.includes(order.status)
  return (
    <>
      {owed > 0 && can(operatorAskRest, 'Processing') ? (
        <Button variant="contained" className="acts__late" onClick={() => setAsked('rest')}>
          Ask for {inRupees(owed)}
        </Button>
      ) : null}
      {/* Once pressed it keeps its place, so that nothing else comes under a second press. */}
      {can(operatorProcess, 'paid') || (begin.isSuccess && order.status === 'Processing') ? (
        <Button
          variant={order.status === 'paid' ? 'contained' : 'outlined'}
          disabled={begin.isPending || begin.isSuccess}
          onClick={() => begin.mutate({ params })}
        >
          Begin
        </Button>
      ) : null}
      {owed === 0 && can(operatorShip, 'paid', 'Processing') ? (
        <Button
          variant={order.status === 'Processing' ? 'contained' : 'outlined'}
          onClick={() => setAsked('ship')}
        >
          {collect ? 'Ready to collect' : 'Ship'}
        </Button>
      ) : null}
      {can(operatorDeliver, 'Shipped') ? (
        <Button variant="contained" onClick={() => setAsked('deliver')}>
          {collect ? 'Hand over' : 'It has arrived'}
        </Button>
      ) : null}
      {can(operatorCancel, 'Pending payment', 'paid', 'Processing') ? (
        <Button variant="text" onClick={() => setAsked('cancel')}>
          Cancel
        </Button>
      ) : null}
      {asked === 'rest' ? <Rest order={order} owed={owed} onClose={close} /> : null}
      {asked === 'ship' ? <Ship order={order} file={file} onClose={close} /> : null}
      {asked === 'cancel' ? <Cancel order={order} file={file} onClose={close} /> : null}
      {asked === 'deliver' ? <Deliver order={order} onClose={close} /> : null}
    </>
  )
}
