import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/account/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { useLinkToken } from '#web/lib/link-token.ts'
import { paths } from '#web/lib/paths.ts'
import { announceSessionChange } from '#web/lib/session.ts'
import { notify } from '#web/ui/announcer.ts'
import { Button, buttonClass } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { asksForCode, CodeField } from './code-field.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { LinkField } from './pasted-link.tsx'
import { PlainProblem, usePlainAnswer } from './plain-answer.tsx'

const SignInByLink = graphql(`
  mutation SignInByLink($token: String!, $code: String) {
    signInByLink(token: $token, code: $code) {
      viewer {
        id
        firstName
      }
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
  code: 'Your account also asks for a code. Please paste the link once more and enter the code.',
  token: 'This link has been used, or it is older than an hour. The sign-in page can send you another.',
}

export const Component = () => {
  const token = useLinkToken()
  return <Enter key={token} token={token} />
}

/** A button, not the arrival, signs in: mail programs open links to look at them. */
const Enter = ({ token }: { token: string | null | undefined }) => {
  const navigate = useNavigate()
  const [{ data, error, fetching }, signIn] = useMutation(SignInByLink)
  const refused = formAnswer(error, data?.signInByLink.userErrors)
  /** The link is right, and this account asks for a code as well. */
  const [secondStep, setSecondStep] = useState(false)
  const { problem, said } = usePlainAnswer(PROBLEMS)
  const spent = token === null || refused.some(({ field }) => field === 'token')

  const enter = async (code?: string) => {
    if (!token) return undefined
    const { data: answer, error: failed } = await signIn({ token, ...(code && { code }) })
    const person = answer?.signInByLink.viewer
    if (asksForCode(answer?.signInByLink.userErrors)) setSecondStep(true)
    if (!person) return formAnswer(failed, answer?.signInByLink.userErrors)
    announceSessionChange()
    void navigate(paths.overview(), { replace: true })
    notify(person.firstName === '' ? 'Welcome back.' : `Welcome back, ${person.firstName}.`)
    return undefined
  }

  const seo = (
    <PageSeo
      title="Sign in by link"
      path={paths.signInLink()}
      description="Sign in with the link from our e-mail."
    />
  )
  if (said === 'done')
    return (
      <EntryFrame title="You are signed in" lead="Welcome back.">
        {seo}
        <div>
          <Link className={buttonClass()} to={paths.overview()}>
            To your account
          </Link>
        </div>
      </EntryFrame>
    )
  if (spent)
    return (
      <EntryFrame
        title="This link no longer works"
        lead="It has been used, or it is older than an hour. The sign-in page can send you another."
      >
        {seo}
        <div role="alert">
          <Link className={buttonClass()} to={paths.login()}>
            Sign in
          </Link>
        </div>
      </EntryFrame>
    )
  if (secondStep)
    return (
      <EntryFrame title="Sign in" lead="Your account also asks for a code.">
        {seo}
        <Form<{ code: string }> onSubmit={({ code }) => enter(code)} label="Sign in">
          <CodeField />
          <Submit wide>Sign in</Submit>
        </Form>
      </EntryFrame>
    )
  return (
    <EntryFrame title="Sign in" lead="Press the button to sign in on this device.">
      {seo}
      <div role="alert">{refused[0] ? <p>{refused[0].message}</p> : null}</div>
      <div className="needs-script">
        <Button
          busy={fetching}
          busyLabel="Signing in"
          aria-disabled={token === undefined || undefined}
          onClick={() => void enter()}
        >
          Sign in
        </Button>
      </div>
      <noscript>
        <Form<{ code: string }> onSubmit={async () => undefined} label="Sign in" plain>
          <PlainProblem problem={problem} />
          <LinkField />
          <TextField
            name="code"
            label="Code"
            autoComplete="one-time-code"
            maxLength={40}
            hint="Only where your account asks for one."
          />
          <Submit wide>Sign in</Submit>
        </Form>
      </noscript>
    </EntryFrame>
  )
}
