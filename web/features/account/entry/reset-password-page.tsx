import { useState } from 'react'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/account/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { paths } from '#web/lib/paths.ts'
import { announceSessionChange } from '#web/lib/session.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { EntryFoot, EntryFrame } from './entry-frame.tsx'
import { useLinkToken } from '#web/lib/link-token.ts'
import { t } from '#web/words/t.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { PastedLink } from './pasted-link.tsx'
import { PlainProblem, usePlainAnswer } from './plain-answer.tsx'
import { PASSWORD_HINT } from './rules.ts'

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

/** Sentences for a browser without scripts, by the names that the server sends it back with. */
const PROBLEMS = {
  password: t('entry.password.another', { hint: PASSWORD_HINT }),
  token: t('entry.reset.old'),
}

interface Values {
  password: string
}

export const Component = () => {
  const token = useLinkToken()
  return <NewPassword key={token} token={token} />
}

const NewPassword = ({ token }: { token: string | null | undefined }) => {
  const [, reset] = useMutation(ResetPassword)
  const [state, setState] = useState<'open' | 'done' | 'spent'>('open')
  const { problem, said } = usePlainAnswer(PROBLEMS)

  const send = async ({ password }: Values) => {
    const { data, error } = await reset({ token: token ?? '', password })
    const refused = formAnswer(error, data?.resetPassword.userErrors)
    if (refused.some(({ field }) => field === 'token')) setState('spent')
    else if (refused.length === 0) {
      setState('done')
      announceSessionChange()
    }
    return refused
  }

  const seo = (
    <PageSeo
      title={t('entry.reset.choose')}
      path={paths.resetPassword()}
      description={t('entry.reset.description')}
    />
  )
  if (state === 'done' || said === 'done')
    return (
      <EntryFrame title={t('entry.reset.done')} lead={t('entry.reset.text')} picture="eternity">
        {seo}
        <p role="status" className="sr">
          {t('entry.reset.doneLine')}
        </p>
        <div>
          <Link className={buttonClass()} to={paths.login()}>
            {t('shell.signIn')}
          </Link>
        </div>
      </EntryFrame>
    )
  if (state === 'spent' || token === null)
    return (
      <EntryFrame title={t('entry.dead.title')} lead={t('entry.dead.hour')} picture="eternity">
        {seo}
        <div role="alert">
          <Link className={buttonClass()} to={paths.forgotPassword()}>
            {t('entry.reset.sendNew')}
          </Link>
        </div>
      </EntryFrame>
    )
  return (
    <EntryFrame title={t('entry.reset.choose')} picture="eternity">
      {seo}
      <Form<Values> onSubmit={send} label={t('entry.reset.choose')} plain>
        <PlainProblem problem={problem} />
        <PastedLink />
        <NewPasswordField label={t('entry.password.new')} />
        <Submit wide>{t('entry.reset.change')}</Submit>
        {problem === PROBLEMS.token ? (
          <EntryFoot>
            <Link className="tlink" to={paths.forgotPassword()}>
              {t('entry.reset.sendNew')}
            </Link>
          </EntryFoot>
        ) : null}
      </Form>
    </EntryFrame>
  )
}
