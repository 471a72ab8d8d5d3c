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
  password: `Please choose another password. ${PASSWORD_HINT}`,
  token: 'This link has been used, or it is older than seven days.',
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
      title="Undo the change of e-mail"
      path={paths.undoEmail()}
      description="Bring your account back to the e-mail it had."
    />
  )
  if (state === 'done' || said === 'done')
    return (
      <EntryFrame
        title="Your account is back"
        lead={
          <>
            It uses{' '}
            {undone?.undoEmailChange.email ? (
              <strong className="num">{undone.undoEmailChange.email}</strong>
            ) : (
              'its old e-mail'
            )}{' '}
            again, and every device is signed out. Sign in with the new password.
          </>
        }
        picture="eternity"
      >
        {seo}
        <p role="status" className="sr">
          The change of e-mail is undone.
        </p>
        <div>
          <Link className={buttonClass()} to={paths.login()}>
            Sign in
          </Link>
        </div>
      </EntryFrame>
    )
  if (state === 'spent' || token === null)
    return (
      <EntryFrame
        title="This link no longer works"
        lead="It has been used, or it is older than seven days. If your account is in other hands, please write to us: we look into it with you."
        picture="eternity"
      >
        {seo}
        <div role="alert">
          <Link className={buttonClass()} to={paths.contactUs()}>
            Write to us
          </Link>
        </div>
      </EntryFrame>
    )
  return (
    <EntryFrame
      title="Undo the change of e-mail"
      lead="Your account comes back to this e-mail and every device is signed out. Choose a password that nobody else knows."
      picture="eternity"
    >
      {seo}
      <Form<Values> onSubmit={send} label="Undo the change of e-mail" plain>
        <PlainProblem problem={problem} />
        <PastedLink />
        <NewPasswordField label="New password" />
        <Submit wide>Undo the change</Submit>
      </Form>
    </EntryFrame>
  )
}
