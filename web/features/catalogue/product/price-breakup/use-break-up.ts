import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useQuery } from 'urql'
import type { Configured } from '../configurator/use-choice.ts'
import type { PageProduct } from '../product-data.ts'
import { choiceInput, isPageChoice, ProductBreakUp } from './break-up-data.ts'

/**
 * The break-up of what is chosen: the page's own, or that of another combination. While the next is on its way the last
 * stands, marked as waiting. One that sums to another price than the page shows means that the page is out of date: it
 * is asked for again.
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
    // Once per difference: a page that stays different is not asked for over and over.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [differs])
  const breakUp = found === undefined ? last : found
  return { breakUp: breakUp ?? undefined, waiting: found === undefined || differs }
}
