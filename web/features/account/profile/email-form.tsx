import { useMutation } from 'urql'
import { graphql } from '#web/gql/account/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { EmailField } from '#web/ui/form/contact-fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { t } from '#web/words/t.ts'
import { EMAIL } from '../entry/rules.ts'
import { useOwnKey } from './own-key.tsx'

const ChangeEmail = graphql(`
  mutation ChangeEmail($email: String!, $password: String) {
    changeEmail(email: $email, password: $password) {
      userErrors {
        field
        message
        code
      }
    }
  }
`)

interface Values {
  email: string
  password?: string
}

/** A new e-mail address; it counts once it has been confirmed. */
export const EmailForm = ({ email, done }: { email: string; done: (said: string) => void }) => {
  const [, change] = useMutation(ChangeEmail)
  const { send, dialog, field } = useOwnKey(t('profile.email.confirm'), email)
  const submit = async (values: Values) => {
    const { data, error } = await send(() => change(values, { additionalTypenames: ['Viewer'] }))
    const refused = formAnswer(error, data?.changeEmail.userErrors)
    if (refused.length === 0) done(t('profile.email.sent', { email: values.email }))
    return refused
  }
  return (
    <>
      <Form<Values> onSubmit={submit} label={t('profile.email.title')}>
        <EmailField label={t('profile.email.new')} rules={EMAIL} />
        {field}
        <Submit>{t('profile.email.send')}</Submit>
      </Form>
      {dialog}
    </>
  )
}
