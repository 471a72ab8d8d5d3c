import type { ReactNode } from 'react'
import { useQuery } from 'urql'
import { AccountFrame } from '#web/components/account-menu/account-frame.tsx'
import { FailedAccount } from '#web/components/account-menu/failed-account.tsx'
import { Link } from '#web/components/link/link.tsx'
import { statusWords } from '#web/components/order-status/order-status.ts'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { VerifyNotice } from '#web/components/verify-notice/verify-notice.tsx'
import { graphql } from '#web/gql/account/gql.ts'
import { formatDay } from '#web/lib/dates.ts'
import { formatPaise } from '#web/lib/money.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { useOffers } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { personalPage } from '#web/lib/personal.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { useOwnQuery } from '#web/lib/urql/use-steady-query.ts'
import { rich, t } from '#web/words/t.ts'
import styles from './overview.module.css'

const OverviewPage = graphql(`
  query OverviewPage {
    viewer {
      id
      name
      firstName
      email
      ...AccountMenu_viewer
      ...VerifyNotice_viewer
      addresses {
        id
        addressLine1
        city
        postalCode
      }
      points(limit: 1) {
        balance
        worth
      }
      messages(limit: 1) {
        total
        unread
      }
    }
  }
`)

// Separate documents: the page works even if the backend has no orders or no appointments.
const OverviewOrder = graphql(`
  query OverviewOrder {
    viewer {
      id
      orders(limit: 1) {
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
const OverviewAppointment = graphql(`
  query OverviewAppointment {
    viewer {
      id
      appointments {
        id
        status
        storeName
        startsAt
      }
    }
  }
`)

export const loader = async ({ client, url }: LoaderArgs) => {
  const [page] = await Promise.all([
    loadQuery(client, OverviewPage, {}),
    loadQuery(client, OverviewOrder, {}),
    loadQuery(client, OverviewAppointment, {}),
  ])
  return personalPage(page, url)
}

const orderContext = { additionalTypenames: ['Order', 'OrderSummary'] }
const visitContext = { additionalTypenames: ['Appointment'] }

const Row = ({
  title,
  to,
  action,
  children,
}: {
  title: string
  to: string
  action: string
  children: ReactNode
}) => (
  <li className={styles.row}>
    <h2>{title}</h2>
    <p className="muted">{children}</p>
    <Link className="tlink" to={to}>
      {action}
    </Link>
  </li>
)

const replies = (total: number, unread: number) => {
  if (unread > 0) return unread === 1 ? t('account.reply.one') : t('account.reply.many', { count: unread })
  return total === 0 ? t('account.ask') : t('account.conversation')
}

const asSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The newest order and the next visit, in a sentence each; undefined if there is none. */
const useLatest = () => {
  const [orders] = useQuery({ query: OverviewOrder, context: orderContext })
  const [visits] = useQuery({ query: OverviewAppointment, context: visitContext })
  const order = orders.data?.viewer?.orders.items[0]
  const next = visits.data?.viewer?.appointments
    .filter(({ status }) => status === 'BOOKED')
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))[0]
  return {
    order: order && {
      to: paths.order(order.id),
      words: t('account.latest', {
        number: order.number,
        title: order.title,
        date: formatDay(order.createdAt),
        status: asSentence(statusWords(order.status)),
      }),
    },
    visit: next && `${next.storeName}, ${formatDay(next.startsAt)}.`,
  }
}

export const Component = () => {
  const [{ data, error }, again] = useOwnQuery({ query: OverviewPage })
  const latest = useLatest()
  const hasPoints = useOffers('points')
  const hasAppointments = useOffers('appointments')
  const hasMessages = useOffers('messages')
  const viewer = data?.viewer
  const seo = (
    <PageSeo
      title={t('account.menu.overview')}
      path={paths.overview()}
      description={t('account.description')}
    />
  )
  if (!viewer)
    return (
      <FailedAccount title={t('account.failed')} error={error} again={again}>
        {seo}
      </FailedAccount>
    )
  const { points, messages, addresses } = viewer
  const home = addresses[0]
  return (
    <AccountFrame viewer={viewer}>
      {seo}
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{t('account.menu.overview')}</h1>
          <p className="muted">
            {viewer.firstName === ''
              ? t('account.welcome.plain')
              : t('account.welcome.named', { name: viewer.firstName })}
          </p>
        </div>
        <VerifyNotice viewer={viewer} />
        {hasPoints ? (
          <Link className={styles.points} to={paths.points()}>
            <span className={styles.balance}>{points.balance}</span>
            <span>
              {rich('points.worth', {
                count: points.balance,
                b: (words) => <span className="price">{words}</span>,
                worth: formatPaise(points.worth),
              })}
            </span>
          </Link>
        ) : null}
        <ul className={styles.rows}>
          <Row title={t('account.orders.title')} to={paths.orders()} action={t('account.action.orders')}>
            {latest.order ? <Link to={latest.order.to}>{latest.order.words}</Link> : t('account.orders.text')}
          </Row>
          {hasAppointments ? (
            <Row
              title={t('account.appointments.title')}
              to={paths.myAppointments()}
              action={t('account.action.appointment')}
            >
              {latest.visit ?? t('account.appointments.text')}
            </Row>
          ) : null}
          {hasMessages ? (
            <Row
              title={t('account.messages')}
              to={paths.message()}
              action={messages.unread > 0 ? t('account.action.read') : t('checkout.write')}
            >
              {replies(messages.total, messages.unread)}
            </Row>
          ) : null}
          <Row
            title={t('checkout.step.delivery')}
            to={`${paths.profile()}#addresses`}
            action={home ? t('account.action.addresses') : t('account.action.address')}
          >
            {home ? `${home.addressLine1}, ${home.city} ${home.postalCode}` : t('account.address.none')}
          </Row>
          <Row title={t('account.profile')} to={paths.profile()} action={t('account.action.profile')}>
            {viewer.name}, {viewer.email}
          </Row>
        </ul>
      </div>
    </AccountFrame>
  )
}
