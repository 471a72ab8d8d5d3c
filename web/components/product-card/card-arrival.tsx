import { useQuery } from 'urql'
import { formatShortDay } from '#web/lib/dates.ts'
import { useOffers } from '#web/lib/offered.ts'
import { t } from '#web/words/t.ts'
import { PromiseDocument } from '../promise/promise-query.ts'

/**
 * The day on which a piece can be at the PIN code that this device knows; nothing if the house does not deliver there.
 */
export const CardArrival = ({ pin, makingDays }: { pin: string; makingDays: number }) => {
  const offers = useOffers('promise')
  const [{ data }] = useQuery({ query: PromiseDocument, variables: { pin, makingDays }, pause: !offers })
  const day = data?.promise?.expectedArrival
  return day ? t('piece.arrives', { pin, date: formatShortDay(day) }) : null
}
