import { Link } from '#web/components/link/link.tsx'
import type { PlaceOrderMutation } from '#web/gql/checkout/graphql.ts'
import { useOffers } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'

/** What can be done about a payment that could not be opened. */
export type NextStepWord = NonNullable<PlaceOrderMutation['placeOrder']['nextStep']>

const LINKS = {
  BAG: { words: t('checkout.back'), to: paths.shoppingBag },
  ACCOUNT: { words: t('checkout.toAccount'), to: paths.profile },
  WRITE: { words: t('checkout.write'), to: paths.message },
} as const

/** What to do after a refusal; nothing if the shopper can only try again, because that button is there already. */
export const NextStepLink = ({ step }: { step: NextStepWord | undefined }) => {
  const takesMessages = useOffers('messages')
  if (step === undefined || step === 'RETRY') return null
  const { words, to } = LINKS[step]
  return (
    <Link
      className={buttonClass({ look: 'line' })}
      to={step === 'WRITE' && !takesMessages ? paths.contactUs() : to()}
    >
      {words}
    </Link>
  )
}
