import Button from '@mui/material/Button'
import { Link, useParams } from 'react-router'
import { operatorShopper } from '#contract/desk-people.ts'
import { operatorGivePoints } from '#contract/points.ts'
import { operatorEndShopperSessions } from '#contract/staff.ts'
import { may } from '../api/call.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { Page } from '../parts/page.tsx'
import { Phone } from '../parts/phone.tsx'
import { Thumb } from '../parts/piece.tsx'
import { Failed, Loading } from '../parts/say.tsx'
import { State } from '../parts/state.tsx'
import { counted, inRupees, nameOf, onDay, when } from '../parts/words.ts'
import { GivePoints } from './give-points.tsx'

const KINDS: Readonly<Record<string, string>> = {
  welcome: 'Welcome gift',
  earned: 'Earned with an order',
  spent: 'Spent on an order',
  restored: 'Returned with a cancelled order',
  reversed: 'Taken back with a return',
  given: 'Given by the house',
}

const OneShopper = ({ id }: { readonly id: string }) => {
  const { data: one, error, refetch } = useAnswer(operatorShopper, { params: { accountId: id } })
  const end = useSend(operatorEndShopperSessions, {
    done: ({ ended }) => `${counted(ended, 'session')} ended; they must sign in again.`,
  })
  const back = { to: '/shoppers', label: 'Shoppers' }
  if (!one)
    return (
      <Page title="Shopper" back={back}>
        {error ? <Failed error={error} again={() => void refetch()} /> : <Loading />}
      </Page>
    )
  return (
    <Page
      title={one.name}
      back={back}
      says={`Joined ${onDay(one.joinedAt)}${one.confirmed ? '' : '; the e-mail is not confirmed'}`}
      acts={
        <>
          {one.email && may(operatorEndShopperSessions) ? (
            <Button
              variant="text"
              disabled={end.isPending}
              onClick={() => end.mutate({ body: { email: one.email ?? '' } })}
            >
              End their sessions
            </Button>
          ) : null}
          <Link className="btn" to={`/messages/${one._id}`}>
            {one.waiting > 0 ? `Answer ${counted(one.waiting, 'message')}` : 'Write to them'}
          </Link>
        </>
      }
    >
      <div className="cols">
        <div>
          <section className="sec">
            <h2>{counted(one.orders.length, 'order')}</h2>
            <ul className="rows">
              {one.orders.map((order) => (
                <li key={order._id}>
                  <span className="pc">
                    <Thumb image={order.media?.url ?? order.image} background={order.background} />
                    <span>
                      <Link className="tl" to={`/orders/${order.number}`}>
                        {order.number}
                      </Link>
                      <small>
                        {order.title}, {onDay(order.createdAt)}
                      </small>
                    </span>
                  </span>
                  <span className="num">{inRupees(order.amount)}</span>
                  <State word={order.status} />
                </li>
              ))}
            </ul>
          </section>
          <section className="sec">
            <div className="sec__h">
              <h2>Points: {one.points.balance.toLocaleString('en-IN')}</h2>
              {may(operatorGivePoints) && one.points.worthPaise !== undefined ? (
                <GivePoints accountId={one._id} name={one.name} worthPaise={one.points.worthPaise} />
              ) : null}
            </div>
            <ul className="hist">
              {one.points.entries.map((entry) => (
                <li key={`${entry.at}${entry.kind}${entry.balance}`}>
                  <span className="num">{when(entry.at)}</span>
                  <span>
                    {entry.kind === 'reversed' && entry.reason
                      ? 'Taken back by the house'
                      : (KINDS[entry.kind] ?? entry.kind)}
                    :{' '}
                    <b className="num">
                      {entry.points > 0 ? '+' : '−'}
                      {Math.abs(entry.points).toLocaleString('en-IN')}
                    </b>
                    <span className="muted">, {entry.balance.toLocaleString('en-IN')} then</span>
                    {entry.order ? (
                      <>
                        {'. '}
                        <Link className="tl" to={`/orders/${entry.order}`}>
                          {entry.order}
                        </Link>
                      </>
                    ) : null}
                    {entry.reason ? (
                      <span className="muted">
                        . {nameOf(entry.who ?? '')}: {entry.reason}
                      </span>
                    ) : null}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <aside aria-label="Contact and appointments">
          <section className="panel">
            <h2>Contact</h2>
            <p>
              {one.email ? (
                <a className="tl" href={`mailto:${one.email}`}>
                  {one.email}
                </a>
              ) : (
                'No e-mail'
              )}
            </p>
            {one.phone ? (
              <p>
                <Phone number={one.phone} />
              </p>
            ) : null}
          </section>
          {one.addresses.length > 0 ? (
            <section className="panel">
              <h2>{counted(one.addresses.length, 'address', 'addresses')}</h2>
              {one.addresses.map((address) => (
                <p key={address}>{address}</p>
              ))}
            </section>
          ) : null}
          {one.appointments.length > 0 ? (
            <section className="panel">
              <h2>Appointments</h2>
              {one.appointments.map((each) => (
                <p key={each.reference}>
                  {when(each.startsAt)}{' '}
                  <span className="muted">
                    {each.reference}, {each.status}
                  </span>
                </p>
              ))}
            </section>
          ) : null}
        </aside>
      </div>
    </Page>
  )
}

/** One shopper: what they ordered, their points, appointments and how to reach them. */
export const ShopperScreen = () => {
  const { id = '' } = useParams()
  return <OneShopper key={id} id={id} />
}
