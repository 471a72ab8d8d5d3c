import { lazy, Suspense, useState } from 'react'
import { useMutation } from 'urql'
import { useConfirmIdentity } from '#web/components/confirm-identity/use-confirm-identity.tsx'
import type { ProfilePageQuery } from '#web/gql/account/graphql.ts'
import { formatDay } from '#web/lib/dates.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { notify } from '#web/ui/announcer.ts'
import { Button } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import { BeginCodes, KeepCodes, RenewRecoveryCodes, TurnOffCodes } from './code-mutations.ts'
import type { Setup } from './code-setup.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './security.module.css'

/** Loaded when somebody sets codes up: it draws. */
const CodeSetup = lazy(() => import('./code-setup.tsx').then((module) => ({ default: module.CodeSetup })))

const CHANGES = { additionalTypenames: ['OneTimeCodes', 'Viewer'] }

type Codes = NonNullable<NonNullable<ProfilePageQuery['viewer']>['oneTimeCodes']>

const stateOf = ({ on, since, recoveryCodesLeft }: Codes): string => {
  if (!on) return t('profile.codes.off')
  const left = t('profile.recovery.left', { count: recoveryCodesLeft })
  return t('profile.codes.since', { since: since ? formatDay(since) : 'today', left })
}

/** One-time codes after the password: set up, recovery codes, turned off. */
export const TwoStep = ({ codes, email }: { codes: Codes; email: string }) => {
  const [begun, begin] = useMutation(BeginCodes)
  const [, turnOff] = useMutation(TurnOffCodes)
  const [, renew] = useMutation(RenewRecoveryCodes)
  const [, keep] = useMutation(KeepCodes)
  const { send, dialog } = useConfirmIdentity({
    reason: t('profile.codes.confirm'),
    email,
  })
  const [setup, setSetup] = useState<Setup>()
  const [recovery, setRecovery] = useState<readonly string[]>()

  const start = async () => {
    const { data, error } = await send(() => begin({}))
    const { secret, address } = data?.beginCodes ?? {}
    if (secret && address) setSetup({ secret, address })
    else notify(formAnswer(error, data?.beginCodes.userErrors)[0]?.message ?? t('profile.again'))
  }
  const end = async () => {
    const { data, error } = await send(() => turnOff({}, CHANGES))
    notify(formAnswer(error, data?.turnOffCodes.userErrors)[0]?.message ?? t('profile.codes.isOff'))
  }
  const renewAll = async () => {
    const { data, error } = await send(() => renew({}, CHANGES))
    const fresh = data?.renewRecoveryCodes.recoveryCodes
    if (fresh) setRecovery(fresh)
    else notify(formAnswer(error, data?.renewRecoveryCodes.userErrors)[0]?.message ?? t('profile.again'))
  }
  const stay = async () => {
    const { data, error } = await keep({}, CHANGES)
    notify(formAnswer(error, data?.keepCodes.userErrors)[0]?.message ?? t('profile.codes.stays'))
  }

  const body = () => {
    if (recovery) return <RecoveryCodes codes={recovery} done={() => setRecovery(undefined)} />
    if (setup)
      return (
        <Suspense fallback={null}>
          <CodeSetup
            setup={setup}
            onReady={(fresh) => {
              setSetup(undefined)
              setRecovery(fresh)
              notify(t('profile.codes.isOn'))
            }}
            onCancel={() => setSetup(undefined)}
          />
        </Suspense>
      )
    if (!codes.on)
      return (
        <Button look="line" small busy={begun.fetching} onClick={() => void start()}>
          {t('profile.codes.setUp')}
        </Button>
      )
    return (
      <p className={styles.choices}>
        <button type="button" className="tlink" onClick={() => void renewAll()}>
          {t('profile.recovery.new')}
        </button>
        <button type="button" className="tlink" onClick={() => void end()}>
          {t('profile.codes.turnOff')}
        </button>
      </p>
    )
  }
  return (
    <>
      <p className="muted">{stateOf(codes)}</p>
      {codes.endsAt ? (
        <div className={styles.notice} role="status">
          <p>{t('profile.codes.asked', { day: formatDay(codes.endsAt) })}</p>
          <button type="button" className="tlink needs-script" onClick={() => void stay()}>
            {t('profile.codes.keep')}
          </button>
        </div>
      ) : null}
      <div className={`${styles.add} needs-script`}>{body()}</div>
      {dialog}
    </>
  )
}
