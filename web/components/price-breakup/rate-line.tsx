import { says } from '#web/lib/said.ts'
import { graphql } from '#web/gql/components/gql.ts'
import { readFragment, type FragmentType } from '#web/gql/components/fragment-masking.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { formatPaise } from '#web/lib/money.ts'
import { t } from '#web/words/t.ts'

/** The fields of a price that is shown as a bill. */
export const PriceBreakUpFragment = graphql(`
  fragment PriceBreakUp_breakUp on PriceBreakUp {
    parts {
      label
      detail
      amount
    }
    total
    rate {
      metal
      purity
      perGram
      setAt
    }
  }
`)

export interface PriceBreakUpProps {
  breakUp: FragmentType<typeof PriceBreakUpFragment>
}

/** '18 kt yellow gold at ₹9,360 a gram, the rate of 20 November 2026, 09:30'; null if the price has no rate in it. */
export const RateLine = ({ breakUp }: PriceBreakUpProps) => {
  const { rate } = readFragment(PriceBreakUpFragment, breakUp)
  return rate ? (
    <>
      {t('price.rate', {
        purity: says(rate.purity),
        metal: says(rate.metal).toLowerCase(),
        price: formatPaise(rate.perGram),
        moment: formatMoment(rate.setAt),
      })}
    </>
  ) : null
}
