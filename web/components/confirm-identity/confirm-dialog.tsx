import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { formAnswer } from '#web/lib/form-answer.ts'
import { paths } from '#web/lib/paths.ts'
import { PasswordField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { MuiRoot } from '#web/ui/mui/mui-root.tsx'
import { ConfirmIdentity } from './confirm-identity-mutation.ts'
import styles from './confirm-dialog.module.css'

interface Props {
  open: boolean
  /** Why the shop asks, in a sentence. */
  reason: string
  /** The e-mail of the account, for password managers. */
  email: string
  onConfirmed: () => void
  onClose: () => void
}

/** Asks for the password where the shopper stands; what was begun goes on afterwards. */
export const ConfirmDialog = ({ open, reason, email, onConfirmed, onClose }: Props) => {
  const [, confirm] = useMutation(ConfirmIdentity)
  const send = async (values: { password: string }) => {
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
          <h2 id="confirm-identity-title">Is it you?</h2>
          <IconButton aria-label="Close" onClick={onClose}>
            <Icon name="cross" />
          </IconButton>
        </div>
        <p className="muted">{reason}</p>
        <Form<{ password: string }> onSubmit={send} label="Confirm that it is you">
          {/* Password managers need to know whose password it is. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="password"
            label="Your password"
            autoComplete="current-password"
            rules={{ required: 'Please give your password.' }}
          />
          <Submit wide>Confirm and go on</Submit>
        </Form>
        <p className="small">
          <Link className="tlink" to={paths.forgotPassword()}>
            Set a new password
          </Link>
        </p>
      </Dialog>
    </MuiRoot>
  )
}
