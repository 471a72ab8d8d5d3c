import { useMutation } from 'urql'
import { graphql } from '#web/gql/account/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { Button } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'

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

/** Sign-in by e-mail, offered next to the password while wrong ones hold this browser back. */
export const LinkByEmail = ({ email }: { email: string }) => {
  const [{ data, error, fetching }, request] = useMutation(RequestSignInLink)
  const refused = formAnswer(error, data?.requestSignInLink.userErrors)
  const sent = data !== undefined && refused.length === 0
  return (
    <div>
      <p role="status">{sent ? t('entry.link.sent', { email }) : (refused[0]?.message ?? '')}</p>
      {sent ? null : (
        <Button
          look="line"
          wide
          busy={fetching}
          busyLabel={t('form.sending')}
          onClick={() => void request({ email })}
        >
          {t('entry.link.send')}
        </Button>
      )}
    </div>
  )
}
