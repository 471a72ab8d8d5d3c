import { useState, type ReactNode } from 'react'
import type { CombinedError } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { formAnswer, type Refused } from '#web/lib/form-answer.ts'
import { useLinkToken } from '#web/lib/link-token.ts'
import { paths } from '#web/lib/paths.ts'
import { announceSessionChange } from '#web/lib/session.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { t } from '#web/words/t.ts'
import { DeadLink } from './dead-link.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PastedLink } from './pasted-link.tsx'
import { PlainProblem, usePlainAnswer } from './plain-answer.tsx'
import { PASSWORD_HINT } from './rules.ts'

interface Values {
  password: string
}

interface NewPasswordByLinkProps {
  /** The page's title and metadata. */
  seo: ReactNode
  title: string
  lead?: string
  button: string
  /** Sends the new password; returns what was refused. */
  send: (
    token: string,
    password: string,
  ) => Promise<{ error?: CombinedError | undefined; userErrors?: readonly Refused[] | undefined }>
  done: { title: string; lead: ReactNode; status: string }
  /**
   * For a link that is too old or was used: the reason, its sentence for a form without scripts, and the link that
   * leads on.
   */
  dead: { lead: string; problem: string; way: { to: string; words: string } }
  /** Below a form that was sent without scripts with a dead link. */
  foot?: ReactNode
}

/** A new password, chosen through the link of an e-mail, which works once. */
export const NewPasswordByLink = (props: NewPasswordByLinkProps) => {
  const { token, earlier } = useLinkToken()
  return <NewPassword key={earlier} token={token} {...props} />
}

const NewPassword = ({
  token,
  seo,
  title,
  lead,
  button,
  send,
  done,
  dead,
  foot,
}: NewPasswordByLinkProps & { token: string | null | undefined }) => {
  const [state, setState] = useState<'open' | 'done' | 'spent'>('open')
  /** By the names that the server sends a browser without scripts back with. */
  const { problem, said } = usePlainAnswer({
    password: t('entry.password.another', { hint: PASSWORD_HINT }),
    token: dead.problem,
  })

  const submit = async ({ password }: Values) => {
    const { error, userErrors } = await send(token ?? '', password)
    const refused = formAnswer(error, userErrors)
    if (refused.some(({ field }) => field === 'token')) setState('spent')
    else if (refused.length === 0) {
      setState('done')
      announceSessionChange()
    }
    return refused
  }

  if (state === 'done' || said === 'done')
    return (
      <EntryFrame title={done.title} lead={done.lead} picture="eternity">
        {seo}
        <p role="status" className="sr">
          {done.status}
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
      <DeadLink lead={dead.lead} picture="eternity" {...dead.way}>
        {seo}
      </DeadLink>
    )
  return (
    <EntryFrame title={title} lead={lead} picture="eternity">
      {seo}
      <Form<Values> onSubmit={submit} label={title} plain>
        <PlainProblem problem={problem} />
        <PastedLink />
        <NewPasswordField label={t('entry.password.new')} />
        <Submit wide>{button}</Submit>
        {problem === dead.problem ? foot : null}
      </Form>
    </EntryFrame>
  )
}
