import { lazy, Suspense, useState } from 'react'
import { useMutation } from 'urql'
import { useConfirmIdentity } from '#web/components/confirm-identity/use-confirm-identity.tsx'
import type { ProfilePageQuery } from '#web/gql/account/graphql.ts'
import { formatDay } from '#web/lib/dates.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { notify } from '#web/ui/announcer.ts'
import { Button } from '#web/ui/button/button.tsx'
import { BeginCodes, KeepCodes, RenewRecoveryCodes, TurnOffCodes } from './code-mutations.ts'
import type { Setup } from './code-setup.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './security.module.css'

/** Loaded when somebody sets codes up: it draws. */
const CodeSetup = lazy(() => import('./code-setup.tsx').then((module) => ({ default: module.CodeSetup })))

const CHANGES = { additionalTypenames: ['OneTimeCodes', 'Viewer'] }

type Codes = NonNullable<NonNullable<ProfilePageQuery['viewer']>['oneTimeCodes']>

const stateOf = ({ on, since, recoveryCodesLeft }: Codes): string => {
  if (!on) return 'Ask for a code from an authenticator app after your password.'
  const left = `${recoveryCodesLeft} recovery ${recoveryCodesLeft === 1 ? 'code' : 'codes'} left.`
  return `On since ${since ? formatDay(since) : 'today'}. ${left}`
}

/** One-time codes after the password: set up, recovery codes, turned off. */
export const TwoStep = ({ codes, email }: { codes: Codes; email: string }) => {
  const [begun, begin] = useMutation(BeginCodes)
  const [, turnOff] = useMutation(TurnOffCodes)
  const [, renew] = useMutation(RenewRecoveryCodes)
  const [, keep] = useMutation(KeepCodes)
  const { send, dialog } = useConfirmIdentity({
    reason: 'This changes how you sign in, so please confirm that it’s you first.',
    email,
  })
  const [setup, setSetup] = useState<Setup>()
  const [recovery, setRecovery] = useState<readonly string[]>()

  const start = async () => {
    const { data, error } = await send(() => begin({}))
    const { secret, address } = data?.beginCodes ?? {}
    if (secret && address) setSetup({ secret, address })
    else notify(formAnswer(error, data?.beginCodes.userErrors)[0]?.message ?? 'Please try again.')
  }
  const end = async () => {
    const { data, error } = await send(() => turnOff({}, CHANGES))
    notify(formAnswer(error, data?.turnOffCodes.userErrors)[0]?.message ?? 'Two-step sign-in is off.')
  }
  const renewAll = async () => {
    const { data, error } = await send(() => renew({}, CHANGES))
    const fresh = data?.renewRecoveryCodes.recoveryCodes
    if (fresh) setRecovery(fresh)
    else notify(formAnswer(error, data?.renewRecoveryCodes.userErrors)[0]?.message ?? 'Please try again.')
  }
  const stay = async () => {
    const { data, error } = await keep({}, CHANGES)
    notify(formAnswer(error, data?.keepCodes.userErrors)[0]?.message ?? 'Two-step sign-in stays on.')
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
              notify('Two-step sign-in is on.')
            }}
            onCancel={() => setSetup(undefined)}
          />
        </Suspense>
      )
    if (!codes.on)
      return (
        <Button look="line" small busy={begun.fetching} onClick={() => void start()}>
          Set up two-step sign-in
        </Button>
      )
    return (
      <p className={styles.choices}>
        <button type="button" className="tlink" onClick={() => void renewAll()}>
          New recovery codes
        </button>
        <button type="button" className="tlink" onClick={() => void end()}>
          Turn off
        </button>
      </p>
    )
  }
  return (
    <>
      <p className="muted">{stateOf(codes)}</p>
      {codes.endsAt ? (
        <div className={styles.notice} role="status">
          <p>Somebody asked by e-mail to turn it off. It ends on {formatDay(codes.endsAt)}.</p>
          <button type="button" className="tlink needs-script" onClick={() => void stay()}>
            Keep it on
          </button>
        </div>
      ) : null}
      <div className={`${styles.add} needs-script`}>{body()}</div>
      {dialog}
    </>
  )
}
