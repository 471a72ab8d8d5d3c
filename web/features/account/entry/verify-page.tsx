import { useState } from 'react'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/account/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { paths } from '#web/lib/paths.ts'
import { announceSessionChange, useSignedIn } from '#web/lib/session.ts'
import { Button, buttonClass } from '#web/ui/button/button.tsx'
import { PasswordField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { EntryFoot, EntryFrame } from './entry-frame.tsx'
import { LinkField } from './pasted-link.tsx'
import { PlainProblem, usePlainAnswer } from './plain-answer.tsx'
import { useLinkToken } from '#web/lib/link-token.ts'

const ConfirmEmail = graphql(`
  mutation ConfirmEmail($token: String!, $password: String) {
    confirmEmail(token: $token, password: $password) {
      email
      userErrors {
        field
        message
        code
      }
    }
  }
`)

/** Sentences for a browser without scripts, by the names that the server sends it back with. */
const PROBLEMS = {
  password: 'Please enter the password of your account.',
  token: 'This link has been used, or it is too old. You can ask for a new one in your profile.',
}

export const Component = () => {
  const token = useLinkToken()
  return <Confirm key={token} token={token} />
}

/** A button, not the arrival, confirms: mail programs open links to look at them. */
const Confirm = ({ token }: { token: string | null | undefined }) => {
  const signedIn = useSignedIn()
  const [{ data, error, fetching }, confirm] = useMutation(ConfirmEmail)
  const { problem, said } = usePlainAnswer(PROBLEMS)
  const [asksPassword, setAsksPassword] = useState(false)
  const refused = formAnswer(error, data?.confirmEmail.userErrors)
  const email = data?.confirmEmail.email
  const spent = token === null || refused.some(({ field }) => field === 'token')

  const send = async (password?: string) => {
    if (!token) return []
    const answer = await confirm({ token, ...(password !== undefined && { password }) })
    const errors = formAnswer(answer.error, answer.data?.confirmEmail.userErrors)
    if (errors.length === 0) announceSessionChange()
    else if (errors.some(({ field }) => field === 'password')) setAsksPassword(true)
    return errors
  }

  const seo = (
    <PageSeo
      title="Confirm your e-mail"
      path={paths.verify()}
      description="Confirm that this e-mail is yours."
    />
  )
  const onward = signedIn
    ? { to: paths.overview(), label: 'To your account' }
    : { to: paths.login(), label: 'Sign in' }
  if (email || said === 'done')
    return (
      <EntryFrame
        title="Thank you"
        lead={
          <>
            {email ? <strong className="num">{email}</strong> : 'Your e-mail'} is confirmed. You can now spend
            your points.
          </>
        }
      >
        {seo}
        <p role="status" className="sr">
          Your e-mail is confirmed.
        </p>
        <div>
          <Link className={buttonClass()} to={onward.to}>
            {onward.label}
          </Link>
        </div>
      </EntryFrame>
    )
  if (spent)
    return (
      <EntryFrame
        title="This link no longer works"
        lead="It has been used, or it is too old. You can ask for a new link in your profile."
      >
        {seo}
        <div role="alert">
          <Link className={buttonClass()} to={signedIn ? paths.profile() : paths.login(paths.profile())}>
            To your profile
          </Link>
        </div>
      </EntryFrame>
    )
  if (asksPassword)
    return (
      <EntryFrame
        title="Confirm your e-mail"
        lead="You are not signed in on this device, so please enter your password. If you never chose one, somebody else created the account: reset the password and it is yours alone."
      >
        {seo}
        <Form<{ password: string }> onSubmit={({ password }) => send(password)} label="Confirm your e-mail">
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            rules={{ required: 'Please enter your password.' }}
          />
          <Submit wide>Confirm my e-mail</Submit>
          <EntryFoot>
            <Link className="tlink" to={paths.forgotPassword()}>
              Reset your password
            </Link>
          </EntryFoot>
        </Form>
      </EntryFrame>
    )
  return (
    <EntryFrame
      title="Confirm your e-mail"
      lead="Press the button to confirm that this e-mail address is yours."
    >
      {seo}
      <div role="alert">{refused[0] ? <p>{refused[0].message}</p> : null}</div>
      <div className="needs-script">
        <Button
          busy={fetching}
          busyLabel="Confirming"
          aria-disabled={token === undefined || undefined}
          onClick={() => void send()}
        >
          Confirm my e-mail
        </Button>
      </div>
      <noscript>
        <Form<{ password: string }> onSubmit={async () => undefined} label="Confirm your e-mail" plain>
          <PlainProblem problem={problem} />
          <LinkField />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            hint="Where you are not signed in on this device."
          />
          <Submit wide>Confirm my e-mail</Submit>
        </Form>
      </noscript>
    </EntryFrame>
  )
}
