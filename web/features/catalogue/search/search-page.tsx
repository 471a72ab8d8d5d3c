import { useLocation } from 'react-router-dom'
import { useQuery } from 'urql'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import type { LoaderArgs, LoaderDecision } from '#web/lib/page.ts'
import { failedPage } from '#web/lib/errors.ts'
import { paths } from '#web/lib/paths.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { ListFailed } from '../listing/list-states.tsx'
import { readAddress, type ListingAddress } from '../listing/listing-address.ts'
import {
  abilitiesOf,
  ListedProducts,
  ListingFrame,
  productsOf,
  productVariables,
} from '../listing/listing-data.ts'
import { loader as loadListing } from '../listing/listing-page.tsx'
import { listingTarget } from '../listing/listing-target.ts'
import { Listing } from '../listing/listing.tsx'
import { SearchReadingFragment } from '#web/components/search-reading/search-reading-fragment.ts'
import { readFragment } from '#web/gql/catalogue/fragment-masking.ts'
import { narrows } from '#web/components/filters/filter-state.ts'
import { t } from '#web/words/t.ts'
import { aboveVariables, JustAbove, JustAboveDocument } from './just-above.tsx'
import {
  NothingFound,
  PagesThatAnswer,
  SearchForm,
  SearchReading,
  WaysIn,
  type Reading,
} from './search-parts.tsx'
import styles from './search.module.css'

/** Pieces above the sum are shown below the first page of an unfiltered search. */
const showsAbove = ({ page, from, filters }: ListingAddress): boolean =>
  page === 1 && from === 1 && !narrows(filters)

/** The sum that the search names; the answers are those that the list has loaded. */
const budgetOf = async ({ client, url }: LoaderArgs) => {
  const address = readAddress(url.searchParams)
  const { data } = await loadQuery(client, ListingFrame, {})
  const target = data && listingTarget(paths.search(), undefined, undefined, data.categories)
  if (!target || !showsAbove(address)) return undefined
  const answer = await loadQuery(
    client,
    productsOf(target),
    productVariables(address, target, abilitiesOf(data.shop), address.page),
  )
  const list = readFragment(ListedProducts, answer.data?.products)
  return readFragment(SearchReadingFragment, list?.search)?.budget
}

/** /search: the usual list, with what the words find. Without words it is a field and links to the categories. */
export const loader = async (args: LoaderArgs): Promise<LoaderDecision | undefined> => {
  if (readAddress(args.url.searchParams).scope.search) {
    const decision = await loadListing(args)
    const budget = decision ? undefined : await budgetOf(args)
    if (budget) await loadQuery(args.client, JustAboveDocument, aboveVariables(budget))
    return decision
  }
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
  const aboveTheSum = (reading: Reading) =>
    reading?.budget && showsAbove(address) ? <JustAbove budget={reading.budget} /> : undefined
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
      foot={aboveTheSum}
      empty={(reading) =>
        address.page === 1 && !narrows(address.filters) ? (
          <>
            <NothingFound
              search={search}
              categories={data.categories}
              answered={(reading?.pages.length ?? 0) > 0}
            />
            {aboveTheSum(reading)}
          </>
        ) : undefined
      }
    />
  )
}
