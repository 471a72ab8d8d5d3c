import { TextField } from '#web/ui/form/fields.tsx'
import { t } from '#web/words/t.ts'

/** The code of an authenticator app, or a recovery code. */
export const OneTimeCodeField = () => (
  <TextField
    name="code"
    label={t('identity.code.label')}
    autoComplete="one-time-code"
    maxLength={40}
    hint={t('identity.code.hint')}
    rules={{ required: t('identity.code.required') }}
  />
)
