import { useState } from 'react'
import { operatorSetTracking } from '#contract/operator.ts'
import type { Order } from '#contract/orders.ts'
import { may } from '../api/call.ts'
import type { OrderFile } from './bench.tsx'
import { Tracking } from './tracking.tsx'

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
