import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { Breadcrumb, breadcrumbJson } from '#web/components/breadcrumb/breadcrumb.tsx'
import { Link } from '#web/components/link/link.tsx'
import { NotFound } from '#web/components/not-found/not-found.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { Picture, readMedia } from '#web/components/picture/picture.tsx'
import { ProductCard } from '#web/components/product-card/product-card.tsx'
import { backgroundAt } from '#web/components/product-grid/mosaic.ts'
import { ProductGrid } from '#web/components/product-grid/product-grid.tsx'
import { readFragment } from '#web/gql/stores/fragment-masking.ts'
import { errorMessage, failedPage } from '#web/lib/errors.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { useSite } from '#web/lib/site.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import { t } from '#web/words/t.ts'
import { CityPlan } from './city-plan.tsx'
import { storeJson } from './store-json.ts'
import { Hours, Now, Ways, storeName } from './store-parts.tsx'
import { StoreEntryDocument, StorePage } from './store-query.ts'
import { useNow } from './use-now.ts'
import styles from './store.module.css'
import { langOf } from '#web/words/language.ts'

export const loader = async ({ client, params }: LoaderArgs) => {
  const { data, error } = await loadQuery(client, StorePage, { id: params.store ?? '' })
  if (error) return failedPage(error)
  return data?.store ? undefined : { status: 404 }
}

/** The page of one salon: hours, services, directions, what can be seen. */
export const Component = () => {
  const id = useParams().store ?? ''
  const site = useSite()
  const [{ data, error }, again] = useQuery({ query: StorePage, variables: { id } })
  const now = useNow()
  if (error && !data?.store)
    return (
      <>
        <PageSeo title={t('shell.stores')} path={paths.store(id)} description={t('stores.one')} />
        <ErrorState
          page
          title={t('stores.failed')}
          text={errorMessage(error, t('common.tryMoment'))}
          onRetry={() => again({ requestPolicy: 'network-only' })}
        />
      </>
    )
  if (!data) return null
  if (!data.store) return <NotFound />
  const store = readFragment(StoreEntryDocument, data.store)
  const { pieces } = data.store
  const salons = data.stores.items
  const called = storeName(store, salons)
  const crumbs = [
    { name: t('common.home'), path: paths.home() },
    { name: t('shell.stores'), path: paths.stores() },
    { name: called, path: paths.store(store.slug) },
  ]
  return (
    <>
      <PageSeo
        title={store.name}
        path={paths.store(store.slug)}
        description={`${store.summary} ${store.addressLines.join(', ')}.`}
        image={store.media ? readMedia(store.media).url : undefined}
        jsonLd={import.meta.env.SSR && [storeJson(store, site.origin), breadcrumbJson(site.origin, crumbs)]}
      />
      <div className={`wrap ${styles.crumbs}`}>
        <Breadcrumb crumbs={crumbs} />
      </div>
      <div className={`wrap ${styles.head}`}>
        <h1 lang={langOf(called)}>{called}</h1>
        <p className="lead" lang={langOf(store.summary)}>
          {store.summary}
        </p>
      </div>
      <div className={styles.halves}>
        {store.media ? (
          <Picture
            media={store.media}
            sizes="(min-width: 992px) 50vw, 100vw"
            ratio="8 / 7"
            fit="cover"
            priority="first"
            className={styles.front}
          />
        ) : null}
        <div className={styles.half}>
          <CityPlan store={store} />
        </div>
      </div>
      <div className={`wrap ${styles.salon}`}>
        <section aria-labelledby="where">
          <h2 id="where">{t('stores.where')}</h2>
          <address>
            {store.addressLines.map((line) => (
              <span key={line} lang={langOf(line)}>
                {line}
              </span>
            ))}
          </address>
          <Ways store={store} />
          <p>
            <Link className={buttonClass()} to={paths.appointment({ store: store.slug })}>
              {t('contact.book')}
            </Link>
          </p>
        </section>
        <section aria-labelledby="hours">
          <h2 id="hours">{t('stores.hours.title')}</h2>
          <Now store={store} now={now} />
          <Hours store={store} />
        </section>
        <section aria-labelledby="done">
          <h2 id="done">{t('stores.done')}</h2>
          <ul className={styles.services}>
            {store.services.map((service) => (
              <li key={service} lang={langOf(service)}>
                {service}
              </li>
            ))}
          </ul>
        </section>
      </div>
      {pieces.length > 0 ? (
        <section className={styles.seen} aria-labelledby="seen">
          <div className="wrap">
            <h2 id="seen">{t('stores.seen')}</h2>
            <p className="muted">{t('stores.other')}</p>
          </div>
          <ProductGrid>
            {pieces.map((piece, place) => (
              <ProductCard key={piece.id} product={piece} background={backgroundAt(place)} heading="h3" />
            ))}
          </ProductGrid>
        </section>
      ) : null}
      <nav className={`wrap ${styles.others}`} aria-label={t('stores.others')}>
        {salons
          .filter(({ slug }) => slug !== store.slug)
          .map((other) => (
            <Link key={other.slug} className="tlink" to={paths.store(other.slug)}>
              {storeName(other, salons)}
            </Link>
          ))}
      </nav>
    </>
  )
}
