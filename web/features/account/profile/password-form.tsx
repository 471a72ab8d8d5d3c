import { useMutation } from 'urql'
import { graphql } from '#web/gql/account/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { PasswordField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { t } from '#web/words/t.ts'
import { NewPasswordField } from '../entry/new-password-field.tsx'

const ChangePassword = graphql(`
  mutation ChangePassword($current: String!, $password: String!) {
    changePassword(current: $current, password: $password) {
      userErrors {
        field
        message
        code
      }
    }
  }
`)

interface Values {
  current: string
  password: string
}

/** Another password; every other device is signed out. */
export const PasswordForm = ({ email, done }: { email: string; done: (said: string) => void }) => {
  const [, change] = useMutation(ChangePassword)
  const send = async ({ current, password }: Values) => {
    const { data, error } = await change({ current, password })
    const refused = formAnswer(error, data?.changePassword.userErrors)
    if (refused.length === 0) done(t('profile.password.changed'))
    return refused
  }
  return (
    <Form<Values> onSubmit={send} label={t('profile.password.another')}>
      {/* Password managers need to know whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="current"
        label={t('profile.password.current')}
        autoComplete="current-password"
        rules={{ required: t('profile.password.required') }}
      />
      <NewPasswordField label={t('entry.password.new')} own={[email]} />
      <Submit>{t('entry.reset.change')}</Submit>
    </Form>
  )
}
