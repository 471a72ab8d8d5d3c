import { useMutation } from 'urql'
import { graphql } from '#web/gql/account/gql.ts'
import type { ProfilePageQuery } from '#web/gql/account/graphql.ts'
import { formatDay } from '#web/lib/dates.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { notify } from '#web/ui/announcer.ts'
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

const CHANGES = { additionalTypenames: ['OpenSession', 'Viewer'] }

type Sessions = NonNullable<ProfilePageQuery['viewer']>['sessions']

/** Where the shopper is signed in, this browser first, and one press to end it there. */
export const Devices = ({ sessions, endOthers }: { sessions: Sessions; endOthers: () => void }) => {
  const [, end] = useMutation(EndSession)
  const signOut = async (id: string) => {
    const { data, error } = await end({ id }, CHANGES)
    notify(formAnswer(error, data?.endSession.userErrors)[0]?.message ?? 'That device is signed out.')
  }
  return (
    <>
      <ul className={styles.list}>
        {sessions.map(({ id, device, since, usedAt, current }) => (
          <li key={id} className={styles.entry}>
            <span>
              {device ?? 'An unknown browser'}
              <br />
              <span className="small muted">
                {current ? 'This device' : `Last used ${formatDay(usedAt)}`}, signed in {formatDay(since)}
              </span>
            </span>
            {current ? null : (
              <button
                type="button"
                className="tlink needs-script"
                aria-label={`Sign out ${device ?? 'that browser'}, signed in ${formatDay(since)}`}
                onClick={() => void signOut(id)}
              >
                Sign out
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <p className={styles.all}>
          <button type="button" className="tlink needs-script" onClick={endOthers}>
            Sign out the others
          </button>
        </p>
      ) : null}
    </>
  )
}
