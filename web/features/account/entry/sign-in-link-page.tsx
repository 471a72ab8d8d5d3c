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
import { t } from '#web/words/t.ts'
import { asksForCode, CodeField } from './code-field.tsx'
import { DeadLink } from './dead-link.tsx'
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
  code: t('entry.link.codeToo'),
  token: t('entry.link.old'),
}

export const Component = () => {
  const { token, earlier } = useLinkToken()
  return <Enter key={earlier} token={token} />
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
    notify(
      person.firstName === ''
        ? t('entry.welcomeBack.plain')
        : t('entry.welcomeBack.named', { name: person.firstName }),
    )
    return undefined
  }

  const seo = (
    <PageSeo
      title={t('entry.link.title')}
      path={paths.signInLink()}
      description={t('entry.link.description')}
    />
  )
  if (said === 'done')
    return (
      <EntryFrame title={t('entry.link.signedIn')} lead={t('entry.welcomeBack.plain')}>
        {seo}
        <div>
          <Link className={buttonClass()} to={paths.overview()}>
            {t('entry.toAccount')}
          </Link>
        </div>
      </EntryFrame>
    )
  if (spent)
    return (
      <DeadLink lead={t('entry.link.oldPage')} to={paths.login()} words={t('shell.signIn')}>
        {seo}
      </DeadLink>
    )
  if (secondStep)
    return (
      <EntryFrame title={t('shell.signIn')} lead={t('entry.link.code')}>
        {seo}
        <Form<{ code: string }> onSubmit={({ code }) => enter(code)} label={t('shell.signIn')}>
          <CodeField />
          <Submit wide>{t('shell.signIn')}</Submit>
        </Form>
      </EntryFrame>
    )
  return (
    <EntryFrame title={t('shell.signIn')} lead={t('entry.link.press')}>
      {seo}
      <div role="alert">{refused[0] ? <p>{refused[0].message}</p> : null}</div>
      <div className="needs-script">
        <Button
          busy={fetching}
          busyLabel={t('entry.signingIn')}
          aria-disabled={token === undefined || undefined}
          onClick={() => void enter()}
        >
          {t('shell.signIn')}
        </Button>
      </div>
      <noscript>
        <Form<{ code: string }> onSubmit={async () => undefined} label={t('shell.signIn')} plain>
          <PlainProblem problem={problem} />
          <LinkField />
          <TextField
            name="code"
            label={t('identity.code.label')}
            autoComplete="one-time-code"
            maxLength={40}
            hint={t('entry.link.onlyWhere')}
          />
          <Submit wide>{t('shell.signIn')}</Submit>
        </Form>
      </noscript>
    </EntryFrame>
  )
}
