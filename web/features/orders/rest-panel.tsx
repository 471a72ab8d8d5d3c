import { useMutation } from 'urql'
import { graphql } from '#web/gql/orders/gql.ts'
import type { OrderPageQuery } from '#web/gql/orders/graphql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { orWords } from '#web/lib/list-words.ts'
import { formatPaise } from '#web/lib/money.ts'
import { safeAddress } from '#web/lib/safe-address.ts'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { languageOfPages } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'
import styles from './transfer-panel.module.css'

const PayRest = graphql(`
  mutation PayRest($id: ID!, $way: PaymentWay!, $language: String) {
    payRest(id: $id, way: $way, language: $language) {
      paymentUrl
      userErrors {
        message
      }
    }
  }
`)

type Advance = NonNullable<NonNullable<OrderPageQuery['order']>['advance']>

/** 'card', 'UPI' or 'card or UPI', in the language of the page. */
const onlineNames = (ways: Advance['ways']): string =>
  orWords(ways.map((way) => (way === 'UPI' ? t('order.way.upi') : t('order.way.card'))))

/** What is still to be paid for an order that is being made, and the ways to pay it. */
export const RestPanel = ({
  orderId,
  advance: { rest, ways },
  amount,
  hasTransfer,
  onTransfer,
}: {
  orderId: string
  advance: Advance
  amount: number
  /** True if the account is already shown below. */
  hasTransfer: boolean
  /** The account is now shown below, and the button that asked for it is gone. */
  onTransfer: () => void
}) => {
  const [, pay] = useMutation(PayRest)
  const send = (way: Advance['ways'][number]) => async () => {
    const { data, error } = await pay(
      { id: orderId, way, language: languageOfPages },
      { additionalTypenames: ['Order'] },
    )
    const url = safeAddress(data?.payRest.paymentUrl)
    if (url !== undefined) {
      window.location.assign(url)
      return undefined
    }
    const refused = formAnswer(error, data?.payRest.userErrors)
    if (refused.length === 0) onTransfer()
    return refused
  }
  // One page of the provider takes all online ways.
  const online = ways.filter((way) => way !== 'TRANSFER')
  const [first] = online
  const names = onlineNames(online)
  return (
    <section className={styles.panel} aria-labelledby="rest">
      <div className={styles.words}>
        <h2 id="rest">{t('order.rest.title')}</h2>
        <p className={`price ${styles.sum}`}>{formatPaise(rest)}</p>
        <p>{t('order.rest.text', { paid: formatPaise(amount - rest), amount: formatPaise(amount) })}</p>
      </div>
      <div className={styles.actions}>
        {first ? (
          <Form defaultValues={{}} onSubmit={send(first)} label={t('order.rest.payBy', { names })}>
            <Submit wide>{t('order.rest.by', { names })}</Submit>
          </Form>
        ) : null}
        {ways.includes('TRANSFER') && !hasTransfer ? (
          <Form defaultValues={{}} onSubmit={send('TRANSFER')} label={t('order.rest.transfer')}>
            <Submit wide look="line">
              {t('order.transfer.pay')}
            </Submit>
          </Form>
        ) : null}
      </div>
    </section>
  )
}
