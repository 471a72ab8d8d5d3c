import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/account/gql.ts'
import { shopError } from '#web/lib/errors.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { useOffers } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { notify } from '#web/ui/announcer.ts'
import { Button } from '#web/ui/button/button.tsx'
import { EmailField } from '#web/ui/form/contact-fields.tsx'
import { PasswordField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { t } from '#web/words/t.ts'
import { asksForCode, CodeField } from './code-field.tsx'
import { EntryFoot, EntryFrame } from './entry-frame.tsx'
import { LinkByEmail } from './link-by-email.tsx'
import { NoCode } from './no-code.tsx'
import { PlainProblem, usePlainAnswer } from './plain-answer.tsx'
import { SignIn } from './sign-in-mutation.ts'
import { signedInAlready } from './signed-in-already.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'
import { useReturn } from './use-return.ts'
import { whySignIn } from './why.ts'

const LoginPage = graphql(`
  query LoginPage {
    shop {
      features
    }
  }
`)

export const loader = async (args: LoaderArgs) =>
  (await signedInAlready(args)) ?? (await loadQuery(args.client, LoginPage, {}), undefined)

/** Sentences for a browser without scripts, by the names in the address to which the server sends it back. */
const PROBLEMS: Readonly<Record<string, string>> = {
  credentials: t('entry.login.wrong'),
  code: t('entry.login.code'),
  wait: t('entry.login.many'),
}

interface Values {
  email: string
  password: string
  code?: string
}

export const Component = () => {
  const [, signIn] = useMutation(SignIn)
  const { returnTo, goBack } = useReturn()
  /** The e-mail whose password this browser may not try for a while. */
  const [heldBack, setHeldBack] = useState<string>()
  /** E-mail and password were right, and this account asks for a code as well. */
  const [secondStep, setSecondStep] = useState<{ email: string; password: string }>()

  /** What went wrong if the form was submitted without scripts. */
  const { asked, problem, typed } = usePlainAnswer(PROBLEMS)
  const points = useOffers('points') ? 'yes' : 'no'

  const [{ data: page }] = useQuery({ query: LoginPage })
  const welcome = (name: string | undefined) => {
    goBack()
    notify(name ? t('entry.welcomeBack.named', { name }) : t('entry.welcomeBack.plain'))
  }
  const passkey = usePasskeySignIn(page?.shop.features.includes('passkeys') ?? false, ({ firstName }) =>
    welcome(firstName),
  )

  const send = async (values: Values) => {
    const { email, password, code } = values
    const { data, error } = await signIn({ email, password, ...(code && { code }) })
    setHeldBack(error && shopError(error).code === 'RATE_LIMITED' ? values.email : undefined)
    const refused = formAnswer(error, data?.signIn.userErrors)
    if (asksForCode(data?.signIn.userErrors)) {
      setSecondStep({ email, password })
      // Nothing is wrong yet if no code had been asked for.
      return secondStep === undefined ? undefined : refused
    }
    if (refused.length > 0) return refused
    welcome(data?.signIn.viewer?.firstName)
    return undefined
  }

  return (
    <EntryFrame
      title={t('shell.signIn')}
      lead={whySignIn(returnTo) ?? t('entry.login.description', { points })}
    >
      <PageSeo
        title={t('shell.signIn')}
        path={paths.login()}
        description={t('entry.login.text', { points })}
      />
      <Form<Values> onSubmit={send} label={t('shell.signIn')} plain>
        <PlainProblem problem={problem} />
        <EmailField
          autoComplete="username webauthn"
          typed={typed['email']}
          rules={{ required: t('entry.email.required') }}
        />
        <PasswordField
          name="password"
          label={t('entry.password.label')}
          autoComplete="current-password"
          rules={{ required: t('identity.password.required') }}
        />
        {secondStep || asked === 'code' ? <CodeField /> : null}
        <Submit wide>{t('shell.signIn')}</Submit>
        {secondStep ? <NoCode {...secondStep} /> : null}
        {heldBack === undefined ? null : <LinkByEmail email={heldBack} />}
        {passkey.offered && !secondStep ? <Passkey {...passkey} /> : null}
        <EntryFoot>
          <Link className="tlink" to={paths.forgotPassword()}>
            {t('identity.password.reset')}
          </Link>
          <Link className="tlink" to={paths.create(returnTo)}>
            {t('shell.signUp.create')}
          </Link>
        </EntryFoot>
      </Form>
    </EntryFrame>
  )
}

/** Sign-in without the password, below the form. */
const Passkey = ({ busy, problem, press }: ReturnType<typeof usePasskeySignIn>) => (
  <div>
    <Button look="line" wide busy={busy} busyLabel={t('entry.signingIn')} onClick={() => void press()}>
      {t('entry.passkey.signIn')}
    </Button>
    <p role="status">{problem}</p>
  </div>
)
