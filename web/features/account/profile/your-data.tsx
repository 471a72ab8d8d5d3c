import { useNavigate } from 'react-router-dom'
import { useMutation } from 'urql'
import { graphql } from '#web/gql/account/gql.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { paths } from '#web/lib/paths.ts'
import { announceSessionChange } from '#web/lib/session.ts'
import { notify } from '#web/ui/announcer.ts'
import { PasswordField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { Editable } from './editable.tsx'
import styles from './profile.module.css'

const ExportData = graphql(`
  mutation ExportData($password: String!) {
    exportData(password: $password) {
      json
      fileName
      userErrors {
        field
        message
        code
      }
    }
  }
`)

const DeleteAccount = graphql(`
  mutation DeleteAccount($password: String!) {
    deleteAccount(password: $password) {
      userErrors {
        field
        message
        code
      }
    }
  }
`)

interface Values {
  password: string
}

const password = (
  <PasswordField
    name="password"
    label="Your password"
    autoComplete="current-password"
    rules={{ required: 'Please give your password.' }}
  />
)

/** Take everything along, or leave. */
export const YourData = () => {
  const navigate = useNavigate()
  const [, exportData] = useMutation(ExportData)
  const [, deleteAccount] = useMutation(DeleteAccount)

  const takeAlong = (done: (said: string) => void) => async (values: Values) => {
    const { data, error } = await exportData(values)
    const refused = formAnswer(error, data?.exportData.userErrors)
    const { json, fileName } = data?.exportData ?? {}
    if (refused.length === 0 && json && fileName) {
      saveFile(fileName, json, 'application/json')
      done('Your data is in the file that was just saved.')
    }
    return refused
  }

  const leave = async (values: Values) => {
    const { data, error } = await deleteAccount(values)
    const refused = formAnswer(error, data?.deleteAccount.userErrors)
    if (refused.length === 0) {
      announceSessionChange()
      void navigate(paths.home(), { replace: true })
      notify('Your account is closed. Thank you for your time with us.')
    }
    return refused
  }

  return (
    <div className={styles.rows}>
      <Editable title="A copy" value="Everything we keep about you, in one file." action="Export">
        {(done) => (
          <Form<Values> onSubmit={takeAlong(done)} label="Export my data">
            {password}
            <Submit>Export my data</Submit>
          </Form>
        )}
      </Editable>
      <Editable
        title="Closing"
        value="Closes the account and deletes what we keep about you."
        action="Delete"
      >
        {() => (
          <Form<Values> onSubmit={leave} label="Delete my account">
            <p>
              Your profile, addresses, messages and points go, and cannot be brought back. Orders stay without
              your name; invoices stay as long as the law asks.
            </p>
            {password}
            <Submit>Delete my account</Submit>
          </Form>
        )}
      </Editable>
    </div>
  )
}
