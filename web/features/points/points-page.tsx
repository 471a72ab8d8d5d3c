import { useSearchParams } from 'react-router-dom'
import { AccountFrame } from '#web/components/account-menu/account-frame.tsx'
import { FailedAccount } from '#web/components/account-menu/failed-account.tsx'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { VerifyNotice } from '#web/components/verify-notice/verify-notice.tsx'
import { graphql } from '#web/gql/points/gql.ts'
import type { PointsKind } from '#web/gql/points/graphql.ts'
import { formatDay } from '#web/lib/dates.ts'
import { formatPaise } from '#web/lib/money.ts'
import { usePointsRule } from '#web/lib/offered.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { personalPage } from '#web/lib/personal.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { useOwnQuery } from '#web/lib/urql/use-steady-query.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { rich, t } from '#web/words/t.ts'
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
  WELCOME: t('points.kind.welcome'),
  EARNED: t('points.kind.earned'),
  SPENT: t('points.kind.spent'),
  RESTORED: t('points.kind.restored'),
  REVERSED: t('points.kind.reversed'),
  GIVEN: t('points.kind.given'),
}

/** What is taken back without an order is a gift. */
const wordsOf = ({ kind, orderId }: { readonly kind: PointsKind; readonly orderId: string | null }) =>
  kind === 'REVERSED' && orderId === null ? t('points.kind.taken') : WORDS[kind]

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`)

export const Component = () => {
  const [search] = useSearchParams()
  const page = pageOf(search)
  const [{ data, error }, again] = useOwnQuery({ query: PointsPage, variables: { page } })
  const rule = usePointsRule()
  const viewer = data?.viewer
  const seo = <PageSeo title={t('sum.points')} path={paths.points()} description={t('points.description')} />
  if (!viewer)
    return (
      <FailedAccount title={t('points.failed')} error={error} again={again}>
        {seo}
      </FailedAccount>
    )
  const { points } = viewer
  return (
    <AccountFrame viewer={viewer}>
      {seo}
      <div className={styles.page}>
        <h1>{t('sum.points')}</h1>
        <div className={styles.balance}>
          <p className={styles.number}>{points.balance}</p>
          <p>
            {rich('points.worth', {
              count: points.balance,
              b: (words) => <span className="price">{words}</span>,
              worth: formatPaise(points.worth),
            })}
          </p>
        </div>
        <VerifyNotice viewer={viewer} />
        {rule ? (
          <section>
            <h2>{t('points.how')}</h2>
            <dl className={styles.facts}>
              <div>
                <dt>{t('points.rule.worth')}</dt>
                <dd>{t('points.rule.worthText', { paise: rule.worth, worth: formatPaise(rule.worth) })}</dd>
              </div>
              <div>
                <dt>{t('points.rule.earned')}</dt>
                <dd>{t('points.rule.earnedText', { paid: formatPaise(rule.paidPerPoint) })}</dd>
              </div>
              <div>
                <dt>{t('points.rule.spent')}</dt>
                <dd>{t('points.rule.spentText', { percent: rule.mostPercent })}</dd>
              </div>
              <div>
                <dt>{t('points.rule.returned')}</dt>
                <dd>{t('points.rule.returnedText')}</dd>
              </div>
            </dl>
          </section>
        ) : null}
        {points.onTheWay.length > 0 ? (
          <section>
            <h2>{t('points.onTheWay')}</h2>
            <table className={styles.ledger}>
              <thead className="sr">
                <tr>
                  <th scope="col">{t('points.what')}</th>
                  <th scope="col">{t('points.from')}</th>
                  <th scope="col">{t('sum.points')}</th>
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
                          {rich('points.yoursFrom', {
                            time: (words) => <time dateTime={entry.from ?? undefined}>{words}</time>,
                            day: formatDay(entry.from),
                          })}
                        </>
                      ) : (
                        t('points.yoursLater')
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
          <h2>{t('points.lines')}</h2>
          {points.entries.length === 0 ? (
            <p className="muted">{t('points.none')}</p>
          ) : (
            <table className={styles.ledger}>
              <thead className="sr">
                <tr>
                  <th scope="col">{t('points.what')}</th>
                  <th scope="col">{t('points.when')}</th>
                  <th scope="col">{t('sum.points')}</th>
                  <th scope="col">{t('points.balance')}</th>
                </tr>
              </thead>
              <tbody>
                {points.entries.map((entry) => (
                  <tr key={entry.id}>
                    <th scope="row">
                      {entry.orderId ? (
                        <Link className="tlink" to={paths.order(entry.orderId)}>
                          {wordsOf(entry)}
                        </Link>
                      ) : (
                        wordsOf(entry)
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
            <nav className={styles.pages} aria-label={t('points.pages')}>
              {page > 1 ? (
                <Link className={buttonClass({ look: 'line' })} to={`${paths.points()}?page=${page - 1}`}>
                  {t('points.newer')}
                </Link>
              ) : null}
              {page * PAGE_SIZE < points.total ? (
                <Link className={buttonClass({ look: 'line' })} to={`${paths.points()}?page=${page + 1}`}>
                  {t('points.older')}
                </Link>
              ) : null}
            </nav>
          ) : null}
        </section>
      </div>
    </AccountFrame>
  )
}
