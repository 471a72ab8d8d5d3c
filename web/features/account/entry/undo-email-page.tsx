import { useMutation } from 'urql'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/account/gql.ts'
import { paths } from '#web/lib/paths.ts'
import { rich, t } from '#web/words/t.ts'
import { NewPasswordByLink } from './new-password-by-link.tsx'

const UndoEmailChange = graphql(`
  mutation UndoEmailChange($token: String!, $password: String!) {
    undoEmailChange(token: $token, password: $password) {
      email
      userErrors {
        field
        message
        code
      }
    }
  }
`)

export const Component = () => {
  const [{ data }, undo] = useMutation(UndoEmailChange)
  const email = data?.undoEmailChange.email
  return (
    <NewPasswordByLink
      seo={
        <PageSeo
          title={t('entry.undo.title')}
          path={paths.undoEmail()}
          description={t('entry.undo.description')}
        />
      }
      title={t('entry.undo.title')}
      lead={t('entry.undo.choose')}
      button={t('entry.undo.button')}
      send={async (token, password) => {
        const { data: answer, error } = await undo({ token, password })
        return { error, userErrors: answer?.undoEmailChange.userErrors }
      }}
      done={{
        title: t('entry.undo.done'),
        lead: (
          <>
            {rich('entry.undo.text', {
              b: (words) => (email ? <strong className="num">{words}</strong> : words),
              email: email ?? t('entry.undo.oldEmail'),
            })}
          </>
        ),
        status: t('entry.undo.line'),
      }}
      dead={{
        lead: t('entry.undo.oldPage'),
        problem: t('entry.undo.old'),
        way: { to: paths.contactUs(), words: t('checkout.write') },
      }}
    />
  )
}
