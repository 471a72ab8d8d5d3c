import { VerifyNotice } from '#web/components/verify-notice/verify-notice.tsx'
import type { CheckoutPageQuery } from '#web/gql/checkout/graphql.ts'
import { formatWeekday } from '#web/lib/dates.ts'
import { formatPaise } from '#web/lib/money.ts'
import { useFormContext } from 'react-hook-form'
import { FormGroup } from '#web/ui/form/form.tsx'
import { t } from '#web/words/t.ts'
import type { CheckoutValues } from './values.ts'
import styles from './checkout.module.css'

type Quote = CheckoutPageQuery['checkout']
type Viewer = NonNullable<CheckoutPageQuery['viewer']>
type Ways = NonNullable<Quote['ways']>
type Way = CheckoutValues['way']

/** The ways that take the sum: the payment page, a transfer. */
const waysOf = (ways: Ways | null | undefined): { online: boolean; transfer: Ways[number] | undefined } => ({
  // A backend that lists no ways has the payment page.
  online: !ways || ways.some(({ kind }) => kind !== 'TRANSFER'),
  transfer: ways?.find(({ kind }) => kind === 'TRANSFER'),
})

/** The way that will be used: the chosen one if it takes the sum. */
export const wayTaken = (chosen: Way, ways: Ways | null | undefined): Way => {
  const { online, transfer } = waysOf(ways)
  if (!online && transfer) return 'TRANSFER'
  return transfer ? chosen : 'ONLINE'
}

/** The sum to pay now, and the ways to pay it: the whole, or the advance if it is offered and chosen. */
export const askedNow = (quote: Quote, part: CheckoutValues['part']) => {
  const { advance } = quote
  const { ways, smallerWays } = advance && part === 'ADVANCE' ? advance : quote
  const amount = advance && part === 'ADVANCE' ? advance.amount : undefined
  return { paise: amount ?? quote.total, ways, smallerWays, advance: amount }
}

/** Why UPI is not offered, if only the sum prevents it. */
const upiWords = (smallerWays: Quote['smallerWays']) => {
  const maximum = smallerWays?.find(({ kind }) => kind === 'UPI')?.maximum
  return maximum == null ? undefined : t('checkout.way.upiMost', { price: formatPaise(maximum) })
}

const Choice = ({
  name,
  value,
  title,
  text,
}: {
  name: 'way' | 'part'
  value: string
  title: string
  text: string
}) => {
  const { register } = useFormContext<CheckoutValues>()
  return (
    <label className={styles.choice}>
      <input type="radio" value={value} {...register(name)} />
      <span>
        {title}
        <small className="muted">{text}</small>
      </span>
    </label>
  )
}

/** All now, or an advance for pieces made to order; nothing if there is no choice. */
export const PartToPay = ({ quote }: { quote: Quote }) => {
  if (!quote.advance) return null
  const { amount, rest, percent } = quote.advance
  return (
    <FormGroup legend={t('checkout.part.title')}>
      <Choice name="part" value="WHOLE" title={formatPaise(quote.total)} text={t('checkout.part.whole')} />
      <Choice
        name="part"
        value="ADVANCE"
        title={t('checkout.part.advance', { price: formatPaise(amount) })}
        text={t('checkout.part.rest', { percent, rest: formatPaise(rest) })}
      />
    </FormGroup>
  )
}

/**
 * Shown before the order is sent: a transfer needs a confirmed e-mail address, and the whole form would be refused
 * without one.
 */
const ConfirmFirst = ({ viewer }: { viewer: Viewer }) =>
  viewer.emailVerified ? null : (
    <>
      <p>{t('checkout.transfer.confirm')}</p>
      <VerifyNotice viewer={viewer} />
    </>
  )

/** How the shopper pays; nothing if there is no choice. */
export const WaysToPay = ({ quote, viewer }: { quote: Quote; viewer: Viewer }) => {
  const { watch } = useFormContext<CheckoutValues>()
  const { paise, ways, smallerWays } = askedNow(quote, watch('part'))
  const { online, transfer } = waysOf(ways)
  const upi = online ? upiWords(smallerWays) : undefined
  if (!transfer)
    return upi ? (
      <FormGroup legend={t('checkout.way.title')}>
        <p>
          {t('checkout.way.card')}. {upi}
        </p>
      </FormGroup>
    ) : null
  const names = (ways ?? []).some(({ kind }) => kind === 'UPI')
    ? t('checkout.way.cardUpi')
    : t('checkout.way.card')
  const words = t('checkout.transfer.words', {
    date: transfer.dueOn ? formatWeekday(transfer.dueOn) : 'none',
  })
  if (!online)
    return (
      <FormGroup legend={t('checkout.way.title')}>
        <p>{t('checkout.transfer.only', { price: formatPaise(paise), words })}</p>
        <ConfirmFirst viewer={viewer} />
      </FormGroup>
    )
  const taken = wayTaken(watch('way'), ways)
  return (
    <FormGroup legend={t('checkout.way.title')}>
      <Choice
        name="way"
        value="ONLINE"
        title={names}
        text={[t('checkout.way.online'), upi].filter(Boolean).join(' ')}
      />
      <Choice
        name="way"
        value="TRANSFER"
        title={t('checkout.way.transfer')}
        text={taken === 'TRANSFER' ? words : t('checkout.way.parts')}
      />
      {taken === 'TRANSFER' ? <ConfirmFirst viewer={viewer} /> : null}
    </FormGroup>
  )
}
