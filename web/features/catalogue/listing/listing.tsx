import { anyTurns } from '#web/components/product-card/product-card.tsx'
import { useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useQuery } from 'urql'
import { Breadcrumb, breadcrumbJson } from '#web/components/breadcrumb/breadcrumb.tsx'
import type { Filters } from '#web/components/filters/filter-state.ts'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { ProductGrid } from '#web/components/product-grid/product-grid.tsx'
import {
  SearchReadingFragment,
  type SearchReading,
} from '#web/components/search-reading/search-reading-fragment.ts'
import { readFragment } from '#web/gql/catalogue/fragment-masking.ts'
import { useSite } from '#web/lib/site.ts'
import { t } from '#web/words/t.ts'
import { Children } from './children.tsx'
import { GridPage } from './grid-page.tsx'
import { ListEmpty, ListFailed } from './list-states.tsx'
import { ListingBar } from './listing-bar.tsx'
import {
  pagesOf,
  scopesOf,
  usualSort,
  withFilters,
  writeAddress,
  type ListingAddress,
} from './listing-address.ts'
import {
  abilitiesOf,
  facetScope,
  ListedProducts,
  productsOf,
  productVariables,
  type ListShop,
} from './listing-data.ts'
import type { ListedCategory, ListingTarget } from './listing-target.ts'
import { useListWords } from './list-words.ts'
import styles from './listing.module.css'
import { Pager } from './pager.tsx'
import { refusalsOf } from './listing-words.ts'
import { ResultRow } from './result-row.tsx'
import { PlainForm, StoneTable } from './stays.ts'
import { langOf } from '#web/words/language.ts'

interface ListingProps {
  /** Shown above the list instead of the category's words. */
  head?: ((reading: Reading) => ReactNode) | undefined
  /** Shown instead of a list that is empty, filtered or not. */
  empty?: (reading: Reading) => ReactNode
  /** Shown below a list that is not empty. */
  foot?: (reading: Reading) => ReactNode
  target: ListingTarget
  address: ListingAddress
  categories: readonly ListedCategory[]
  shop: ListShop
}

type Reading = SearchReading | null | undefined

const keywords = (title: string) => t('list.keywords', { title })

/** A list of pieces: its name, the sticky bar, the results, the mosaic, more. */
export const Listing = ({ target, address, categories, shop, head, empty, foot }: ListingProps) => {
  const abilities = abilitiesOf(shop)
  const { canSort, canFacet } = abilities
  const navigate = useNavigate()
  const site = useSite()
  const words = useListWords(target)
  const grid = useRef<HTMLDivElement>(null)
  const variables = (page: number) => productVariables(address, target, abilities, page)
  const [{ data, error }, ask] = useQuery({ query: productsOf(target), variables: variables(address.page) })
  const items = data?.products.items
  const list = readFragment(ListedProducts, data?.products)
  const reading = readFragment(SearchReadingFragment, list?.search)
  const hrefOf = (filters: Filters) => `${target.path}${withFilters(address, filters)}`
  const apply = (filters: Filters) => void navigate(hrefOf(filters))
  return (
    <>
      <a className="skip" href="#list">
        {t('list.skip')}
      </a>
      <a className="skip" href="#filters">
        {t('list.skipToFilters')}
      </a>
      <PageSeo
        title={target.title}
        path={target.path}
        description={words.description}
        keywords={keywords(target.title)}
        seo={words.seo}
        jsonLd={import.meta.env.SSR && [breadcrumbJson(site.origin, target.crumbs)]}
      />
      <div className={`wrap ${styles.head}`}>
        <Breadcrumb crumbs={target.crumbs} />
        <div className={styles.title}>
          <h1 lang={langOf(target.title)}>{target.title}</h1>
          <div className={styles.intro}>
            {head ? (
              head(reading)
            ) : (
              <p className="muted" lang={langOf(words.intro)}>
                {words.intro}
              </p>
            )}
            {target.family && (
              // Asked for again if they failed with the list, once the list is there.
              <Children key={error ? 1 : 0} family={target.family} current={target.category?.slug} />
            )}
          </div>
        </div>
      </div>
      <ListingBar
        title={target.title}
        categories={categories}
        current={target.family}
        filters={{
          applied: address.filters,
          canSort,
          usual: usualSort(address),
          priceSteps: abilities.priceSteps,
          facets: canFacet ? facetScope(address, target) : undefined,
          onApply: apply,
          formHref: `${target.path}${writeAddress({ ...address, form: true })}`,
        }}
      />
      <div className="wrap">
        {address.form && (
          <div className={styles.form}>
            <PlainForm address={address} target={target} abilities={abilities} clearHref={hrefOf({})} />
          </div>
        )}
        <ResultRow
          list={list}
          title={target.title}
          still={target.stones || (pagesOf(address).length === 1 && !!items && !anyTurns(items))}
          filters={address.filters}
          categories={categories}
          family={target.family}
          others={scopesOf(address, target.titled).map(({ label, search }) => ({
            label,
            href: target.path + search,
          }))}
          refusals={refusalsOf(address.filters, abilities)}
          hrefOf={hrefOf}
        />
      </div>
      {error && !list ? (
        <div id="list" tabIndex={-1} className={styles.list}>
          <ListFailed error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
        </div>
      ) : list && items?.length === 0 ? (
        <div id="list" tabIndex={-1} className={styles.list}>
          {empty?.(reading) ?? (
            <ListEmpty
              address={address}
              target={target}
              total={list.total}
              unknownCollection={target.titled === 'collection' ? undefined : address.scope.collection}
            />
          )}
        </div>
      ) : (
        <>
          <div ref={grid} id="list" tabIndex={-1} className={styles.list}>
            {target.stones ? (
              <StoneTable
                label={target.title}
                pages={pagesOf(address).map(variables)}
                address={address}
                path={target.path}
                total={list?.total ?? Infinity}
                canSort={canSort}
              />
            ) : (
              <ProductGrid label={target.title}>
                {pagesOf(address).map((page) => (
                  <GridPage
                    key={page}
                    variables={variables(page)}
                    first={page === address.from}
                    offset={(page - 1) * (list?.limit ?? 12)}
                    high={target.high}
                    note={words.note}
                  />
                ))}
              </ProductGrid>
            )}
          </div>
          {list && items && (
            <Pager
              stones={target.stones}
              address={address}
              path={target.path}
              list={list}
              listed={items.length}
              variables={variables}
              grid={grid}
            />
          )}
          {foot?.(reading)}
        </>
      )}
    </>
  )
}
