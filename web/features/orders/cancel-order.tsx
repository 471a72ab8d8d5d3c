import { useMutation } from 'urql'
import { graphql } from '#web/gql/orders/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { notify } from '#web/ui/announcer.ts'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { t } from '#web/words/t.ts'

const Cancel = graphql(`
  mutation CancelOrder($id: ID!) {
    cancelOrder(id: $id) {
      order {
        id
        status
      }
      userErrors {
        message
      }
    }
  }
`)

/** Cancels an order; closed until the shopper opens it. */
export const CancelOrder = ({
  orderId,
  text,
  className,
  onDone,
}: {
  orderId: string
  /** What cancelling means for the pieces and the money. */
  text: string
  className: string | undefined
  onDone: () => void
}) => {
  const [, cancel] = useMutation(Cancel)
  const send = async () => {
    const { data, error } = await cancel({ id: orderId }, { additionalTypenames: ['Order', 'Bag', 'Points'] })
    const refused = formAnswer(error, data?.cancelOrder.userErrors)
    if (refused.length === 0) {
      notify(t('order.cancel.done'))
      onDone()
    }
    return refused
  }
  return (
    <details className={className}>
      <summary>{t('order.cancel.title')}</summary>
      <p className="muted">{text}</p>
      <Form defaultValues={{}} onSubmit={send} label={t('order.cancel.title')}>
        <Submit look="line">{t('order.cancel.button')}</Submit>
      </Form>
    </details>
  )
}
