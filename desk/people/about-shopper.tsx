import { Link } from 'react-router'
import type { operatorShopper } from '#contract/desk-people.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { Phone } from '../parts/phone.tsx'
import { Thumb } from '../parts/piece.tsx'
import { State } from '../parts/state.tsx'
import { counted, inRupees, onDay, when } from '../parts/words.ts'

type Shopper = AnswerOf<typeof operatorShopper>
type Order = Shopper['orders'][number]

/** States that are final. */
const ENDED: ReadonlySet<string> = new Set(['Delivered', 'Cancelled', 'Refunded'])
const SHOWN = 4

const Orders = ({ title, orders }: { readonly title: string; readonly orders: readonly Order[] }) =>
  orders.length === 0 ? null : (
    <section className="panel">
      <h2>{title}</h2>
      <ul className="about">
        {orders.slice(0, SHOWN).map((order) => (
          <li key={order._id} className="pc">
            <Thumb image={order.media?.url ?? order.image} background={order.background} />
            <span>
              {order.title}
              <small>
                <Link className="tl" to={`/orders/${order.number}`}>
                  {order.number}
                </Link>
                , {inRupees(order.amount)}
              </small>
              <State word={order.status} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )

/** Who is writing: since when they have been a shopper, what they ordered, and when they come. */
export const AboutShopper = ({
  one,
  accountId,
}: {
  readonly one: Shopper | undefined
  readonly accountId: string
}) => {
  if (!one) return <aside aria-label="About the shopper" />
  const open = one.orders.filter(({ status }) => !ENDED.has(status))
  const coming = one.appointments.filter(
    ({ startsAt, status }) => status === 'booked' && Date.parse(startsAt) > Date.now(),
  )
  return (
    <aside aria-label="About the shopper">
      <section className="panel">
        <h2>
          <Link className="tl" to={`/shoppers/${accountId}`}>
            {one.name}
          </Link>
        </h2>
        <p className="muted small">A shopper since {onDay(one.joinedAt)}</p>
        <p className="num">
          {one.orders.length === 0 ? 'No order yet' : counted(one.orders.length, 'order')}
          {one.points.balance > 0 ? `, ${one.points.balance.toLocaleString('en-IN')} points` : ''}
        </p>
        {one.email ? (
          <p className="wrap">
            <a className="tl" href={`mailto:${one.email}`}>
              {one.email}
            </a>
          </p>
        ) : null}
        {one.phone ? (
          <p>
            <Phone number={one.phone} />
          </p>
        ) : null}
      </section>
      <Orders title="Open orders" orders={open} />
      <Orders title="Past orders" orders={one.orders.filter(({ status }) => ENDED.has(status))} />
      {coming.length > 0 ? (
        <section className="panel">
          <h2>Coming in</h2>
          {coming.map(({ reference, startsAt }) => (
            <p key={reference} className="num">
              {when(startsAt)} <span className="muted">{reference}</span>
            </p>
          ))}
        </section>
      ) : null}
    </aside>
  )
}
