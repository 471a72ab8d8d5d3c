import { useSearchParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { AccountFrame } from '#web/components/account-menu/account-frame.tsx'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { VerifyNotice } from '#web/components/verify-notice/verify-notice.tsx'
import { graphql } from '#web/gql/points/gql.ts'
import type { PointsKind } from '#web/gql/points/graphql.ts'
import { formatDay } from '#web/lib/dates.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { formatPaise } from '#web/lib/money.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { personalPage } from '#web/lib/personal.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import styles from './points.module.css'

const PointsPage = graphql(`
  query PointsPage($page: Int!) {
    viewer {
      id
      ...AccountMenu_viewer
      ...VerifyNotice_viewer
      points(page: $page, limit: 20) {
        balance
        worth
        spendable
        onTheWay {
          orderId
          points
          from
        }
        total
        page
        entries {
          id
          kind
          points
          balance
          orderId
          createdAt
        }
      }
    }
  }
`)

const PAGE_SIZE = 20

const pageOf = (search: URLSearchParams): number => {
  const page = Number(search.get('page') ?? '1')
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1
}

export const loader = async ({ client, url }: LoaderArgs) =>
  personalPage(await loadQuery(client, PointsPage, { page: pageOf(url.searchParams) }), url)

const WORDS: Readonly<Record<PointsKind, string>> = {
  WELCOME: 'Welcome gift',
  EARNED: 'Earned with an order',
  SPENT: 'Spent on an order',
  RESTORED: 'Given back',
  REVERSED: 'Taken back with a refund',
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`)

export const Component = () => {
  const [search] = useSearchParams()
  const page = pageOf(search)
  const [{ data, error }, again] = useQuery({ query: PointsPage, variables: { page } })
  const viewer = data?.viewer
  const seo = (
    <PageSeo title="Points" path={paths.points()} description="Your points and where they came from." />
  )
  if (!viewer)
    return (
      <AccountFrame viewer={undefined}>
        {seo}
        <ErrorState
          page
          title="Your points did not load"
          text={errorMessage(error)}
          onRetry={() => again({ requestPolicy: 'network-only' })}
        />
      </AccountFrame>
    )
  const { points } = viewer
  return (
    <AccountFrame viewer={viewer}>
      {seo}
      <div className={styles.page}>
        <h1>Points</h1>
        <div className={styles.balance}>
          <p className={styles.number}>{points.balance}</p>
          <p>
            {points.balance === 1 ? 'point' : 'points'}, worth{' '}
            <span className="price">{formatPaise(points.worth)}</span>
          </p>
        </div>
        <VerifyNotice viewer={viewer} />
        <section>
          <h2>How they work</h2>
          <dl className={styles.facts}>
            <div>
              <dt>Worth</dt>
              <dd>One point is one rupee.</dd>
            </div>
            <div>
              <dt>Earned</dt>
              <dd>One for every ₹1,000 you pay, yours when the time for returns has passed.</dd>
            </div>
            <div>
              <dt>Spent</dt>
              <dd>Up to a tenth of a bag, at checkout.</dd>
            </div>
            <div>
              <dt>Returned</dt>
              <dd>If an order falls away, its points come back.</dd>
            </div>
          </dl>
        </section>
        {points.onTheWay.length > 0 ? (
          <section>
            <h2>On their way</h2>
            <table className={styles.ledger}>
              <thead className="sr">
                <tr>
                  <th scope="col">What</th>
                  <th scope="col">From</th>
                  <th scope="col">Points</th>
                </tr>
              </thead>
              <tbody>
                {points.onTheWay.map((entry, at) => (
                  <tr key={entry.orderId ?? at}>
                    <th scope="row">
                      {entry.orderId ? (
                        <Link className="tlink" to={paths.order(entry.orderId)}>
                          {WORDS.EARNED}
                        </Link>
                      ) : (
                        WORDS.EARNED
                      )}
                    </th>
                    <td className={styles.when}>
                      {entry.from ? (
                        <>
                          Yours from <time dateTime={entry.from}>{formatDay(entry.from)}</time>
                        </>
                      ) : (
                        'Yours when the time for returns has passed'
                      )}
                    </td>
                    <td className={`num ${styles.points}`}>{signed(entry.points)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ) : null}
        <section>
          <h2>Every line</h2>
          {points.entries.length === 0 ? (
            <p className="muted">Nothing yet. The first order brings the first points.</p>
          ) : (
            <table className={styles.ledger}>
              <thead className="sr">
                <tr>
                  <th scope="col">What</th>
                  <th scope="col">When</th>
                  <th scope="col">Points</th>
                  <th scope="col">Balance after</th>
                </tr>
              </thead>
              <tbody>
                {points.entries.map((entry) => (
                  <tr key={entry.id}>
                    <th scope="row">
                      {entry.orderId ? (
                        <Link className="tlink" to={paths.order(entry.orderId)}>
                          {WORDS[entry.kind]}
                        </Link>
                      ) : (
                        WORDS[entry.kind]
                      )}
                    </th>
                    <td className={styles.when}>
                      <time dateTime={entry.createdAt}>{formatDay(entry.createdAt)}</time>
                    </td>
                    <td className={`num ${styles.points}`}>{signed(entry.points)}</td>
                    <td className={`num muted ${styles.after}`}>{entry.balance}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {points.total > PAGE_SIZE ? (
            <nav className={styles.pages} aria-label="Pages of the ledger">
              {page > 1 ? (
                <Link className={buttonClass({ look: 'line' })} to={`${paths.points()}?page=${page - 1}`}>
                  Newer lines
                </Link>
              ) : null}
              {page * PAGE_SIZE < points.total ? (
                <Link className={buttonClass({ look: 'line' })} to={`${paths.points()}?page=${page + 1}`}>
                  Older lines
                </Link>
              ) : null}
            </nav>
          ) : null}
        </section>
      </div>
    </AccountFrame>
  )
}
