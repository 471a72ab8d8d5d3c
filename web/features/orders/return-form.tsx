import { useMutation } from 'urql'
import { graphql } from '#web/gql/orders/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { notify } from '#web/ui/announcer.ts'
import { Checkbox, TextField } from '#web/ui/form/fields.tsx'
import { Form, FormGroup } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { t } from '#web/words/t.ts'
import styles from './orders.module.css'

const RequestReturn = graphql(`
  mutation RequestReturn($input: RequestReturnInput!) {
    requestReturn(input: $input) {
      order {
        id
      }
      userErrors {
        field
        message
      }
    }
  }
`)

interface Values {
  pieces: Record<string, boolean>
  reason: string
}

const anyOf = (pieces: unknown) =>
  typeof pieces === 'object' && pieces !== null && Object.values(pieces).some(Boolean)

/** Sends pieces back. Engraved pieces are not offered. */
export const ReturnForm = ({
  orderId,
  until,
  items,
  onDone,
}: {
  orderId: string
  until: string
  items: readonly { id: string; name: string; returnable: number }[]
  onDone: () => void
}) => {
  const [, request] = useMutation(RequestReturn)
  if (items.length === 0) return null
  const send = async ({ pieces, reason }: Values) => {
    const chosen = items.filter(({ id }) => pieces[id])
    const input = {
      orderId,
      reason,
      items: chosen.map(({ id, returnable }) => ({ itemId: id, quantity: returnable })),
    }
    const { data, error } = await request({ input }, { additionalTypenames: ['Order'] })
    const refused = formAnswer(error, data?.requestReturn.userErrors)
    if (refused.length === 0) {
      notify(t('order.return.done'))
      onDone()
    }
    return refused
  }
  return (
    <details className={styles.returns}>
      <summary>{t('order.return.title')}</summary>
      <p className="muted">{t('order.return.until', { until })}</p>
      <Form<Values>
        defaultValues={{ pieces: {}, reason: '' }}
        onSubmit={send}
        label={t('order.return.label')}
      >
        <FormGroup legend={t('order.return.what')}>
          {items.map(({ id, name, returnable }, place) => (
            <Checkbox
              key={id}
              name={`pieces.${id}`}
              label={returnable > 1 ? `${name} (${returnable})` : name}
              // One sentence for all of them, at the first; ticking another one takes it away.
              rules={
                place === 0
                  ? { validate: (_, { pieces }) => anyOf(pieces) || t('order.return.required') }
                  : { deps: [`pieces.${items[0]?.id}`] }
              }
            />
          ))}
        </FormGroup>
        <TextField
          name="reason"
          label={t('order.return.why')}
          rows={2}
          maxLength={500}
          rules={{ required: t('order.return.whyRequired') }}
        />
        <Submit>{t('order.return.ask')}</Submit>
      </Form>
    </details>
  )
}
