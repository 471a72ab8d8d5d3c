import { useRef, useState } from 'react'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { graphql } from '#web/gql/messages/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { emailRules } from '#web/lib/form-rules.ts'
import { paths } from '#web/lib/paths.ts'
import { EmailField } from '#web/ui/form/contact-fields.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form, FormRow, useShopForm } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { rich, t } from '#web/words/t.ts'
import { NEITHER, PairFields, pairInWords, type PairValues } from './lost-one.tsx'

const SendLostOne = graphql(`
  mutation SendLostOne($input: ContactEnquiryInput!) {
    sendContactEnquiry(input: $input) {
      reference
      userErrors {
        field
        message
      }
    }
  }
`)

interface Values extends PairValues {
  name: string
  email: string
}

/**
 * The same form for somebody without an account: the house answers by e-mail, and a picture can come with their reply.
 */
export const LostOneOfVisitor = () => {
  const form = useShopForm<Values>({
    pair: NEITHER,
    missing: '',
    passport: '',
    text: '',
    name: '',
    email: '',
  })
  const [, send] = useMutation(SendLostOne)
  const [reference, setReference] = useState<string>()
  const key = useRef<string>(undefined)
  const submit = async ({ name, email, ...pair }: Values) => {
    key.current ??= crypto.randomUUID()
    const input = { key: key.current, topic: 'PIECE', name, email, message: pairInWords(pair, []) } as const
    const { data, error } = await send({ input })
    const payload = data?.sendContactEnquiry
    if (!payload?.reference) return formAnswer(error, payload?.userErrors)
    setReference(payload.reference)
    return undefined
  }
  if (reference !== undefined)
    return (
      <p role="status" className="lead">
        {rich('messages.pair.received', { b: (words) => <b className="num">{words}</b>, reference })}
      </p>
    )
  return (
    <Form<Values> form={form} onSubmit={submit} label={t('messages.pair.title')}>
      <p className="small muted">
        {rich('messages.pair.visitor', {
          link: (words) => (
            <Link className="tlink" to={paths.login(`${paths.beginBespoke()}?pair`)}>
              {words}
            </Link>
          ),
        })}
      </p>
      <PairFields pair={form.watch('pair')} orders={[]} />
      <FormRow>
        <TextField
          name="name"
          label={t('profile.name')}
          autoComplete="name"
          maxLength={100}
          rules={{ required: t('visit.nameRequired') }}
        />
        <EmailField rules={emailRules} />
      </FormRow>
      <div>
        <Submit>{t('messages.begin.send')}</Submit>
      </div>
    </Form>
  )
}
