import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { OneTimeCodeField } from '#web/components/one-time-code-field/one-time-code-field.tsx'
import { Link } from '#web/components/link/link.tsx'
import { formAnswer } from '#web/lib/form-answer.ts'
import { paths } from '#web/lib/paths.ts'
import { PasswordField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { MuiRoot } from '#web/ui/mui/mui-root.tsx'
import { knowsPasskeys } from '#web/lib/passkeys.ts'
import { useVeil } from '#web/ui/veil.ts'
import { t } from '#web/words/t.ts'
import { ConfirmByPasskey } from './confirm-by-passkey.tsx'
import { ConfirmIdentity, OwnKeys } from './confirm-identity-documents.ts'
import styles from './confirm-dialog.module.css'

interface Values {
  password?: string
  code?: string
}

export interface ConfirmDialogProps {
  open: boolean
  /** Why the shop asks, in a sentence. */
  reason: string
  /** The e-mail of the account, for password managers. */
  email: string
  onConfirmed: () => void
  onClose: () => void
}

/** Asks for one of the shopper's keys without leaving the page; the interrupted action then continues. */
export const ConfirmDialog = ({ open, reason, email, onConfirmed, onClose }: ConfirmDialogProps) => {
  useVeil(open)
  const [, confirm] = useMutation(ConfirmIdentity)
  const [{ data: own }] = useQuery({ query: OwnKeys, requestPolicy: 'cache-and-network' })
  const hasPasskey = (own?.viewer?.passkeys.length ?? 0) > 0 && knowsPasskeys()
  const [by, setBy] = useState<'password' | 'code'>('password')
  const send = async (values: Values) => {
    const { data, error } = await confirm(values)
    const refused = formAnswer(error, data?.confirmIdentity.userErrors)
    if (refused.length === 0) onConfirmed()
    return refused
  }
  return (
    <MuiRoot>
      <Dialog
        open={open}
        onClose={onClose}
        fullWidth
        maxWidth="sm"
        aria-labelledby="confirm-identity-title"
        slotProps={{ paper: { className: styles.dialog } }}
      >
        <div className={styles.head}>
          <h2 id="confirm-identity-title">{t('identity.title')}</h2>
          <IconButton aria-label={t('shell.close')} onClick={onClose}>
            <Icon name="cross" />
          </IconButton>
        </div>
        <p className="muted">{reason}</p>
        {hasPasskey ? (
          <>
            <ConfirmByPasskey onConfirmed={onConfirmed} />
            <p className={`small muted ${styles.or}`}>{t('identity.or')}</p>
          </>
        ) : null}
        <Form<Values> key={by} onSubmit={send} label={t('identity.label')}>
          {/* Password managers need to know whose password it is. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          {by === 'code' ? (
            <OneTimeCodeField />
          ) : (
            <PasswordField
              name="password"
              label={t('identity.password.label')}
              autoComplete="current-password"
              rules={{ required: t('identity.password.required') }}
            />
          )}
          <Submit wide>{t('identity.confirm')}</Submit>
        </Form>
        <p className={`small ${styles.foot}`}>
          {own?.viewer?.oneTimeCodes?.on ? (
            <button
              type="button"
              className="tlink"
              onClick={() => setBy(by === 'code' ? 'password' : 'code')}
            >
              {by === 'code' ? t('identity.password.use') : t('identity.code.use')}
            </button>
          ) : null}
          <Link className="tlink" to={paths.forgotPassword()}>
            {t('identity.password.reset')}
          </Link>
        </p>
      </Dialog>
    </MuiRoot>
  )
}
