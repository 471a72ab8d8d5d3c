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
import { EntryFrame } from './entry-frame.tsx'
import { useLinkToken } from '#web/lib/link-token.ts'
import { rich, t } from '#web/words/t.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { PastedLink } from './pasted-link.tsx'
import { PlainProblem, usePlainAnswer } from './plain-answer.tsx'
import { PASSWORD_HINT } from './rules.ts'

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

/** Sentences for a browser without scripts, by the names that the server sends it back with. */
const PROBLEMS = {
  password: t('entry.password.another', { hint: PASSWORD_HINT }),
  token: t('entry.undo.old'),
}

interface Values {
  password: string
}

export const Component = () => {
  const token = useLinkToken()
  return <Undo key={token} token={token} />
}

const Undo = ({ token }: { token: string | null | undefined }) => {
  const [{ data: undone }, undo] = useMutation(UndoEmailChange)
  const [state, setState] = useState<'open' | 'done' | 'spent'>('open')
  const { problem, said } = usePlainAnswer(PROBLEMS)

  const send = async ({ password }: Values) => {
    const { data, error } = await undo({ token: token ?? '', password })
    const refused = formAnswer(error, data?.undoEmailChange.userErrors)
    if (refused.some(({ field }) => field === 'token')) setState('spent')
    else if (refused.length === 0) {
      setState('done')
      announceSessionChange()
    }
    return refused
  }

  const seo = (
    <PageSeo
      title={t('entry.undo.title')}
      path={paths.undoEmail()}
      description={t('entry.undo.description')}
    />
  )
  if (state === 'done' || said === 'done')
    return (
      <EntryFrame
        title={t('entry.undo.done')}
        lead={
          <>
            {rich('entry.undo.text', {
              b: (words) =>
                undone?.undoEmailChange.email ? <strong className="num">{words}</strong> : words,
              email: undone?.undoEmailChange.email ?? t('entry.undo.oldEmail'),
            })}
          </>
        }
        picture="eternity"
      >
        {seo}
        <p role="status" className="sr">
          {t('entry.undo.line')}
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
      <EntryFrame title={t('entry.dead.title')} lead={t('entry.undo.oldPage')} picture="eternity">
        {seo}
        <div role="alert">
          <Link className={buttonClass()} to={paths.contactUs()}>
            {t('checkout.write')}
          </Link>
        </div>
      </EntryFrame>
    )
  return (
    <EntryFrame title={t('entry.undo.title')} lead={t('entry.undo.choose')} picture="eternity">
      {seo}
      <Form<Values> onSubmit={send} label={t('entry.undo.title')} plain>
        <PlainProblem problem={problem} />
        <PastedLink />
        <NewPasswordField label={t('entry.password.new')} />
        <Submit wide>{t('entry.undo.button')}</Submit>
      </Form>
    </EntryFrame>
  )
}
