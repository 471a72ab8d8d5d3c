import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/account/gql.ts'
import { formatDay } from '#web/lib/dates.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { useLinkToken } from '#web/lib/link-token.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, buttonClass } from '#web/ui/button/button.tsx'
import { EntryFrame } from './entry-frame.tsx'

const ConfirmEndOfCodes = graphql(`
  mutation ConfirmEndOfCodes($token: String!) {
    confirmEndOfCodes(token: $token) {
      endsAt
      userErrors {
        field
        message
        code
      }
    }
  }
`)

/** A button, not the arrival, confirms: mail programs open links to look at them. */
export const Component = () => {
  const token = useLinkToken()
  const [{ data, error, fetching }, confirm] = useMutation(ConfirmEndOfCodes)
  const refused = formAnswer(error, data?.confirmEndOfCodes.userErrors)
  const endsAt = data?.confirmEndOfCodes.endsAt
  const seo = (
    <PageSeo
      title="Turn off two-step sign-in"
      path={paths.turnOffCodes()}
      description="Turn off two-step sign-in with the link from our e-mail."
    />
  )
  if (endsAt)
    return (
      <EntryFrame
        title="We’ll turn it off"
        lead={`Two-step sign-in will be turned off on ${formatDay(endsAt)}. From then on your password is enough. If you sign in with a code before then, it stays on.`}
        picture="eternity"
      >
        {seo}
        <p role="status" className="sr">
          Two-step sign-in will be turned off on {formatDay(endsAt)}.
        </p>
        <div>
          <Link className={buttonClass()} to={paths.home()}>
            Back to Home
          </Link>
        </div>
      </EntryFrame>
    )
  if (token === null || refused.some(({ field }) => field === 'token'))
    return (
      <EntryFrame
        title="This link no longer works"
        lead="It has been used, or it is more than an hour old. You can ask for another one when you sign in."
        picture="eternity"
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
    <EntryFrame
      title="Turn off two-step sign-in"
      lead="For your security this takes effect after three days. If you find your app or a recovery code in the meantime, sign in with it and two-step sign-in stays on."
      picture="eternity"
    >
      {seo}
      <div role="alert">{refused[0] ? <p>{refused[0].message}</p> : null}</div>
      <div>
        <Button
          busy={fetching}
          busyLabel="Confirming"
          aria-disabled={token === undefined || undefined}
          onClick={() => (token ? void confirm({ token }) : undefined)}
        >
          Turn it off in three days
        </Button>
      </div>
    </EntryFrame>
  )
}
