import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/account/gql.ts'
import { WELCOME_POINTS } from '#web/lib/welcome-points.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { paths } from '#web/lib/paths.ts'
import { notify } from '#web/ui/announcer.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { EntryFoot, EntryFrame } from './entry-frame.tsx'
import { EMAIL, PASSWORD_HINT } from './rules.ts'
import { PlainProblem, usePlainAnswer } from './plain-answer.tsx'
import { SignIn } from './sign-in-mutation.ts'
import { signedInAlready } from './signed-in-already.ts'
import { useReturn } from './use-return.ts'
import { NewPasswordField } from './new-password-field.tsx'

export const loader = signedInAlready

const SignUp = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      userErrors {
        field
        message
        code
      }
    }
  }
`)

/** Sentences for a browser without scripts, by the names that the server sends it back with. */
const PROBLEMS: Readonly<Record<string, string>> = {
  name: 'Please enter your name: up to 80 characters, without web addresses.',
  email: EMAIL.pattern.message,
  password: `Please choose another password. ${PASSWORD_HINT}`,
}

interface Values {
  name: string
  email: string
  password: string
}

export const Component = () => {
  const [, signUp] = useMutation(SignUp)
  const [, signIn] = useMutation(SignIn)
  const { returnTo, goBack } = useReturn()
  const [wroteTo, setWroteTo] = useState<string>()
  const { problem, said, typed } = usePlainAnswer(PROBLEMS)

  const send = async (values: Values) => {
    const opened = await signUp({ input: values })
    const refused = formAnswer(opened.error, opened.data?.signUp.userErrors)
    if (refused.length > 0) return refused
    // The answer is the same for a known e-mail, so it is the password that decides: whoever has it is let in.
    const { data } = await signIn({ email: values.email, password: values.password })
    const person = data?.signIn.viewer
    if (!person) {
      setWroteTo(values.email)
      return undefined
    }
    goBack()
    notify(`Welcome, ${person.firstName}. Your account is ready.`, {
      label: 'Your points',
      href: paths.points(),
    })
    return undefined
  }

  const seo = (
    <PageSeo
      title="Create My Account"
      path={paths.create()}
      description={`Open an account: ${WELCOME_POINTS} points are yours as a welcome gift, and your bag follows you to every device.`}
    />
  )
  if (wroteTo !== undefined || said === 'sent')
    return (
      <EntryFrame
        title="Check your e-mail"
        lead={
          <>
            We have sent an e-mail to <strong className="num">{wroteTo ?? 'your address'}</strong> with the
            next steps.
          </>
        }
      >
        {seo}
        <p role="status" className="sr">
          We have sent an e-mail to {wroteTo ?? 'your address'}.
        </p>
        <div>
          <Link className={buttonClass()} to={paths.login(returnTo)}>
            Sign in
          </Link>
        </div>
      </EntryFrame>
    )

  return (
    <EntryFrame
      title={`Get ${WELCOME_POINTS} points`}
      lead="A welcome gift when you create an account. Each point is worth one rupee on your first purchase."
    >
      {seo}
      <Form<Values> onSubmit={send} label="Create My Account" plain>
        <PlainProblem problem={problem} />
        <TextField
          name="name"
          label="Full name"
          autoComplete="name"
          typed={typed['name']}
          maxLength={80}
          rules={{ required: 'Please tell us your name.' }}
        />
        <TextField
          name="email"
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          typed={typed['email']}
          rules={EMAIL}
        />
        <NewOwnPassword />
        <Submit wide>Create My Account</Submit>
        <p className="small muted">
          By creating an account you accept our{' '}
          <Link className="tlink" to={paths.terms()}>
            terms
          </Link>
          . The{' '}
          <Link className="tlink" to={paths.privacy()}>
            privacy policy
          </Link>
          .
        </p>
        <EntryFoot>
          <span>
            Already have an account?{' '}
            <Link className="tlink" to={paths.login(returnTo)}>
              Sign in
            </Link>
          </span>
        </EntryFoot>
      </Form>
    </EntryFrame>
  )
}

/** Somebody's own name and address make the easiest passwords. */
const NewOwnPassword = () => {
  const { watch } = useFormContext<Values>()
  return <NewPasswordField label="Password" own={watch(['name', 'email']).map((text) => text ?? '')} />
}
