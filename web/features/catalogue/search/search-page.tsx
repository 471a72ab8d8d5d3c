import { useLocation } from 'react-router-dom'
import { useQuery } from 'urql'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import type { LoaderArgs, LoaderDecision } from '#web/lib/page.ts'
import { failedPage } from '#web/lib/errors.ts'
import { paths } from '#web/lib/paths.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { ListFailed } from '../listing/list-states.tsx'
import { readAddress } from '../listing/listing-address.ts'
import { ListingFrame } from '../listing/listing-data.ts'
import { loader as loadListing } from '../listing/listing-page.tsx'
import { listingTarget } from '../listing/listing-target.ts'
import { Listing } from '../listing/listing.tsx'
import { narrows } from '#web/components/filters/filter-state.ts'
import { t } from '#web/words/t.ts'
import { NothingFound, PagesThatAnswer, SearchForm, SearchReading, WaysIn } from './search-parts.tsx'
import styles from './search.module.css'

/** /search: the same list as everywhere, of what the words find. Without words it is a field and the ways in. */
export const loader = async (args: LoaderArgs): Promise<LoaderDecision | undefined> => {
  if (readAddress(args.url.searchParams).scope.search) return loadListing(args)
  const { error } = await loadQuery(args.client, ListingFrame, {})
  return error && failedPage(error)
}

export const Component = () => {
  const address = readAddress(new URLSearchParams(useLocation().search))
  const [{ data, error }, ask] = useQuery({ query: ListingFrame })
  if (error) return <ListFailed error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
  if (!data) return null
  const { search } = address.scope
  const target = listingTarget(paths.search(), undefined, undefined, data.categories)
  if (!search || !target)
    return (
      <div className={`wrap ${styles.page}`}>
        <PageSeo title={t('list.search')} path={paths.search()} description={t('search.page.description')} />
        <h1>{t('list.search')}</h1>
        <SearchForm search="" />
        <WaysIn categories={data.categories} />
      </div>
    )
  return (
    <Listing
      target={target}
      address={address}
      categories={data.categories}
      shop={data.shop}
      head={(reading) => (
        <div className={styles.head}>
          <SearchForm key={search} search={search} />
          <SearchReading search={search} reading={reading} />
          <PagesThatAnswer reading={reading} />
        </div>
      )}
      empty={(reading) =>
        address.page === 1 && !narrows(address.filters) ? (
          <NothingFound
            search={search}
            categories={data.categories}
            answered={(reading?.pages.length ?? 0) > 0}
          />
        ) : undefined
      }
    />
  )
}
