import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { operatorOrderList, type ListedOrder } from '#contract/desk.ts'
import { operatorOrderFile } from '#contract/desk-order.ts'
import { operatorOrder, operatorSlip } from '#contract/operator.ts'
import type { Order } from '#contract/orders.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { download } from '../parts/download.ts'
import { Engraved } from '../parts/engraved.tsx'
import { Field } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { Thumb } from '../parts/piece.tsx'
import { Empty, Failed, Loading, Say } from '../parts/say.tsx'
import { useUnsaved } from '../parts/unsaved.ts'
import { inFull, inRupees } from '../parts/words.ts'
import { owedOf, Ship } from './acts.tsx'
import type { OrderFile } from './bench.tsx'
import { Others } from './others.tsx'
import { huidIn, pieceName, spelled } from './piece-fields.tsx'
import { Waiting } from './waiting.tsx'
import { PieceRow } from './piece-row.tsx'

/** One thing to look at before the parcel is closed. */
interface Step {
  readonly key: string
  readonly says: string
  /** The HUID that the bench recorded, to be read from the piece again. */
  readonly huid?: string
  /** A HUID is required, and the bench has recorded none. */
  readonly unwritten?: boolean
}

const stepsOf = (order: Order, file: OrderFile): readonly Step[] => [
  ...order.items.flatMap((item) =>
    Array.from({ length: item.quantity }, (_, at): Step => {
      const made = file.made.find((one) => one.itemId === item._id && one.piece === at + 1)
      const must = file.asked.find(({ itemId }) => itemId === item._id)?.mustHuid ?? false
      return {
        key: `${item._id}:${at + 1}`,
        says: pieceName(item, at + 1),
        ...(made?.huid !== undefined && { huid: made.huid }),
        ...(must && made?.huid === undefined && { unwritten: true }),
      }
    }),
  ),
  ...(order.giftWrap
    ? [
        {
          key: 'gift',
          says: `Gift: the slip shows no price${order.giftMessage ? `. Card: ‘${order.giftMessage}’` : ''}`,
        },
      ]
    : []),
  { key: 'slip', says: 'The slip is in the parcel' },
  ...(order.plainParcel
    ? [{ key: 'plain', says: 'Plain packaging: our name is not on carton, tape or label' }]
    : []),
]

/** The sentence about a HUID that was read from a piece. */
const verdict = (read: string, huid: string) =>
  read.length < 6
    ? { hint: 'Six letters or digits, as marked on the piece' }
    : read === huid
      ? { hint: `It matches the bench. ${spelled(read) ?? ''}`.trim() }
      : { wrong: `It does not match: the bench recorded ${huid}. This may be another piece.` }

/** Reading continues at the parcel that was chosen: the link to it may be gone. */
const readOn = (heading: HTMLElement | null) => heading?.focus()

