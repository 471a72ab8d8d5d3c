import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { loadPageWords, usePageWords } from '#web/components/page-words/page-words.ts'
import { Words } from '#web/components/words/words.tsx'
import { readFragment } from '#web/gql/stores/fragment-masking.ts'
import { errorMessage, failedPage } from '#web/lib/errors.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { useSite } from '#web/lib/site.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import { t } from '#web/words/t.ts'
import { CityPlan } from './city-plan.tsx'
import { storeJson } from './store-json.ts'
import { Now, Ways, storeName } from './store-parts.tsx'
import { askedPlace, StoreEntryDocument, StoresPage } from './store-query.ts'
import { StoreSearch } from './store-search.tsx'
import { useNow } from './use-now.ts'
import styles from './store.module.css'
import { langOf } from '#web/words/language.ts'

const SLUG = 'store'

export const loader = async ({ client, url }: LoaderArgs) => {
  const [result] = await Promise.all([
    loadQuery(client, StoresPage, askedPlace(url.searchParams)),
    loadPageWords(client, SLUG),
  ])
  return result.error ? failedPage(result.error) : undefined
}

const words = ({ near, lat }: ReturnType<typeof askedPlace>, place: string | null, count: number): string => {
  if (lat !== null) return t('stores.nearest.you')
  if (near === null) return t('stores.count', { count })
  return place === null ? t('stores.notFound', { place: near }) : t('stores.nearest.place', { place })
}

/**
 * The store locator (specification section 2, /store): the list, and the plan of the city whose stores it shows.
 */
export const Component = () => {
  const [search] = useSearchParams()
  const site = useSite()
  const asked = askedPlace(search)
  const [{ data, error }, again] = useQuery({ query: StoresPage, variables: asked })
  const page = usePageWords(SLUG)
  const now = useNow()
  const [pointed, setPointed] = useState('')
  const stores = data?.stores.items.map((item) => readFragment(StoreEntryDocument, item)) ?? []
  const shown = stores.find(({ id }) => id === pointed) ?? stores[0]
  const here =
    asked.lat !== null && asked.lng !== null ? { latitude: asked.lat, longitude: asked.lng } : undefined
  const narrowed = asked.near !== null || here !== undefined
  return (
    <>
      <PageSeo
        title={t('shell.stores')}
        path={paths.stores()}
        seo={page?.seo}
        jsonLd={stores.map((store) => storeJson(store, site.origin))}
      />
      <div className={`wrap ${styles.head}`}>
        <h1 lang={langOf(page?.title)}>{page?.title ?? t('shell.stores')}</h1>
        {page?.lead ? (
          <p className="muted">
            <Words text={page.lead} />
          </p>
        ) : null}
      </div>
      {error && !data ? (
        <ErrorState
          title={t('list.failed')}
          text={errorMessage(error, t('common.tryMoment'))}
          onRetry={() => again({ requestPolicy: 'network-only' })}
        />
      ) : (
        <div className={styles.locator}>
          <div className={styles.side}>
            <StoreSearch near={asked.near} />
            <p className={styles.count} role="status">
              {words(asked, data?.stores.place ?? null, stores.length)}
              {narrowed ? (
                <>
                  {' '}
                  <Link className="tlink" to={paths.stores()}>
                    {t('stores.clear')}
                  </Link>
                </>
              ) : null}
            </p>
            <ul className={styles.list}>
              {stores.map((store) => (
                <li
                  key={store.id}
                  id={store.slug}
                  className={store === shown ? `${styles.entry} ${styles.on}` : styles.entry}
                  onPointerEnter={() => setPointed(store.id)}
                  onFocus={() => setPointed(store.id)}
                >
                  <h2>
                    <Link to={paths.store(store.slug)}>{storeName(store, stores)}</Link>
                  </h2>
                  <p className="muted" lang={langOf(store.addressLines.slice(0, 2))}>
                    {store.addressLines.slice(0, 2).join(', ')}
                  </p>
                  <Now store={store} now={now} />
                  <Ways store={store} book />
                </li>
              ))}
            </ul>
          </div>
          {shown ? (
            <div className={styles.map}>
              <CityPlan store={shown} here={here} />
            </div>
          ) : null}
        </div>
      )}
    </>
  )
}
