import { useQuery } from 'urql'
import { FailedPage } from '#web/components/failed-page/failed-page.tsx'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { RingSizesDocument } from '#web/components/size-guide/ring-sizes-query.ts'
import { errorMessage, failedPage } from '#web/lib/errors.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { useSite } from '#web/lib/site.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { Button } from '#web/ui/button/button.tsx'
import { NotFound } from '#web/components/not-found/not-found.tsx'
import { t } from '#web/words/t.ts'
import { Discs } from './discs.tsx'
import styles from './ring-gauge.module.css'
import { Strip } from './strip.tsx'

export const loader = async ({ client }: LoaderArgs) => {
  const { data, error } = await loadQuery(client, RingSizesDocument, {})
  if (error) return failedPage(error)
  return data?.ringSizes.length === 0 ? { status: 404 } : undefined
}

/** Ten centimetres, to compare with a ruler. */
const RulerCheck = () => (
  <figure className={styles.ruler}>
    <svg width="100.4mm" height="7mm" viewBox="-0.2 0 100.4 7" aria-hidden="true">
      {Array.from({ length: 101 }, (_, mm) => (
        <line
          key={mm}
          x1={mm}
          x2={mm}
          y1={7}
          y2={mm % 10 === 0 ? 1 : mm % 5 === 0 ? 3 : 4.5}
          stroke="currentColor"
          strokeWidth={mm % 10 === 0 ? 0.25 : 0.12}
        />
      ))}
      <line x1={0} x2={100} y1={6.95} y2={6.95} stroke="currentColor" strokeWidth={0.2} />
    </svg>
    <figcaption>{t('gauge.line')}</figcaption>
  </figure>
)

/** One A4 sheet: a ruler check, a strip to lay round the finger, a disc for every size the house makes. */
export const Component = () => {
  const site = useSite()
  const [{ data, error }, ask] = useQuery({ query: RingSizesDocument })
  if (error && !data)
    return (
      <FailedPage
        title={t('sizes.failed')}
        text={errorMessage(error, t('common.tryMoment'))}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
      />
    )
  if (!data) return null
  if (data.ringSizes.length === 0) return <NotFound />
  return (
    <div className={styles.page}>
      <PageSeo
        title={t('gauge.seo')}
        path={paths.ringGauge()}
        description={t('gauge.description')}
        keywords={t('gauge.keywords')}
      />
      <nav className={styles.bar} aria-label={t('gauge.title')}>
        <Link className="tlink" to={paths.sizeGuide()}>
          {t('gauge.back')}
        </Link>
        <span className="needs-script">
          <Button small onClick={() => window.print()}>
            {t('gauge.print')}
          </Button>
        </span>
      </nav>
      {/* The sheet keeps its size on any screen and moves sideways in its own frame. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling frame must be reached by keyboard */}
      <div className={styles.frame} role="region" aria-label={t('gauge.sheet')} tabIndex={0}>
        <article className={styles.sheet}>
          <header>
            <h1>{t('gauge.house', { name: site.name })}</h1>
            <p>{t('gauge.scale')}</p>
          </header>
          <RulerCheck />
          <Strip sizes={data.ringSizes} />
          <Discs sizes={data.ringSizes} />
        </article>
      </div>
    </div>
  )
}
