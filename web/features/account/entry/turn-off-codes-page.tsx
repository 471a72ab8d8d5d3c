import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/account/gql.ts'
import { formatDay } from '#web/lib/dates.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { useLinkToken } from '#web/lib/link-token.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, buttonClass } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import { DeadLink } from './dead-link.tsx'
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
  const { token } = useLinkToken()
  const [{ data, error, fetching }, confirm] = useMutation(ConfirmEndOfCodes)
  const refused = formAnswer(error, data?.confirmEndOfCodes.userErrors)
  const endsAt = data?.confirmEndOfCodes.endsAt
  const seo = (
    <PageSeo
      title={t('entry.codesOff.title')}
      path={paths.turnOffCodes()}
      description={t('entry.codesOff.description')}
    />
  )
  if (endsAt)
    return (
      <EntryFrame
        title={t('entry.codesOff.will')}
        lead={t('entry.codesOff.text', { day: formatDay(endsAt) })}
        picture="eternity"
      >
        {seo}
        <p role="status" className="sr">
          {t('entry.codesOff.line', { day: formatDay(endsAt) })}
        </p>
        <div>
          <Link className={buttonClass()} to={paths.home()}>
            {t('app.home')}
          </Link>
        </div>
      </EntryFrame>
    )
  if (token === null || refused.some(({ field }) => field === 'token'))
    return (
      <DeadLink
        lead={t('entry.codesOff.old')}
        picture="eternity"
        to={paths.login()}
        words={t('shell.signIn')}
      >
        {seo}
      </DeadLink>
    )
  return (
    <EntryFrame title={t('entry.codesOff.title')} lead={t('entry.codesOff.wait')} picture="eternity">
      {seo}
      <div role="alert">{refused[0] ? <p>{refused[0].message}</p> : null}</div>
      <div className="needs-script">
        <Button
          busy={fetching}
          busyLabel={t('entry.confirming')}
          aria-disabled={token === undefined || undefined}
          onClick={() => (token ? void confirm({ token }) : undefined)}
        >
          {t('entry.codesOff.confirm')}
        </Button>
      </div>
      <noscript>
        <p>{t('form.script')}</p>
      </noscript>
    </EntryFrame>
  )
}
