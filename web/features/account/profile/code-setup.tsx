import { useMutation } from 'urql'
import { formAnswer } from '#web/lib/form-answer.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { rich, t } from '#web/words/t.ts'
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
        {rich('profile.codes.scan', {
          link: (words) => (
            <a className="tlink" href={address}>
              {words}
            </a>
          ),
        })}
      </p>
      <QrCode text={address} label={t('profile.codes.qr')} />
      <p>
        <span className="small muted">{t('profile.codes.key')}</span>
        <br />
        <code className={styles.key}>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
      <Form<{ code: string }> onSubmit={send} label={t('profile.codes.turnOn')}>
        <TextField
          name="code"
          label={t('identity.code.label')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          hint={t('profile.codes.six')}
          rules={{ required: t('profile.codes.required') }}
        />
        <Submit>{t('profile.codes.on')}</Submit>
        <p>
          <button type="button" className="tlink" onClick={onCancel}>
            {t('profile.cancel')}
          </button>
        </p>
      </Form>
    </div>
  )
}
