import { useMutation } from 'urql'
import { graphql } from '#web/gql/orders/gql.ts'
import type { OrderPageQuery } from '#web/gql/orders/graphql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { formatPaise } from '#web/lib/money.ts'
import { safeAddress } from '#web/lib/safe-address.ts'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import styles from './transfer-panel.module.css'

const PayRest = graphql(`
  mutation PayRest($id: ID!, $way: PaymentWay!) {
    payRest(id: $id, way: $way) {
      paymentUrl
      userErrors {
        message
      }
    }
  }
`)

type Advance = NonNullable<NonNullable<OrderPageQuery['order']>['advance']>

/** What is still to be paid of an order that is being made, and the ways to pay it. */
export const RestPanel = ({
  orderId,
  advance: { rest, ways },
  amount,
  hasTransfer,
}: {
  orderId: string
  advance: Advance
  amount: number
  /** The account is shown below already. */
  hasTransfer: boolean
}) => {
  const [, pay] = useMutation(PayRest)
  const send = (way: 'CARD' | 'TRANSFER') => async () => {
    const { data, error } = await pay({ id: orderId, way }, { additionalTypenames: ['Order'] })
    const url = safeAddress(data?.payRest.paymentUrl)
    if (url !== undefined) {
      window.location.assign(url)
      return undefined
    }
    return formAnswer(error, data?.payRest.userErrors)
  }
  const online = ways.some((way) => way !== 'TRANSFER')
  return (
    <section className={styles.panel} aria-labelledby="rest">
      <div className={styles.words}>
        <h2 id="rest">Still to be paid</h2>
        <p className={`price ${styles.sum}`}>{formatPaise(rest)}</p>
        <p>
          {formatPaise(amount - rest)} of {formatPaise(amount)} has arrived, and your order is being made.
          Please pay the rest before it leaves; you may do so at any time.
        </p>
      </div>
      <div className={styles.actions}>
        {online ? (
          <Form defaultValues={{}} onSubmit={send('CARD')} label="Pay the rest by card">
            <Submit wide>Pay by card</Submit>
          </Form>
        ) : null}
        {ways.includes('TRANSFER') && !hasTransfer ? (
          <Form defaultValues={{}} onSubmit={send('TRANSFER')} label="Pay the rest by bank transfer">
            <Submit wide look="line">
              Pay by bank transfer
            </Submit>
          </Form>
        ) : null}
      </div>
    </section>
  )
}
