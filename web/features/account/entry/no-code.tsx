import { useMutation } from 'urql'
import { graphql } from '#web/gql/account/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import styles from './entry-frame.module.css'

const RequestEndOfCodes = graphql(`
  mutation RequestEndOfCodes($email: String!, $password: String!) {
    requestEndOfCodes(email: $email, password: $password) {
      userErrors {
        field
        message
        code
      }
    }
  }
`)

/** The way back for who has neither the app nor a recovery code any more. */
export const NoCode = ({ email, password }: { email: string; password: string }) => {
  const [{ data, error, fetching }, request] = useMutation(RequestEndOfCodes)
  const refused = formAnswer(error, data?.requestEndOfCodes.userErrors)
  const sent = data !== undefined && refused.length === 0
  return (
    <details className={styles.help}>
      <summary>I can’t get a code</summary>
      <p className="muted">
        Use one of the recovery codes you saved when you turned on two-step sign-in. If you no longer have
        them, we can e-mail you a link that turns it off after three days. Until then a code still keeps it
        on.
      </p>
      <p role="status">
        {sent ? `We have sent an e-mail to ${email}. The link is valid for one hour.` : refused[0]?.message}
      </p>
      {sent ? null : (
        <button
          type="button"
          className="tlink"
          aria-disabled={fetching || undefined}
          onClick={fetching ? undefined : () => void request({ email, password })}
        >
          E-mail me the link
        </button>
      )}
    </details>
  )
}
