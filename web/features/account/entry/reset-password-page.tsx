import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/account/gql.ts'
import { paths } from '#web/lib/paths.ts'
import { t } from '#web/words/t.ts'
import { EntryFoot } from './entry-frame.tsx'
import { NewPasswordByLink } from './new-password-by-link.tsx'

const ResetPassword = graphql(`
  mutation ResetPassword($token: String!, $password: String!) {
    resetPassword(token: $token, password: $password) {
      userErrors {
        field
        message
        code
      }
    }
  }
`)

export const Component = () => {
  const [, reset] = useMutation(ResetPassword)
  return (
    <NewPasswordByLink
      seo={
        <PageSeo
          title={t('entry.reset.choose')}
          path={paths.resetPassword()}
          description={t('entry.reset.description')}
        />
      }
      title={t('entry.reset.choose')}
      button={t('entry.reset.change')}
      send={async (token, password) => {
        const { data, error } = await reset({ token, password })
        return { error, userErrors: data?.resetPassword.userErrors }
      }}
      done={{
        title: t('entry.reset.done'),
        lead: t('entry.reset.text'),
        status: t('entry.reset.doneLine'),
      }}
      dead={{
        lead: t('entry.dead.hour'),
        problem: t('entry.reset.old'),
        way: { to: paths.forgotPassword(), words: t('entry.reset.sendNew') },
      }}
      foot={
        <EntryFoot>
          <Link className="tlink" to={paths.forgotPassword()}>
            {t('entry.reset.sendNew')}
          </Link>
        </EntryFoot>
      }
    />
  )
}
