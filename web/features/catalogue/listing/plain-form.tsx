import { useQuery, type Client } from 'urql'
import { FacetsDocument, offeredSections } from '#web/components/filters/facets-query.ts'
import { FilterForm } from '#web/components/filters/filter-form.tsx'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { usualSort, type ListingAddress } from './listing-address.ts'
import { facetScope, filterOf, type ListAbilities } from './listing-data.ts'
import type { ListingTarget } from './listing-target.ts'

interface PlainFormProps {
  address: ListingAddress
  target: ListingTarget
  abilities: ListAbilities
  clearHref: string
}

/** What it shows, for the loader of a page that has it. */
export const askFacets = (
  client: Client,
  address: ListingAddress,
  target: ListingTarget,
  abilities: ListAbilities,
) => loadQuery(client, FacetsDocument, { filter: filterOf(address, target, abilities) })

/** The filters for browsers without JavaScript, with the facets that the applied filters leave. */
export const PlainForm = ({ address, target, abilities, clearHref }: PlainFormProps) => {
  const [{ data }] = useQuery({
    query: FacetsDocument,
    variables: { filter: filterOf(address, target, abilities) },
    pause: !abilities.canFacet,
  })
  return (
    <FilterForm
      filters={address.filters}
      canSort={abilities.canSort}
      usual={usualSort(address)}
      priceSteps={abilities.priceSteps}
      sections={offeredSections(data?.facets, facetScope(address, target), address.filters)}
      action={target.path}
      scope={address.scope}
      clearHref={clearHref}
    />
  )
}
