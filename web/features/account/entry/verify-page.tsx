import { useState } from 'react'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/account/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { useOffers } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { announceSessionChange, useSignedIn } from '#web/lib/session.ts'
import { Button, buttonClass } from '#web/ui/button/button.tsx'
import { PasswordField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { DeadLink } from './dead-link.tsx'
import { EntryFoot, EntryFrame } from './entry-frame.tsx'
import { LinkField } from './pasted-link.tsx'
import { PlainProblem, usePlainAnswer } from './plain-answer.tsx'
import { useLinkToken } from '#web/lib/link-token.ts'
import { rich, t } from '#web/words/t.ts'

const ConfirmEmail = graphql(`
  mutation ConfirmEmail($token: String!, $password: String) {
    confirmEmail(token: $token, password: $password) {
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
  password: t('entry.verify.password'),
  token: t('entry.verify.old'),
}

export const Component = () => {
  const { token, earlier } = useLinkToken()
  return <Confirm key={earlier} token={token} />
}

/** A button, not the arrival, confirms: mail programs open links to look at them. */
const Confirm = ({ token }: { token: string | null | undefined }) => {
  const signedIn = useSignedIn()
  const points = useOffers('points') ? 'yes' : 'no'
  const hasBag = useOffers('bag')
  const [{ data, error, fetching }, confirm] = useMutation(ConfirmEmail)
  const { problem, said } = usePlainAnswer(PROBLEMS)
  const [asksPassword, setAsksPassword] = useState(false)
  const refused = formAnswer(error, data?.confirmEmail.userErrors)
  const email = data?.confirmEmail.email
  const spent = token === null || refused.some(({ field }) => field === 'token')

  const send = async (password?: string) => {
    if (!token) return []
    const answer = await confirm({ token, ...(password !== undefined && { password }) })
    const errors = formAnswer(answer.error, answer.data?.confirmEmail.userErrors)
    if (errors.length === 0) announceSessionChange()
    else if (errors.some(({ field }) => field === 'password')) setAsksPassword(true)
    return errors
  }

  const seo = (
    <PageSeo
      title={t('entry.verify.title')}
      path={paths.verify()}
      description={t('entry.verify.description')}
    />
  )
  const onward = signedIn
    ? { to: paths.overview(), label: t('checkout.toAccount') }
    : { to: paths.login(), label: t('shell.signIn') }
  if (email || said === 'done')
    return (
      <EntryFrame
        title={t('entry.verify.thanks')}
        lead={
          <>
            {rich('entry.verify.text', {
              b: (words) => (email ? <strong className="num">{words}</strong> : words),
              email: email ?? t('entry.verify.yours'),
              points,
            })}
          </>
        }
      >
        {seo}
        <p role="status" className="sr">
          {t('entry.verify.line')}
        </p>
        <div>
          <Link className={buttonClass()} to={onward.to}>
            {onward.label}
          </Link>
        </div>
        {signedIn && hasBag ? (
          // Shoppers who were sent here from the checkout continue there.
          <EntryFoot>
            <Link className="tlink" to={paths.shoppingBag()}>
              {t('product.bag.view')}
            </Link>
          </EntryFoot>
        ) : null}
      </EntryFrame>
    )
  if (spent)
    return (
      <DeadLink
        lead={t('entry.verify.oldPage')}
        to={signedIn ? paths.profile() : paths.login(paths.profile())}
        words={t('entry.verify.profile')}
      >
        {seo}
      </DeadLink>
    )
  if (asksPassword)
    return (
      <EntryFrame title={t('entry.verify.title')} lead={t('entry.verify.signedOut')}>
        {seo}
        <Form<{ password: string }>
          onSubmit={({ password }) => send(password)}
          label={t('entry.verify.title')}
        >
          <PasswordField
            name="password"
            label={t('entry.password.label')}
            autoComplete="current-password"
            rules={{ required: t('identity.password.required') }}
          />
          <Submit wide>{t('entry.verify.button')}</Submit>
          <EntryFoot>
            <Link className="tlink" to={paths.forgotPassword()}>
              {t('identity.password.reset')}
            </Link>
          </EntryFoot>
        </Form>
      </EntryFrame>
    )
  return (
    <EntryFrame title={t('entry.verify.title')} lead={t('entry.verify.press')}>
      {seo}
      <div role="alert">{refused[0] ? <p>{refused[0].message}</p> : null}</div>
      <div className="needs-script">
        <Button
          busy={fetching}
          busyLabel={t('entry.confirming')}
          aria-disabled={token === undefined || undefined}
          onClick={() => void send()}
        >
          {t('entry.verify.button')}
        </Button>
      </div>
      <noscript>
        <Form<{ password: string }> onSubmit={async () => undefined} label={t('entry.verify.title')} plain>
          <PlainProblem problem={problem} />
          <LinkField />
          <PasswordField
            name="password"
            label={t('entry.password.label')}
            autoComplete="current-password"
            hint={t('entry.verify.where')}
          />
          <Submit wide>{t('entry.verify.button')}</Submit>
        </Form>
      </noscript>
    </EntryFrame>
  )
}
