import { useMutation } from 'urql'
import { graphql } from '#web/gql/account/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { PasswordField, TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { EMAIL } from '../entry/rules.ts'

const ChangeEmail = graphql(`
  mutation ChangeEmail($email: String!, $password: String!) {
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
  password: string
}

/** Another e-mail; it counts once its letter is confirmed. */
export const EmailForm = ({ done }: { done: (said: string) => void }) => {
  const [, change] = useMutation(ChangeEmail)
  const send = async (values: Values) => {
    const { data, error } = await change(values, { additionalTypenames: ['Viewer'] })
    const refused = formAnswer(error, data?.changeEmail.userErrors)
    if (refused.length === 0) done(`A letter is on its way to ${values.email}.`)
    return refused
  }
  return (
    <Form<Values> onSubmit={send} label="Another e-mail">
      <TextField
        name="email"
        label="New e-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        rules={EMAIL}
      />
      <PasswordField
        name="password"
        label="Your password"
        autoComplete="current-password"
        rules={{ required: 'Please give your password.' }}
      />
      <Submit>Send the letter</Submit>
    </Form>
  )
}
