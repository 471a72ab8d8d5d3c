import { useRef, useState, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/account/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { formatPaise } from '#web/lib/money.ts'
import { Offered, usePointsRule } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { isSilence } from '#web/lib/silence.ts'
import { notify } from '#web/ui/announcer.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { EmailField } from '#web/ui/form/contact-fields.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { rich, t } from '#web/words/t.ts'
import { EntryFoot, EntryFrame } from './entry-frame.tsx'
import { EMAIL, PASSWORD_HINT } from './rules.ts'
import { PlainProblem, usePlainAnswer } from './plain-answer.tsx'
import { SignIn } from './sign-in-mutation.ts'
import { signedInAlready } from './signed-in-already.ts'
import { useReturn } from './use-return.ts'
import { whySignUp } from './why.ts'
import { NewPasswordField } from './new-password-field.tsx'

export const loader = signedInAlready

const SignUp = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      userErrors {
        field
        message
        code
      }
    }
  }
`)

/** Sentences for a browser without scripts, by the names in the address to which the server sends it back. */
const PROBLEMS: Readonly<Record<string, string>> = {
  name: t('entry.name.wrong'),
  email: EMAIL.pattern.message,
  password: t('entry.password.another', { hint: PASSWORD_HINT }),
}

interface Values {
  name: string
  email: string
  password: string
}

export const Component = () => {
  const rule = usePointsRule()
  const gift = rule?.welcome ?? 0
  const [, signUp] = useMutation(SignUp)
  const [, signIn] = useMutation(SignIn)
  const { returnTo, goBack } = useReturn()
  const [left, setLeft] = useState<{ to: string; why: 'mail' | 'slow' }>()
  /** The e-mail of a press that got no answer. */
  const unanswered = useRef<string>(undefined)
  const { problem, said, typed } = usePlainAnswer(PROBLEMS)

  /**
   * The name of the person whom this e-mail and password sign in; undefined if they do not; 'silent' if there was no
   * answer.
   */
  const enter = async ({ email, password }: Values) => {
    const { data, error } = await signIn({ email, password })
    if (error && isSilence(error)) return 'silent'
    return data?.signIn.viewer ?? undefined
  }

  const arrive = (name: string) => {
    goBack()
    notify(
      t('entry.create.ready', { name }),
      rule ? { label: t('entry.create.points'), href: paths.points() } : undefined,
    )
  }

  const send = async (values: Values) => {
    // The previous press got no answer, and may have created the account: then the same e-mail and password sign in.
    if (unanswered.current === values.email) {
      const person = await enter(values)
      if (person !== undefined && person !== 'silent') return arrive(person.firstName)
    }
    const opened = await signUp({ input: values })
    if (opened.error && isSilence(opened.error)) {
      unanswered.current = values.email
      const person = await enter(values)
      if (person !== undefined && person !== 'silent') return arrive(person.firstName)
      return [{ message: navigator.onLine ? t('entry.create.slow') : t('form.offline') }]
    }
    const refused = formAnswer(opened.error, opened.data?.signUp.userErrors)
    if (refused.length > 0) return refused
    // The answer is the same for an e-mail that already has an account, so the password decides: whoever knows it is
    // signed in.
    const person = await enter(values)
    if (person === 'silent') setLeft({ to: values.email, why: 'slow' })
    else if (person) arrive(person.firstName)
    else setLeft({ to: values.email, why: 'mail' })
    return undefined
  }

  const seo = (
    <PageSeo
      title={t('shell.signUp.create')}
      path={paths.create()}
      description={t('entry.create.description', { points: gift })}
    />
  )
  /** Replaces the form once it has been sent. `aloud` is the paragraph for screen readers. */
  const instead = (title: string, lead: ReactNode, aloud: string) => (
    <EntryFrame title={title} lead={lead}>
      {seo}
      <p role="status" className="sr">
        {aloud}
      </p>
      <div>
        <Link className={buttonClass()} to={paths.login(returnTo)}>
          {t('shell.signIn')}
        </Link>
      </div>
    </EntryFrame>
  )
  const address = left?.to ?? 'none'
  if (left?.why === 'slow')
    return instead(t('entry.create.notIn'), t('entry.create.notInText', { address }), t('entry.create.notIn'))
  if (left || said === 'sent')
    return instead(
      t('entry.checkMail'),
      rich('entry.create.sent', { b: (words) => <strong className="num">{words}</strong>, address }),
      t('entry.create.sentPlain', { address }),
    )

  return (
    <EntryFrame
      title={gift > 0 ? t('shell.signUp.title', { points: gift }) : t('shell.signUp.create')}
      lead={[
        whySignUp(returnTo),
        rule && gift > 0
          ? t('entry.create.gift', { paise: rule.worth, worth: formatPaise(rule.worth) })
          : undefined,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {seo}
      <Form<Values> onSubmit={send} label={t('shell.signUp.create')} plain>
        <PlainProblem problem={problem} />
        <TextField
          name="name"
          label={t('address.name.label')}
          autoComplete="name"
          typed={typed['name']}
          maxLength={80}
          rules={{ required: t('entry.name.required') }}
        />
        <EmailField autoComplete="username" typed={typed['email']} rules={EMAIL} />
        <NewOwnPassword />
        <Submit wide>{t('shell.signUp.create')}</Submit>
        <Offered feature="content">
          <p className="small muted">
            {rich('entry.create.terms', {
              terms: (words) => (
                <Link className="tlink" to={paths.terms()}>
                  {words}
                </Link>
              ),
              privacy: (words) => (
                <Link className="tlink" to={paths.privacy()}>
                  {words}
                </Link>
              ),
            })}
          </p>
        </Offered>
        <EntryFoot>
          <span>
            {rich('entry.create.have', {
              link: (words) => (
                <Link className="tlink" to={paths.login(returnTo)}>
                  {words}
                </Link>
              ),
            })}
          </span>
        </EntryFoot>
      </Form>
    </EntryFrame>
  )
}

/** Somebody's own name and address make the easiest passwords. */
const NewOwnPassword = () => {
  const { watch } = useFormContext<Values>()
  return (
    <NewPasswordField
      label={t('entry.password.label')}
      own={watch(['name', 'email']).map((text) => text ?? '')}
    />
  )
}
