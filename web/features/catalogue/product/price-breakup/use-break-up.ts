import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import type { Configured } from '../configurator/use-choice.ts'
import { choiceInput, ProductBreakUp } from './break-up-data.ts'

/**
 * The break-up of what is chosen. While the next is on its way the last stands, marked as waiting. One that sums to
 * another price than the page shows means that the page is out of date: it is asked for again.
 */
export const useBreakUp = (
  productId: string,
  configured: Configured | undefined,
  price: number,
  refresh: () => void,
) => {
  const [{ data, fetching }] = useQuery({
    query: ProductBreakUp,
    variables: { id: productId, choice: configured ? choiceInput(configured.matrix, configured.choice) : {} },
    pause: !configured,
  })
  const found = fetching ? undefined : data?.priceBreakUp
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
