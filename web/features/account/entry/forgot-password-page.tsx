import { useState } from 'react'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/account/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, buttonClass } from '#web/ui/button/button.tsx'
import { EmailField } from '#web/ui/form/contact-fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { rich, t } from '#web/words/t.ts'
import { EntryFoot, EntryFrame } from './entry-frame.tsx'
import { PlainProblem, usePlainAnswer } from './plain-answer.tsx'
import { EMAIL } from './rules.ts'

const RequestPasswordReset = graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email) {
      userErrors {
        field
        message
        code
      }
    }
  }
`)

const PROBLEMS = { email: EMAIL.pattern.message }

interface Values {
  email: string
}

export const Component = () => {
  const [, request] = useMutation(RequestPasswordReset)
  const [wroteTo, setWroteTo] = useState<string>()
  const { problem, said } = usePlainAnswer(PROBLEMS)

  const send = async (values: Values) => {
    const { data, error } = await request(values)
    const refused = formAnswer(error, data?.requestPasswordReset.userErrors)
    if (refused.length === 0) setWroteTo(values.email)
    return refused
  }

  const seo = (
    <PageSeo
      title={t('entry.reset.title')}
      path={paths.forgotPassword()}
      description={t('entry.forgot.description')}
    />
  )
  if (wroteTo !== undefined || said === 'sent')
    return (
      <EntryFrame
        title={t('entry.checkMail')}
        lead={
          <>
            {rich('entry.forgot.sent', {
              b: (words) => <strong className="num">{words}</strong>,
              address: wroteTo ?? t('entry.yourEmail'),
            })}
          </>
        }
        picture="eternity"
      >
        {seo}
        <p role="status" className="sr">
          {t('entry.forgot.sentPlain')}
        </p>
        <div>
          {wroteTo === undefined ? (
            <Link className={buttonClass({ look: 'line' })} to={paths.forgotPassword()}>
              {t('entry.forgot.other')}
            </Link>
          ) : (
            <Button look="line" onClick={() => setWroteTo(undefined)}>
              {t('entry.forgot.other')}
            </Button>
          )}
        </div>
      </EntryFrame>
    )
  return (
    <EntryFrame title={t('entry.reset.title')} lead={t('entry.forgot.text')} picture="eternity">
      {seo}
      <Form<Values> onSubmit={send} label={t('entry.reset.title')} plain>
        <PlainProblem problem={problem} />
        <EmailField autoComplete="username" rules={EMAIL} />
        <Submit wide>{t('entry.forgot.send')}</Submit>
        <EntryFoot>
          <Link className="tlink" to={paths.login()}>
            {t('entry.back')}
          </Link>
        </EntryFoot>
      </Form>
    </EntryFrame>
  )
}
