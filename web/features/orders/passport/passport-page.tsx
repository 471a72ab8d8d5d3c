import { useParams, useSearchParams } from 'react-router-dom'
import { FailedPage } from '#web/components/failed-page/failed-page.tsx'
import { Link } from '#web/components/link/link.tsx'
import { NotFound } from '#web/components/not-found/not-found.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { errorMessage, failedPage, shopError } from '#web/lib/errors.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { useSteadyQuery } from '#web/lib/urql/use-steady-query.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Spinner } from '#web/ui/spinner/spinner.tsx'
import { t } from '#web/words/t.ts'
import { PiecePassportDocument, passportOf } from './passport-query.ts'
import { PassportSheet } from './passport-sheet.tsx'
import styles from './passport.module.css'

/** The piece that the address names; the first if the address names none that exists. */
const pieceIn = (search: URLSearchParams): number => {
  const piece = Number(search.get('piece') ?? 1)
  return Number.isInteger(piece) && piece >= 1 && piece <= 10 ? piece : 1
}
const variablesOf = (
  { orderId = '', itemId = '' }: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
) => ({ orderId, itemId, piece: pieceIn(search) })
const context = { additionalTypenames: ['Order'] }

/** Signed out: redirects to /login and back. No such piece, or somebody else's: 404. */
export const loader = async ({ client, params, url }: LoaderArgs) => {
  const { data, error } = await loadQuery(
    client,
    PiecePassportDocument,
    variablesOf(params, url.searchParams),
  )
  const signedOut = error ? shopError(error).code === 'UNAUTHENTICATED' : !data?.viewer
  if (signedOut) return { redirect: paths.login(url.pathname + url.search), status: 303 }
  if (error) return failedPage(error)
  return data?.passport ? undefined : { status: 404 }
}

/** The passport of a piece: everything that the house knows about it, on the screen and on one sheet of A4. */
export const Component = () => {
  const params = useParams()
  const [search] = useSearchParams()
  const variables = variablesOf(params, search)
  const [{ data, error, fetching }, again] = useSteadyQuery({
    query: PiecePassportDocument,
    variables,
    context,
  })
  // A viewer without a passport: one half of the answer came. That is a failure, not a piece that does not exist.
  if (error && !data?.passport)
    return (
      <FailedPage
        title={t('passport.failed')}
        text={errorMessage(error, t('common.tryMoment'))}
        onRetry={() => again({ requestPolicy: 'network-only' })}
      />
    )
  if (!data && fetching)
    return (
      <div className={styles.waiting}>
        <Spinner label={t('passport.loading')} />
      </div>
    )
  if (!data?.passport) return <NotFound />
  const passport = passportOf(data.passport)
  return (
    <div className={styles.page}>
      <PageSeo
        title={t('passport.seo', { name: passport.item.name })}
        path={paths.piece(variables.orderId, variables.itemId, variables.piece)}
        description={t('passport.description')}
      />
      <nav className={styles.bar} aria-label={t('passport.title')}>
        <Link className="tlink" to={paths.order(passport.orderId)}>
          {t('passport.back', { number: passport.orderNumber })}
        </Link>
        <span className="needs-script">
          <Button small onClick={() => window.print()}>
            {t('passport.print')}
          </Button>
        </span>
      </nav>
      <PassportSheet passport={passport} />
    </div>
  )
}
