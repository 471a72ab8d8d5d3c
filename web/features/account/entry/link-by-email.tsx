import { useMutation } from 'urql'
import { graphql } from '#web/gql/account/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { Button } from '#web/ui/button/button.tsx'

const RequestSignInLink = graphql(`
  mutation RequestSignInLink($email: String!) {
    requestSignInLink(email: $email) {
      userErrors {
        field
        message
        code
      }
    }
  }
`)

/** The way in beside the password, where wrong ones hold this browser back. */
export const LinkByEmail = ({ email }: { email: string }) => {
  const [{ data, error, fetching }, request] = useMutation(RequestSignInLink)
  const refused = formAnswer(error, data?.requestSignInLink.userErrors)
  const sent = data !== undefined && refused.length === 0
  return (
    <div>
      <p role="status">
        {sent
          ? `If there is an account for ${email}, we have sent a link to it. It is valid for ten minutes.`
          : (refused[0]?.message ?? '')}
      </p>
      {sent ? null : (
        <Button look="line" wide busy={fetching} busyLabel="Sending" onClick={() => void request({ email })}>
          Send me a link by e-mail
        </Button>
      )}
    </div>
  )
}