const Parcel = ({ order, file }: { readonly order: Order; readonly file: OrderFile }) => {
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({})
  const [read, setRead] = useState<Readonly<Record<string, string>>>({})
  const [shipping, setShipping] = useState(false)
  const slip = useSend(operatorSlip, { onDone: download })
  const steps = stepsOf(order, file)
  const isDone = ({ key, huid }: Step) => (huid === undefined ? ticked[key] === true : read[key] === huid)
  const left = steps.filter((step) => !isDone(step)).length
  const owed = owedOf(order)
  const { key, search } = useLocation()
  const isCalled = key !== 'default' && search !== ''
  useUnsaved(left < steps.length)
  return (
    <section aria-label={`Parcel ${order.number ?? ''}`}>
      <div className="told">
        <Others orderId={order._id} />
        <Waiting file={file} />
        {owed > 0 ? (
          <Say kind="wait" title={`${inRupees(owed)} is still to be paid before it leaves`}>
            <p>The shopper is asked for it on the screen of the order.</p>
          </Say>
        ) : null}
      </div>
      <div className="sec__h">
        <h2 className="num" tabIndex={-1} ref={isCalled ? readOn : undefined}>
          {order.number}
        </h2>
        <Link className="tl" to={`/orders/${order.number ?? ''}`}>
          Something is wrong
        </Link>
      </div>
      <p>
        {order.shippingAddress.name}
        {order.expectedArrival ? `, promised for ${inFull(order.expectedArrival)}` : ''}
      </p>
      {order.items.map((item) => (
        <div className="pz pk" key={item._id}>
          <PieceRow item={item}>
            {item.personalization?.engraving ? (
              <p>
                Engraved <Engraved words={item.personalization.engraving} face={item.engravingFace} />
              </p>
            ) : null}
          </PieceRow>
        </div>
      ))}
      <ul className="steps">
        {steps.map((step) => {
          const { key, says, huid, unwritten } = step
          return (
            <li key={key} className={isDone(step) ? 'done' : undefined}>
              {huid === undefined ? (
                <label className="tick">
                  <input
                    type="checkbox"
                    className="cb"
                    checked={ticked[key] ?? false}
                    onChange={({ target }) => setTicked((all) => ({ ...all, [key]: target.checked }))}
                  />
                  <span>
                    {says}
                    {unwritten ? (
                      <small className="err">
                        No HUID is recorded for it.{' '}
                        <Link className="tl" to={`/orders/${order.number ?? ''}`}>
                          Record it
                        </Link>
                      </small>
                    ) : null}
                  </span>
                </label>
              ) : (
                <Field
                  label={`${says}: HUID, read from the piece with the loupe`}
                  className="is-code"
                  spellCheck={false}
                  autoCapitalize="characters"
                  value={read[key] ?? ''}
                  answers
                  {...verdict(read[key] ?? '', huid)}
                  onChange={({ target }) => setRead((all) => ({ ...all, [key]: huidIn(target.value) }))}
                />
              )}
            </li>
          )
        })}
      </ul>
      <div className="pk__go">
        <Button onClick={() => slip.mutate({ params: { orderId: order._id } })}>Slip</Button>
        <Button variant="contained" disabled={left > 0 || owed > 0} onClick={() => setShipping(true)}>
          {left > 0 ? `${left} more to check` : order.delivery === 'collect' ? 'Ready to collect' : 'Ship it'}
        </Button>
      </div>
      {shipping ? <Ship order={order} file={file} onClose={() => setShipping(false)} /> : null}
    </section>
  )
}

const One = ({ number }: { readonly number: string }) => {
  const params = { orderId: number }
  const order = useAnswer(operatorOrder, { params })
  const file = useAnswer(operatorOrderFile, { params })
  const error = order.error ?? file.error
  if (order.data && file.data) return <Parcel order={order.data} file={file.data} />
  return error ? <Failed error={error} /> : <Loading />
}

const Parcels = ({
  orders,
  chosen,
}: {
  readonly orders: readonly ListedOrder[]
  readonly chosen: string
}) => (
  <ul className="cv">
    {orders.map((one) => (
      <li key={one._id}>
        <Link
          to={`/packing?order=${encodeURIComponent(one.number)}`}
          aria-current={one.number === chosen ? 'page' : undefined}
        >
          <Thumb image={one.media?.url ?? one.image} background={one.background} />
          <b>{one.title}</b>
          <small>
            {one.number}, {one.name}
          </small>
        </Link>
      </li>
    ))}
  </ul>
)

/** What the workshop has finished, one parcel after the other: every HUID is read from its piece again before it leaves. */
export const PackingScreen = () => {
  const [search] = useSearchParams()
  const { data, error, refetch } = useAnswer(
    operatorOrderList,
    { query: { group: 'bench', limit: 50 } },
    { every: 30_000 },
  )
  const orders = data?.orders ?? []
  const at = Math.max(
    orders.findIndex(({ number }) => number === search.get('order')),
    0,
  )
  const chosen = orders[at]
  const next = orders[at + 1]
  return (
    <Page
      title="Packing"
      says={
        data
          ? orders.length === 0
            ? 'No parcels waiting.'
            : `Parcel ${at + 1} of ${orders.length}.`
          : undefined
      }
      acts={
        next ? (
          <Link className="btn" to={`/packing?order=${encodeURIComponent(next.number)}`}>
            Next parcel
          </Link>
        ) : undefined
      }
    >
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {!data && !error ? <Loading /> : null}
      {data && !chosen ? (
        <Empty title="Nothing to pack">
          <p>Orders appear here once the workshop has begun them.</p>
        </Empty>
      ) : null}
      {chosen ? (
        <div className="pack">
          <div className="pack__l">
            <Parcels orders={orders} chosen={chosen.number} />
          </div>
          <One key={chosen.number} number={chosen.number} />
        </div>
      ) : null}
    </Page>
  )
}
