import { useMutation } from 'urql'
import { useConfirmIdentity } from '#web/components/confirm-identity/use-confirm-identity.tsx'
import { graphql } from '#web/gql/account/gql.ts'
import type { ProfilePageQuery } from '#web/gql/account/graphql.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { useOffers } from '#web/lib/offered.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { notify } from '#web/ui/announcer.ts'
import { t } from '#web/words/t.ts'
import styles from './devices.module.css'

const EndSession = graphql(`
  mutation EndSession($id: ID!) {
    endSession(id: $id) {
      userErrors {
        field
        message
        code
      }
    }
  }
`)

const EndOtherSessions = graphql(`
  mutation EndOtherSessions {
    endOtherSessions {
      userErrors {
        field
        message
        code
      }
    }
  }
`)

const CHANGES = { additionalTypenames: ['OpenSession', 'Viewer'] }

type Sessions = NonNullable<ProfilePageQuery['viewer']>['sessions']

const REASON = t('profile.devices.confirm')

/** Ends every other session, after one of the keys. */
const useEndOthers = (email: string) => {
  const [, endOthers] = useMutation(EndOtherSessions)
  const { send, dialog } = useConfirmIdentity({ reason: REASON, email })
  const press = async () => {
    const { data, error } = await send(() => endOthers({}, CHANGES))
    notify(formAnswer(error, data?.endOtherSessions.userErrors)[0]?.message ?? t('profile.devices.others'))
  }
  return { press, dialog }
}

/** The only button if the shop's backend lists no sessions. */
export const SignOutOthers = ({ email }: { email: string }) => {
  const { press, dialog } = useEndOthers(email)
  return (
    <>
      <button type="button" className="tlink needs-script" onClick={() => void press()}>
        {t('profile.devices.signOutOthers')}
      </button>
      {dialog}
    </>
  )
}

/** Where the shopper is signed in, this browser first, with a button to end each session. */
export const Devices = ({ sessions, email }: { sessions: Sessions; email: string }) => {
  const [, end] = useMutation(EndSession)
  const endsOthers = useOffers('other-sessions')
  const { send, dialog } = useConfirmIdentity({ reason: REASON, email })
  const signOut = async (id: string) => {
    const { data, error } = await send(() => end({ id }, CHANGES))
    notify(formAnswer(error, data?.endSession.userErrors)[0]?.message ?? t('profile.devices.that'))
  }
  return (
    <>
      <ul className={styles.list}>
        {sessions.map(({ id, device, since, usedAt, current }) => (
          <li key={id} className={styles.entry}>
            <span>
              {device ?? t('profile.devices.unknown')}
              <br />
              <span className="small muted">
                {t('profile.devices.line', {
                  used: current ? 'now' : formatMoment(usedAt),
                  since: formatMoment(since),
                })}
              </span>
            </span>
            {current ? null : (
              <button
                type="button"
                className="tlink needs-script"
                aria-label={t('profile.devices.signOutNamed', {
                  device: device ?? t('profile.devices.thatBrowser'),
                  since: formatMoment(since),
                })}
                onClick={() => void signOut(id)}
              >
                {t('profile.devices.signOut')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && endsOthers ? (
        <p className={styles.all}>
          <SignOutOthers email={email} />
        </p>
      ) : null}
      {dialog}
    </>
  )
}
