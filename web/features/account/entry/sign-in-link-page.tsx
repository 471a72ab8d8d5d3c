import { useNavigate } from 'react-router-dom'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/account/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { useLetterToken } from '#web/lib/letter-token.ts'
import { paths } from '#web/lib/paths.ts'
import { announceSessionChange } from '#web/lib/session.ts'
import { notify } from '#web/ui/announcer.ts'
import { Button, buttonClass } from '#web/ui/button/button.tsx'
import { EntryFrame } from './entry-frame.tsx'

const SignInByLink = graphql(`
  mutation SignInByLink($token: String!) {
    signInByLink(token: $token) {
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

export const Component = () => {
  const token = useLetterToken()
  return <Enter key={token} token={token} />
}

/** A button, not the arrival, signs in: mail programs open links to look at them. */
const Enter = ({ token }: { token: string | null | undefined }) => {
  const navigate = useNavigate()
  const [{ data, error, fetching }, signIn] = useMutation(SignInByLink)
  const refused = formAnswer(error, data?.signInByLink.userErrors)
  const spent = token === null || refused.some(({ field }) => field === 'token')

  const enter = async () => {
    if (!token) return
    const { data: answer } = await signIn({ token })
    const person = answer?.signInByLink.viewer
    if (!person) return
    announceSessionChange()
    void navigate(paths.overview(), { replace: true })
    notify(person.firstName === '' ? 'Good day.' : `Good day, ${person.firstName}.`)
  }

  const seo = (
    <PageSeo
      title="Sign in by link"
      path={paths.signInLink()}
      description="Sign in with the link of our letter."
    />
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
  return (
    <EntryFrame title="Sign in" lead="One press, and you are in your account on this device.">
      {seo}
      <div role="alert">{refused[0] ? <p>{refused[0].message}</p> : null}</div>
      <div>
        <Button
          busy={fetching}
          busyLabel="Signing in"
          aria-disabled={token === undefined || undefined}
          onClick={() => void enter()}
        >
          Sign in
        </Button>
      </div>
    </EntryFrame>
  )
}
