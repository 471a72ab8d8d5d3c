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
import { t } from '#web/words/t.ts'
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

/** Download all data, or delete the account. */
export const YourData = ({ email }: { email: string }) => {
  const navigate = useNavigate()
  const [, exportData] = useMutation(ExportData)
  const [, deleteAccount] = useMutation(DeleteAccount)
  const key = useOwnKey(t('profile.data.confirm'), email)

  const takeAlong =
    (done: (said: string) => void) =>
    async ({ password }: Values) => {
      const { data, error } = await key.send(() => exportData({ password }))
      const refused = formAnswer(error, data?.exportData.userErrors)
      const { json, fileName } = data?.exportData ?? {}
      if (refused.length === 0 && json && fileName) {
        saveFile(fileName, json, 'application/json')
        done(t('profile.data.saved'))
      }
      return refused
    }

  const leave = async ({ password }: Values) => {
    const { data, error } = await key.send(() => deleteAccount({ password }))
    const refused = formAnswer(error, data?.deleteAccount.userErrors)
    if (refused.length === 0) {
      announceSessionChange()
      void navigate(paths.home(), { replace: true })
      notify(t('profile.data.deleted'))
    }
    return refused
  }

  return (
    <div className={styles.rows}>
      <Editable
        title={t('profile.data.download')}
        value={t('profile.data.everything')}
        action={t('profile.data.exportShort')}
      >
        {(done) => (
          <Form<Values> onSubmit={takeAlong(done)} label={t('profile.data.export')}>
            {key.field}
            <Submit>{t('profile.data.export')}</Submit>
          </Form>
        )}
      </Editable>
      <Editable
        title={t('profile.data.delete')}
        value={t('profile.data.closes')}
        action={t('profile.data.deleteShort')}
      >
        {() => (
          <Form<Values> onSubmit={leave} label={t('profile.data.deleteMine')}>
            <p>{t('profile.data.text')}</p>
            <Checkbox
              name="understood"
              label={t('profile.data.understand')}
              rules={{ required: t('profile.data.tick') }}
            />
            {key.field}
            <Submit>{t('profile.data.deleteMine')}</Submit>
          </Form>
        )}
      </Editable>
      {key.dialog}
    </div>
  )
}
