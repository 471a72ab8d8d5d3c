import { useNavigate } from 'react-router-dom'
import { useMutation } from 'urql'
import { graphql } from '#web/gql/account/gql.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { paths } from '#web/lib/paths.ts'
import { announceSessionChange } from '#web/lib/session.ts'
import { notify } from '#web/ui/announcer.ts'
import { Checkbox } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { Editable } from './editable.tsx'
import { useOwnKey } from './own-key.tsx'
import styles from './profile.module.css'

const ExportData = graphql(`
  mutation ExportData($password: String) {
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
  mutation DeleteAccount($password: String) {
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
  password?: string
  understood?: boolean
}

/** Take everything along, or leave. */
export const YourData = ({ email }: { email: string }) => {
  const navigate = useNavigate()
  const [, exportData] = useMutation(ExportData)
  const [, deleteAccount] = useMutation(DeleteAccount)
  const key = useOwnKey('Your data is yours alone, so please confirm that it’s you.', email)

  const takeAlong =
    (done: (said: string) => void) =>
    async ({ password }: Values) => {
      const { data, error } = await key.send(() => exportData({ password }))
      const refused = formAnswer(error, data?.exportData.userErrors)
      const { json, fileName } = data?.exportData ?? {}
      if (refused.length === 0 && json && fileName) {
        saveFile(fileName, json, 'application/json')
        done('Your data has been saved as a file.')
      }
      return refused
    }

  const leave = async ({ password }: Values) => {
    const { data, error } = await key.send(() => deleteAccount({ password }))
    const refused = formAnswer(error, data?.deleteAccount.userErrors)
    if (refused.length === 0) {
      announceSessionChange()
      void navigate(paths.home(), { replace: true })
      notify('Your account has been deleted. Thank you for shopping with us.')
    }
    return refused
  }

  return (
    <div className={styles.rows}>
      <Editable title="Download" value="Everything we keep about you, in one file." action="Export">
        {(done) => (
          <Form<Values> onSubmit={takeAlong(done)} label="Export my data">
            {key.field}
            <Submit>Export my data</Submit>
          </Form>
        )}
      </Editable>
      <Editable
        title="Delete account"
        value="Closes your account and deletes what we keep about you."
        action="Delete"
      >
        {() => (
          <Form<Values> onSubmit={leave} label="Delete my account">
            <p>
              Your profile, addresses, messages and points will be deleted for good. Orders are kept without
              your name; invoices are kept for as long as the law requires.
            </p>
            <Checkbox
              name="understood"
              label="I understand that this cannot be undone"
              rules={{ required: 'Please tick the box to go ahead.' }}
            />
            {key.field}
            <Submit>Delete my account</Submit>
          </Form>
        )}
      </Editable>
      {key.dialog}
    </div>
  )
}
