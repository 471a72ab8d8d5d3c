import { useState } from 'react'
import { useClient, useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/orders/gql.ts'
import type { TrackOrderQuery } from '#web/gql/orders/graphql.ts'
import { formatDay } from '#web/lib/dates.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { paths } from '#web/lib/paths.ts'
import { useSignedIn } from '#web/lib/session.ts'
import { EmailField } from '#web/ui/form/contact-fields.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { t } from '#web/words/t.ts'
import { expectedDay, OrderBadge, Parcel, Timeline } from './order-parts.tsx'
import styles from './orders.module.css'

const TrackOrder = graphql(`
  query TrackOrder($number: String!, $email: String!) {
    trackOrder(number: $number, email: $email) {
      number
      status
      createdAt
      expectedArrival
      delivery
      pieces
      carrier
      trackingNumber
      trackingUrl
      events {
        kind
        at
      }
    }
  }
`)

const MyOrders = graphql(`
  query TrackMyOrders {
    viewer {
      id
      orders(page: 1, limit: 12) {
        items {
          id
          number
          status
          title
          createdAt
        }
      }
    }
  }
`)

interface Values {
  number: string
  email: string
}

const Found = ({ order }: { order: NonNullable<TrackOrderQuery['trackOrder']> }) => (
  <section className={styles.found} aria-live="polite">
    <div className={styles.head}>
      <h2 className="num">{t('order.title', { number: order.number })}</h2>
      <OrderBadge status={order.status} />
    </div>
    <p className="muted num">
      {t('order.track.placed', {
        count: order.pieces,
        day: formatDay(order.createdAt),
        expected: expectedDay(order) ?? 'none',
      })}
    </p>
    <Timeline events={order.events} collect={order.delivery === 'COLLECT'} />
    <Parcel {...order} />
  </section>
)

/** The shopper's own orders, after hydration: the page itself is the same for everyone. */
const Mine = () => {
  const [{ data }] = useQuery({ query: MyOrders })
  const orders = data?.viewer?.orders.items ?? []
  if (orders.length === 0) return null
  return (
    <section className={styles.found}>
      <h2>{t('order.track.yours')}</h2>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={paths.order(order.id)}>
              <span className="num">{order.number}</span>
              <span className="muted">
                {order.title}, {formatDay(order.createdAt)}
              </span>
              <OrderBadge status={order.status} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Public: asks for number and e-mail, and gives one answer for any mismatch. */
export const Component = () => {
  const client = useClient()
  const signedIn = useSignedIn()
  const [order, setOrder] = useState<TrackOrderQuery['trackOrder']>()
  const send = async ({ number, email }: Values) => {
    setOrder(undefined)
    const { data, error } = await client
      .query(TrackOrder, { number: number.trim(), email: email.trim() }, { requestPolicy: 'network-only' })
      .toPromise()
    if (error) return formAnswer(error, undefined)
    if (!data?.trackOrder) return [{ message: t('order.track.none') }]
    setOrder(data.trackOrder)
    return undefined
  }
  return (
    <div className={`wrap ${styles.trackPage}`}>
      <PageSeo title={t('contact.track')} path={paths.track()} description={t('order.track.description')} />
      <h1>{t('contact.track')}</h1>
      <p className={styles.lead}>{t('order.track.text')}</p>
      {signedIn ? <Mine /> : null}
      <Form<Values> defaultValues={{ number: '', email: '' }} onSubmit={send}>
        <TextField
          name="number"
          label={t('contact.order.label')}
          maxLength={32}
          rules={{ required: t('order.track.required') }}
        />
        <EmailField rules={{ required: t('entry.email.required') }} />
        <Submit>{t('order.track.button')}</Submit>
      </Form>
      {order ? <Found order={order} /> : null}
    </div>
  )
}
