import { useState } from 'react'
import { operatorSetTracking } from '#contract/operator.ts'
import type { Order } from '#contract/orders.ts'
import { may } from '../api/call.ts'
import { useSend } from '../api/use-call.ts'
import { wrongFields } from '../api/wrong-fields.ts'
import { Ask } from '../parts/ask.tsx'
import { Field } from '../parts/field.tsx'
import type { OrderFile } from './bench.tsx'

export interface TypedParcel {
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingUrl: string
}

/** What was typed, without what was left empty. */
export const givenOf = (parcel: TypedParcel): Partial<TypedParcel> =>
  Object.fromEntries(
    Object.entries(parcel).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  )

const HTTPS = 'https://'
/** Whether the link is one, or none was typed. */
export const hasGoodLink = ({ trackingUrl }: TypedParcel): boolean =>
  trackingUrl.trim() === '' || /^https:\/\/\S+$/.test(trackingUrl.trim())
/** What is wrong with the link; its beginning alone is still being typed. */
const wrongLink = ({ trackingUrl }: TypedParcel): string | undefined =>
  HTTPS.startsWith(trackingUrl.trim()) || trackingUrl.trim().startsWith(HTTPS)
    ? undefined
    : 'The whole address, beginning with https://'

/** The courier of a parcel, and how it is tracked. */
export const ParcelFields = ({
  parcel,
  wrong,
  onChange,
}: {
  readonly parcel: TypedParcel
  readonly wrong: Readonly<Record<string, string | undefined>>
  readonly onChange: (parcel: TypedParcel) => void
}) => {
  const type = (member: keyof TypedParcel) => ({
    value: parcel[member],
    wrong: wrong[member],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...parcel, [member]: target.value }),
  })
  return (
    <>
      <Field label="Courier" maxLength={80} {...type('carrier')} />
      <Field label="Tracking number" maxLength={80} spellCheck={false} {...type('trackingNumber')} />
      <Field
        label="Tracking link, if there is one"
        inputMode="url"
        placeholder="https://"
        spellCheck={false}
        {...type('trackingUrl')}
        wrong={wrongLink(parcel) ?? wrong['trackingUrl']}
      />
    </>
  )
}

/** What the shopper hears of the change. */
const told = (order: Order, parcel: TypedParcel): string => {
  const name = order.shippingAddress.name
  if (order.status !== 'Shipped')
    return `${name} sees it with the order. The parcel is delivered, so no e-mail is sent.`
  const [carrier, number] = [parcel.carrier.trim(), parcel.trackingNumber.trim()]
  const isNew = number !== (order.trackingNumber ?? '') || carrier !== (order.carrier ?? '')
  return number !== '' && isNew
    ? `${name} is told the new number by e-mail, and sees it with the order.`
    : `${name} sees it with the order. An e-mail is sent only with a new number or courier.`
}

const Tracking = ({
  order,
  file,
  onClose,
}: {
  readonly order: Order
  readonly file: OrderFile
  readonly onClose: () => void
}) => {
  // As it was when the form was opened: what a colleague has done since must be looked at first.
  const [before] = useState({
    carrier: order.carrier ?? '',
    trackingNumber: order.trackingNumber ?? '',
    trackingUrl: order.trackingUrl ?? '',
  })
  const [seen] = useState(file.version)
  const [parcel, setParcel] = useState<TypedParcel>(before)
  const send = useSend(operatorSetTracking, { quiet: true, done: 'The tracking is saved.', onDone: onClose })
  const given = givenOf(parcel)
  return (
    <Ask
      title={before.trackingNumber === '' ? 'Add a tracking number' : 'Correct the tracking'}
      open
      onClose={onClose}
      act="Save the tracking"
      busy={send.isPending}
      refused={send.error?.message}
      ready={hasGoodLink(parcel) && JSON.stringify(given) !== JSON.stringify(givenOf(before))}
      onAct={() => send.mutate({ params: { orderId: order._id }, body: { ...given, seen } })}
    >
      <p>{told(order, parcel)}</p>
      <ParcelFields parcel={parcel} wrong={wrongFields(send.error)} onChange={setParcel} />
    </Ask>
  )
}

/** How the parcel is tracked. It can be added and corrected once the parcel has left. */
export const Parcel = ({ order, file }: { readonly order: Order; readonly file: OrderFile }) => {
  const [asked, setAsked] = useState(false)
  const { carrier, trackingNumber, trackingUrl } = order
  const known = carrier !== undefined || trackingNumber !== undefined || trackingUrl !== undefined
  const sent = order.delivery !== 'collect' && ['Shipped', 'Delivered'].includes(order.status)
  const corrects = sent && may(operatorSetTracking)
  if (!known && !corrects) return null
  return (
    <>
      {known ? (
        <p className="spaced">
          {carrier}{' '}
          {trackingUrl ? (
            <a className="tl" href={trackingUrl}>
              {trackingNumber ?? 'Tracking link'}
            </a>
          ) : (
            trackingNumber
          )}
        </p>
      ) : null}
      {corrects ? (
        <p className={known ? 'small' : 'small spaced'}>
          <button type="button" className="tl" onClick={() => setAsked(true)}>
            {trackingNumber === undefined ? 'Add a tracking number' : 'Correct the tracking'}
          </button>
        </p>
      ) : null}
      {asked ? <Tracking order={order} file={file} onClose={() => setAsked(false)} /> : null}
    </>
  )
}
