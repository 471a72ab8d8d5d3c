import { useState } from 'react'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { shopError } from '#web/lib/errors.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { paths } from '#web/lib/paths.ts'
import { notify } from '#web/ui/announcer.ts'
import { PasswordField, TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { EntryFoot, EntryFrame } from './entry-frame.tsx'
import { LinkByEmail } from './link-by-email.tsx'
import { SignIn } from './sign-in-mutation.ts'
import { signedInAlready } from './signed-in-already.ts'
import { useReturn } from './use-return.ts'

export const loader = signedInAlready

interface Values {
  email: string
  password: string
}

export const Component = () => {
  const [, signIn] = useMutation(SignIn)
  const { returnTo, goBack } = useReturn()
  /** Whose password this browser may not try for a while. */
  const [heldBack, setHeldBack] = useState<string>()

  const send = async (values: Values) => {
    const { data, error } = await signIn(values)
    setHeldBack(error && shopError(error).code === 'RATE_LIMITED' ? values.email : undefined)
    const refused = formAnswer(error, data?.signIn.userErrors)
    if (refused.length > 0) return refused
    goBack()
    const name = data?.signIn.viewer?.firstName
    notify(name ? `Good day, ${name}.` : 'Good day.')
  }

  return (
    <EntryFrame title="Sign in" lead="Your bag, your orders and your points are kept in your account.">
      <PageSeo
        title="Sign in"
        path={paths.login()}
        description="Sign in to see your bag, your orders, your appointments and your points."
      />
      <Form<Values> onSubmit={send} label="Sign in">
        <TextField
          name="email"
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          rules={{ required: 'Please give your e-mail.' }}
        />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          rules={{ required: 'Please give your password.' }}
        />
        <Submit wide>Sign in</Submit>
        {heldBack === undefined ? null : <LinkByEmail email={heldBack} />}
        <EntryFoot>
          <Link className="tlink" to={paths.forgotPassword()}>
            Set a new password
          </Link>
          <Link className="tlink" to={paths.create(returnTo)}>
            Create My Account
          </Link>
        </EntryFoot>
      </Form>
    </EntryFrame>
  )
}
