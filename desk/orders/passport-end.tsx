import type { PassportRef } from '#contract/orders.ts'
import { whenWithin } from '../parts/words.ts'

/** Why the passport of one piece ended; what became of a whole order is said above its pieces. */
const BECAUSE: Readonly<Record<string, string>> = {
  returned: 'The piece came back',
  exchanged: 'The house took the piece in exchange',
  'bought-back': 'The house bought the piece back',
}

/** That a piece is no longer with the shopper: its passport, with the day and the reason. */
export const PassportEnd = ({ passport }: { readonly passport: PassportRef | undefined }) => {
  const { number, ended } = passport ?? {}
  const why = ended && BECAUSE[ended.because]
  if (!ended || why === undefined) return null
  return (
    <p className="whole small">
      {why} {whenWithin(ended.at)}; its passport {number} has ended.
    </p>
  )
}
