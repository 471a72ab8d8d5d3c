import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { Picture } from '#web/components/picture/picture.tsx'
import { Price } from '#web/components/price/price.tsx'
import { graphql } from '#web/gql/wishlist/gql.ts'
import { COMPARE_MOST, compared, useDeviceList } from '#web/lib/device-list.ts'
import { errorMessage, failedPage } from '#web/lib/errors.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import { rich, t } from '#web/words/t.ts'
import { compareRows, type Compared } from './compare-rows.ts'
import { Differences } from './differences.tsx'
import styles from './wishlist.module.css'

const ComparePage = graphql(`
  query ComparePage($ids: [ID!]!) {
    productsById(ids: $ids) {
      id
      name
      price
      background
      metalType
      purity
      sizes
      resizable
      madeIn
      grossWeightMg
      makingDays
      stock
      stones {
        kind
        cut
        count
        caratsTotal
        colour
        clarity
        labGrown
      }
      attributes {
        name
        text
      }
      certificate {
        lab
        number
      }
      media {
        ...Picture_media
      }
      breakUp {
        parts {
          kind
          label
          amount
        }
        total
      }
    }
  }
`)

const idsOf = (search: URLSearchParams): string[] =>
  [...new Set((search.get('ids') ?? '').split(','))]
    .filter((id) => /^[\w-]{1,64}$/.test(id))
    .slice(0, COMPARE_MOST)

export const loader = async ({ client, url }: LoaderArgs) => {
  const ids = idsOf(url.searchParams)
  if (ids.length === 0) return undefined
  const { data, error } = await loadQuery(client, ComparePage, { ids })
  // If a break-up failed, the table is shown without it.
  return error && !data?.productsById ? failedPage(error) : undefined
}

const Table = ({ pieces }: { pieces: readonly Compared[] }) => {
  const ids = pieces.map(({ id }) => id)
  return (
    <div
      className={styles.scroll}
      style={{ '--pieces': pieces.length }}
      // The table may be wider than a phone, so the keyboard must be able to scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={t('compare.label')}
    >
      <table className={styles.table}>
        <caption className="sr">{t('compare.text')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('points.what')}</span>
            </th>
            {pieces.map((piece) => (
              <th key={piece.id} scope="col">
                <Link to={paths.product(piece.id)}>
                  <span className={styles.stage} style={{ background: `var(--g${piece.background})` }}>
                    {piece.media[0] ? (
                      <Picture
                        media={piece.media[0]}
                        alt=""
                        sizes="(min-width: 768px) 22vw, 42vw"
                        ratio="1"
                      />
                    ) : null}
                  </span>
                  <span className={styles.name}>{piece.name}</span>
                </Link>
                <Price paise={piece.price} />
                {piece.stock === 0 ? <p className="small muted">{t('product.sold')}</p> : null}
                <Link
                  className={`tlink ${styles.remove}`}
                  to={paths.compare(ids.filter((id) => id !== piece.id))}
                  state={{ keepScroll: true }}
                  onClick={() => compared.set(ids.filter((id) => id !== piece.id))}
                >
                  {rich('bag.line.remove', {
                    name: (words) => <span className="sr">{words}</span>,
                    piece: piece.name,
                  })}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(pieces).map(({ label, values, differs, absent }) => (
            <tr key={label} className={differs ? styles.differs : undefined}>
              <th scope="row">
                {label}
                {differs && pieces.length > 1 ? <small>{t('compare.differs')}</small> : null}
              </th>
              {values.map((value, place) => (
                <td key={pieces[place]?.id} className="num">
                  {value === '' ? <span className="muted">{absent}</span> : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const NothingYet = ({ text = t('compare.choose') }: { text?: string }) => (
  <div className="wrap">
    <EmptyState
      title={t('compare.nothing')}
      text={text}
      action={
        <Link className={buttonClass()} to={paths.jewellery()}>
          {t('compare.see')}
        </Link>
      }
    />
  </div>
)

/**
 * Up to four pieces side by side, by the ids in the address: it works without JavaScript and the address can be sent to
 * somebody.
 */
export const Component = () => {
  const [search] = useSearchParams()
  const ids = idsOf(search)
  const [{ data, error }, again] = useQuery({
    query: ComparePage,
    variables: { ids },
    pause: ids.length === 0,
  })
  const chosen = useDeviceList(compared)
  const isWaiting = ids.length === 0 && chosen !== undefined && chosen.length > 0
  const navigate = useNavigate()
  // Without ids in the address, the pieces chosen on this device are compared.
  useEffect(() => {
    if (isWaiting) void navigate(paths.compare(chosen), { replace: true })
  }, [isWaiting, chosen, navigate])
  const pieces = ids.length === 0 ? [] : (data?.productsById ?? [])
  const shown = pieces.map(({ id }) => id).join(',')
  // The next piece that is chosen is compared with the pieces here.
  useEffect(() => {
    if (shown !== '') compared.set(shown.split(','))
  }, [shown])
  return (
    <div className={styles.page}>
      <PageSeo title={t('compare.button')} path={paths.compare()} description={t('compare.description')} />
      <div className={`wrap ${styles.head}`}>
        <h1>{t('compare.title')}</h1>
        {pieces.length > 0 && pieces.length < COMPARE_MOST ? (
          <p className="muted">
            {t('compare.room', { count: COMPARE_MOST - pieces.length })}{' '}
            <Link className="tlink" to={paths.jewellery()}>
              {t('compare.see')}
            </Link>
          </p>
        ) : null}
      </div>
      {error && pieces.length === 0 ? (
        <div className="wrap">
          <ErrorState
            title={t('compare.failed')}
            text={errorMessage(error)}
            onRetry={() => again({ requestPolicy: 'network-only' })}
          />
        </div>
      ) : isWaiting ? null : pieces.length > 0 ? (
        <div className="wrap">
          <Table pieces={pieces} />
          <Differences pieces={pieces} />
        </div>
      ) : ids.length === 0 && chosen === undefined ? (
        // The list on this device is not known until the scripts run, and never without them.
        <noscript>
          <NothingYet text={t('compare.script')} />
        </noscript>
      ) : (
        <NothingYet />
      )}
    </div>
  )
}
