import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useQuery } from 'urql'
import type { Configured } from '../configurator/use-choice.ts'
import type { PageProduct } from '../product-data.ts'
import { choiceInput, isPageChoice, ProductBreakUp } from './break-up-data.ts'

/**
 * The break-up of the current choice: the page's own, or that of another combination. Until the next one arrives, the
 * last is shown, marked as waiting. If its sum differs from the price on the page, the page is out of date and is
 * loaded again.
 */
export const useBreakUp = (
  product: Pick<PageProduct, 'id' | 'breakUp'>,
  configured: Configured | undefined,
  price: number,
  refresh: () => void,
) => {
  const { search } = useLocation()
  const ofPage = !configured || isPageChoice(configured.matrix, configured.choice, search)
  const [{ data, fetching }] = useQuery({
    query: ProductBreakUp,
    variables: {
      id: product.id,
      choice: configured ? choiceInput(configured.matrix, configured.choice) : {},
    },
    pause: ofPage,
  })
  const other = fetching ? undefined : data?.product?.breakUp
  const found = ofPage ? product.breakUp : other
  const [last, setLast] = useState(found)
  useEffect(() => {
    if (found !== undefined) setLast(found)
  }, [found])
  const differs = found ? found.total !== price : false
  useEffect(() => {
    if (differs) refresh()
    // Once per difference: a page that stays different is not loaded again and again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [differs])
  const breakUp = found === undefined ? last : found
  return { breakUp: breakUp ?? undefined, waiting: found === undefined || differs }
}
