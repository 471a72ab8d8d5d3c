import { createContext, useContext, type ReactNode } from 'react'
import { useConfirmIdentity } from '#web/components/confirm-identity/use-confirm-identity.tsx'
import { PasswordField } from '#web/ui/form/fields.tsx'
import { t } from '#web/words/t.ts'

/**
 * Whether the shop asks for one of the shopper's keys when needed. If the backend does not, each form asks for the
 * password.
 */
export const AsksByItself = createContext(false)

/**
 * How a form of the profile proves who sends it: `send` lets the shop ask for a key and then sends the same again; if
 * the shop cannot, `field` is a password field among the others. Place `dialog` outside the form.
 */
export const useOwnKey = (reason: string, email: string) => {
  const asksByItself = useContext(AsksByItself)
  const { send, dialog } = useConfirmIdentity({ reason, email })
  const field: ReactNode = asksByItself ? null : (
    <PasswordField
      name="password"
      label={t('identity.password.label')}
      autoComplete="current-password"
      rules={{ required: t('identity.password.required') }}
    />
  )
  return { send, dialog, field }
}
