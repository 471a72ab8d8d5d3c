import { useEffect, useRef } from 'react'
import { useMutation } from 'urql'
import { AcceptPrices } from '#web/components/changed-prices/accept-prices.ts'

interface Line {
  id: string
  price: number
  problem?: string | null
  heldUntil?: string | null
}

const context = { additionalTypenames: ['Bag', 'CheckoutQuote'] }

/**
 * Holds the prices on the screen for a shopper at the checkout; prices that are no longer held are held again, once.
 */
export const useHeldPrices = (version: number | undefined, lines: readonly Line[]): void => {
  const [, accept] = useMutation(AcceptPrices)
  const asked = useRef<number>(undefined)
  useEffect(() => {
    const loose = lines.filter(({ heldUntil, problem }) => !heldUntil && !problem)
    if (version === undefined || loose.length === 0 || asked.current === version) return
    asked.current = version
    // Whatever it answers, the quote is read again (additionalTypenames) and shows what has changed since.
    void accept({ lines: loose.map(({ id, price }) => ({ lineId: id, price })) }, context)
  }, [version, lines, accept])
}
