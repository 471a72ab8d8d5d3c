import { useMutation } from 'urql'
import { graphql } from '#web/gql/account/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { t } from '#web/words/t.ts'
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

/** The way back in for shoppers who have lost both the app and the recovery codes. */
export const NoCode = ({ email, password }: { email: string; password: string }) => {
  const [{ data, error, fetching }, request] = useMutation(RequestEndOfCodes)
  const refused = formAnswer(error, data?.requestEndOfCodes.userErrors)
  const sent = data !== undefined && refused.length === 0
  return (
    <details className={styles.help}>
      <summary>{t('entry.noCode.title')}</summary>
      <p className="muted">{t('entry.noCode.text')}</p>
      <p role="status">{sent ? t('entry.noCode.sent', { email }) : refused[0]?.message}</p>
      {sent ? null : (
        <button
          type="button"
          className="tlink"
          aria-disabled={fetching || undefined}
          onClick={fetching ? undefined : () => void request({ email, password })}
        >
          {t('entry.noCode.send')}
        </button>
      )}
    </details>
  )
}
