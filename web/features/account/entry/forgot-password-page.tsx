import { useState } from 'react'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/account/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, buttonClass } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
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
      title="Reset your password"
      path={paths.forgotPassword()}
      description="Ask for an e-mail with a link to reset your password."
    />
  )
  if (wroteTo !== undefined || said === 'sent')
    return (
      <EntryFrame
        title="Check your e-mail"
        lead={
          <>
            If there is an account for <strong className="num">{wroteTo ?? 'your e-mail address'}</strong>, we
            have sent a link to it. The link is valid for one hour.
          </>
        }
        picture="eternity"
      >
        {seo}
        <p role="status" className="sr">
          If there is an account for this e-mail address, we have sent a link to it.
        </p>
        <div>
          {wroteTo === undefined ? (
            <Link className={buttonClass({ look: 'line' })} to={paths.forgotPassword()}>
              Use a different e-mail address
            </Link>
          ) : (
            <Button look="line" onClick={() => setWroteTo(undefined)}>
              Use a different e-mail address
            </Button>
          )}
        </div>
      </EntryFrame>
    )
  return (
    <EntryFrame
      title="Reset your password"
      lead="Enter your e-mail address and we’ll send you a link to choose a new password."
      picture="eternity"
    >
      {seo}
      <Form<Values> onSubmit={send} label="Reset your password" plain>
        <PlainProblem problem={problem} />
        <TextField
          name="email"
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          rules={EMAIL}
        />
        <Submit wide>Send the link</Submit>
        <EntryFoot>
          <Link className="tlink" to={paths.login()}>
            Back to sign in
          </Link>
        </EntryFoot>
      </Form>
    </EntryFrame>
  )
}
