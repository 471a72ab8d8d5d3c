import { useSearchParams } from 'react-router-dom'
import { AccountFrame } from '#web/components/account-menu/account-frame.tsx'
import { FailedAccount } from '#web/components/account-menu/failed-account.tsx'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/orders/gql.ts'
import { formatDay } from '#web/lib/dates.ts'
import { formatPaise } from '#web/lib/money.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { personalPage } from '#web/lib/personal.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { useOwnQuery } from '#web/lib/urql/use-steady-query.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import { t } from '#web/words/t.ts'
import { OrderBadge } from './order-parts.tsx'
import styles from './orders.module.css'

const OrderListPage = graphql(`
  query OrderListPage($page: Int!) {
    viewer {
      id
      ...AccountMenu_viewer
      orders(page: $page, limit: 12) {
        total
        page
        items {
          id
          number
          status
          amount
          createdAt
          pieces
          title
        }
      }
    }
  }
`)

const context = { additionalTypenames: ['Order', 'OrderSummary'] }
const pageOf = (search: URLSearchParams) => {
  const page = Number(search.get('page') ?? '1')
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1
}

export const loader = async ({ client, url }: LoaderArgs) =>
  personalPage(await loadQuery(client, OrderListPage, { page: pageOf(url.searchParams) }), url)

export const Component = () => {
  const [search] = useSearchParams()
  const page = pageOf(search)
  const [{ data, error }, again] = useOwnQuery({ query: OrderListPage, variables: { page }, context })
  const seo = (
    <PageSeo title={t('order.list.seo')} path={paths.orders()} description={t('order.list.description')} />
  )
  if (!data?.viewer)
    return (
      <FailedAccount title={t('order.list.failed')} error={error} again={again}>
        {seo}
      </FailedAccount>
    )
  const { orders } = data.viewer
  return (
    <AccountFrame viewer={data.viewer}>
      {seo}
      {orders.items.length === 0 ? (
        <EmptyState
          as="h1"
          title={t('order.list.none')}
          text={t('order.list.text')}
          action={
            <Link className={buttonClass()} to={paths.discoverAll()}>
              {t('order.list.all')}
            </Link>
          }
        />
      ) : (
        <>
          <h1 className={styles.title}>{t('account.menu.orders')}</h1>
          <ul className={styles.list}>
            {orders.items.map((order) => (
              <li key={order.id}>
                <Link to={paths.order(order.id)}>
                  <span className="num">{order.number}</span>
                  <span className="muted">
                    {order.title}
                    {order.pieces > 1 ? ` ${t('order.list.more', { count: order.pieces - 1 })}` : ''},{' '}
                    {formatDay(order.createdAt)}
                  </span>
                  <OrderBadge status={order.status} />
                  <span className="price">{formatPaise(order.amount)}</span>
                </Link>
              </li>
            ))}
          </ul>
          {orders.total > page * 12 ? (
            <p>
              <Link className={buttonClass({ look: 'line' })} to={`${paths.orders()}?page=${page + 1}`}>
                {t('order.list.older')}
              </Link>
            </p>
          ) : null}
        </>
      )}
    </AccountFrame>
  )
}
