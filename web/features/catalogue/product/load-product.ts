import { failedPage } from '#web/lib/errors.ts'
import type { LoaderArgs, LoaderDecision } from '#web/lib/page.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { choiceFrom } from './configurator/choice.ts'
import { PersonalisationDocument } from './engraving/personal-query.ts'
import { choiceInput, ProductBreakUp } from './price-breakup/break-up-data.ts'
import { ProductPageDocument, WornTogether, wornWith } from './product-data.ts'

/** Specification section 8: product detail failure without a message of the server. */
export const FAILED = 'Failed to fetch products'

/** Loads a piece and what is worn with it; an unknown piece is a 404. */
export const loadProduct = async (
  client: LoaderArgs['client'],
  id: string,
  /** Where the page shows what is chosen: the query of its address. */
  search?: string,
): Promise<LoaderDecision | undefined> => {
  const { data, error } = await loadQuery(client, ProductPageDocument, { id })
  if (error) return failedPage(error)
  if (!data?.product) return { status: 404 }
  const { product, configuration, categories } = data
  await Promise.all([
    loadQuery(client, WornTogether, { filter: wornWith(product, categories) }),
    loadQuery(client, PersonalisationDocument, { productId: product.id }),
    configuration &&
      search !== undefined &&
      loadQuery(client, ProductBreakUp, {
        id: product.id,
        choice: choiceInput(configuration, choiceFrom(configuration, search)),
      }),
  ])
  return undefined
}
