import { useMutation } from 'urql'
import { formAnswer } from '#web/lib/form-answer.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { TurnOnCodes } from './code-mutations.ts'
import { QrCode } from './qr-code.tsx'
import styles from './security.module.css'

export interface Setup {
  secret: string
  address: string
}

/** From the QR code to the first code of the app. */
export const CodeSetup = ({
  setup: { secret, address },
  onReady,
  onCancel,
}: {
  setup: Setup
  onReady: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}) => {
  const [, turnOn] = useMutation(TurnOnCodes)
  const send = async ({ code }: { code: string }) => {
    const { data, error } = await turnOn({ code }, { additionalTypenames: ['OneTimeCodes', 'Viewer'] })
    const codes = data?.turnOnCodes.recoveryCodes
    if (codes) onReady(codes)
    return formAnswer(error, data?.turnOnCodes.userErrors)
  }
  return (
    <div className={styles.part}>
      <p>
        Scan this with an authenticator app. On this device,{' '}
        <a className="tlink" href={address}>
          open the app
        </a>
        ; or type the key by hand.
      </p>
      <QrCode text={address} label="QR code for your authenticator app" />
      <p>
        <span className="small muted">Key</span>
        <br />
        <code className={styles.key}>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
      <Form<{ code: string }> onSubmit={send} label="Turn on two-step sign-in">
        <TextField
          name="code"
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          hint="The six digits that the app shows now."
          rules={{ required: 'Please enter the code.' }}
        />
        <Submit>Turn on</Submit>
        <p>
          <button type="button" className="tlink" onClick={onCancel}>
            Cancel
          </button>
        </p>
      </Form>
    </div>
  )
}
