import { failedPage } from '#web/lib/errors.ts'
import type { LoaderArgs, LoaderDecision } from '#web/lib/page.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { t } from '#web/words/t.ts'
import { choiceFrom } from './configurator/choice.ts'
import { choiceInput, isPageChoice, pageVariables, ProductBreakUp } from './price-breakup/break-up-data.ts'
import { ProductPageDocument } from './product-data.ts'

/** Specification section 8: the sentence if the piece failed without one from the server. */
export const FAILED = t('list.productsFailed')

/** Without these the page would be wrong: a piece without choices, or under another address. */
const VITAL: readonly unknown[] = ['configuration', 'categories']

/** Loads a piece with everything that its page shows; an unknown piece is a 404. */
export const loadProduct = async (
  client: LoaderArgs['client'],
  id: string,
  /** The query of the address, if the page shows a choice. */
  search = '',
): Promise<LoaderDecision | undefined> => {
  const { data, error } = await loadQuery(client, ProductPageDocument, pageVariables(id, search))
  const product = data?.product
  if (error && (!product || error.graphQLErrors.some(({ path }) => VITAL.includes(path?.[1]))))
    return failedPage(error)
  if (!product) return { status: 404 }
  const matrix = product.configuration
  const choice = matrix && choiceFrom(matrix, search)
  // If the address names a combination that is not made, or only part of one, the nearest is shown.
  if (choice && !isPageChoice(matrix, choice, search))
    await loadQuery(client, ProductBreakUp, { id: product.id, choice: choiceInput(matrix, choice) })
  return undefined
}
