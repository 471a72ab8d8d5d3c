import { useLocation, useParams } from 'react-router-dom'
import { useQuery, type CombinedError } from 'urql'
import { NotFound } from '#web/components/not-found/not-found.tsx'
import { failedPage } from '#web/lib/errors.ts'
import type { LoaderArgs, LoaderDecision } from '#web/lib/page.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { ListFailed } from './list-states.tsx'
import { pagesOf, readAddress } from './listing-address.ts'
import {
  abilitiesOf,
  ListingCategory,
  ListingChildren,
  ListingFrame,
  productsOf,
  productVariables,
} from './listing-data.ts'
import { listingTarget, findCategory } from './listing-target.ts'
import { ListWords, wordsVariables } from './list-words.ts'
import { Listing } from './listing.tsx'
import { StoneTable } from './stays.ts'

/** The one listing screen behind /jewellery, /high-jewellery, /jewellery/{category}, /discover-all and /search. */
export const loader = async ({ client, params, url }: LoaderArgs): Promise<LoaderDecision | undefined> => {
  const address = readAddress(url.searchParams)
  const frame = await loadQuery(client, ListingFrame, {})
  if (frame.error) return failedPage(frame.error)
  const shop = frame.data?.shop ?? { features: [], priceSteps: [], collections: [] }
  const known = [...(frame.data?.categories ?? [])]
  if (params.category !== undefined && !findCategory(known, params.category)) {
    const child = await loadQuery(client, ListingCategory, { id: params.category })
    if (child.error) return failedPage(child.error)
    if (child.data?.category) known.push(child.data.category)
  }
  const target = listingTarget(
    url.pathname,
    params.category,
    address.scope.collection,
    known,
    shop.collections,
  )
  if (!target) return { status: 404 }
  const abilities = abilitiesOf(shop)
  const [answers] = await Promise.all([
    Promise.all(
      pagesOf(address).map((page) =>
        loadQuery(client, productsOf(target), productVariables(address, target, abilities, page)),
      ),
    ),
    loadQuery(client, ListWords, wordsVariables(target)),
    target.family && loadQuery(client, ListingChildren, { parentId: target.family }),
    address.form &&
      abilities.canFacet &&
      import('./stays-form.tsx').then(({ askFacets }) => askFacets(client, address, target, abilities)),
    target.stones && StoneTable.ready(),
  ])
  const failed = answers.find(({ error }) => error)?.error
  return failed && failedPage(failed)
}

export const Component = () => {
  const { pathname, search } = useLocation()
  const { category: key } = useParams()
  const address = readAddress(new URLSearchParams(search))
  const [frame, askFrame] = useQuery({ query: ListingFrame })
  const top = frame.data?.categories ?? []
  const isTop = key === undefined || findCategory(top, key) !== undefined
  const [child, askChild] = useQuery({
    query: ListingCategory,
    variables: { id: key ?? '' },
    pause: isTop || !frame.data,
  })
  const retry = (failed: CombinedError | undefined) => {
    if (failed) askFrame({ requestPolicy: 'network-only' })
    else askChild({ requestPolicy: 'network-only' })
  }
  const error = frame.error ?? (isTop ? undefined : child.error)
  if (error) return <ListFailed error={error} onRetry={() => retry(frame.error)} />
  if (!frame.data || (!isTop && child.fetching)) return null
  const known = child.data?.category ? [...top, child.data.category] : top
  const { shop } = frame.data
  const target = listingTarget(pathname, key, address.scope.collection, known, shop.collections)
  if (!target) return <NotFound />
  return <Listing target={target} address={address} categories={top} shop={shop} />
}
