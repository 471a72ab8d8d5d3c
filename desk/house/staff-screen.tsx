import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import type { StaffRole } from '#contract/endpoint.ts'
import {
  operatorAddToken,
  operatorEndStaffSessions,
  operatorInviteStaff,
  operatorRemoveStaff,
  operatorRevokeToken,
  operatorStaff,
  operatorTokens,
} from '#contract/staff.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { Choice, Field } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { Failed, Loading, Say } from '../parts/say.tsx'
import { counted, nameOf, onDay, when } from '../parts/words.ts'
import { session } from '../session.ts'
import { ChangePerson, type Person } from './change-person.tsx'
import { MAY, OPTIONS } from './roles.ts'

/** Shown only this once. */
const Once = ({
  title,
  text,
  onClose,
}: {
  readonly title: string
  readonly text: string
  readonly onClose: () => void
}) => {
  const notify = useNotify()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify('Copied.', { type: 'success' })
    } catch {
      notify('The browser does not allow copying here. Please select the text and copy it.', {
        type: 'warning',
      })
    }
  }
  return (
    <Say kind="wait" title={title}>
      <p className="once">{text}</p>
      <div className="acts">
        <Button onClick={() => void copy()}>Copy it</Button>
        <Button variant="text" onClick={onClose}>
          I have it
        </Button>
      </div>
    </Say>
  )
}

const Add = ({
  what,
  onClose,
  onMade,
}: {
  readonly what: 'person' | 'machine'
  readonly onClose: () => void
  readonly onMade: (title: string, text: string) => void
}) => {
  const [name, setName] = useState('')
  const [called, setCalled] = useState('')
  const [role, setRole] = useState<StaffRole>('counter')
  const invite = useSend(operatorInviteStaff, {
    quiet: true,
    onDone: ({ link, endsAt }) => onMade(`The link for ${name}; it works once, until ${when(endsAt)}`, link),
  })
  const token = useSend(operatorAddToken, {
    quiet: true,
    onDone: (made) => onMade(`The token of ${made.name}; it is not shown again`, made.token),
  })
  const person = what === 'person'
  const send = person ? invite : token
  return (
    <Ask
      title={person ? 'Invite somebody' : 'A token for a machine'}
      open
      onClose={onClose}
      act={person ? `Invite as ${role}` : 'Make the token'}
      busy={send.isPending}
      refused={send.error}
      ready={name.trim() !== ''}
      onAct={() =>
        person
          ? invite.mutate({
              body: { email: name.trim(), role, ...(called.trim() !== '' && { called: called.trim() }) },
            })
          : token.mutate({ body: { name: name.trim(), role } })
      }
    >
      <Field
        label={person ? 'E-mail' : 'Name: a-z, 0-9 and -'}
        type={person ? 'email' : 'text'}
        maxLength={person ? 254 : 40}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {person ? (
        <Field
          label="Name, as colleagues say it"
          hint="Shown instead of the e-mail"
          maxLength={60}
          value={called}
          onChange={({ target }) => setCalled(target.value)}
        />
      ) : null}
      <Choice label="Role" value={role} options={OPTIONS} hint={MAY[role]} onChange={setRole} />
    </Ask>
  )
}

const Remove = ({
  who,
  machine,
  onClose,
}: {
  readonly who: string
  readonly machine: boolean
  readonly onClose: () => void
}) => {
  const done = { quiet: true, onDone: onClose } as const
  const person = useSend(operatorRemoveStaff, {
    ...done,
    done: `${who} is removed; all their sessions have ended.`,
  })
  const token = useSend(operatorRevokeToken, { ...done, done: `The token ${who} no longer works.` })
  const send = machine ? token : person
  return (
    <Ask
      title={machine ? `Revoke ${who}` : `Remove ${who}`}
      open
      onClose={onClose}
      act={machine ? 'Revoke the token' : 'Remove them'}
      busy={send.isPending}
      refused={send.error}
      onAct={() =>
        machine ? token.mutate({ params: { name: who } }) : person.mutate({ params: { email: who } })
      }
    >
      <p>{machine ? 'It stops working at once.' : 'All their sessions end. They can be invited again.'}</p>
    </Ask>
  )
}

/** Who may act for the house: people and machines. */
export const StaffScreen = () => {
  const staff = useAnswer(operatorStaff)
  const tokens = useAnswer(operatorTokens)
  const [adding, setAdding] = useState<'person' | 'machine'>()
  const [removing, setRemoving] = useState<{ readonly who: string; readonly machine: boolean }>()
  const [changing, setChanging] = useState<Person>()
  const [once, setOnce] = useState<{ readonly title: string; readonly text: string }>()
  const end = useSend(operatorEndStaffSessions, {
    done: ({ ended }) => `${counted(ended, 'session')} ended.`,
  })
  const error = staff.error ?? tokens.error
  return (
    <Page
      title="Staff and tokens"
      acts={
        <>
          <Button onClick={() => setAdding('machine')}>Add a token</Button>
          <Button variant="contained" onClick={() => setAdding('person')}>
            Invite somebody
          </Button>
        </>
      }
    >
      {error ? <Failed error={error} /> : null}
      {once ? <Once {...once} onClose={() => setOnce(undefined)} /> : null}
      <section className="sec">
        <h2>People</h2>
        {staff.data ? null : <Loading rows={3} />}
        <ul className="rows">
          {(staff.data?.staff ?? []).map((one) => (
            <li key={one.email}>
              <div>
                <p>
                  <b>{one.called ?? one.email}</b>, {one.role}
                </p>
                <p className="muted">
                  {one.called === undefined ? '' : `${one.email}. `}
                  {one.joinedAt ? `Joined ${onDay(one.joinedAt)}` : 'Has not joined yet'}, invited by{' '}
                  {nameOf(one.invitedBy)}
                </p>
              </div>
              {one.email === session.name ? (
                <div className="acts">
                  <span className="muted">you</span>
                  <Button onClick={() => setChanging(one)}>Change the name</Button>
                </div>
              ) : (
                <div className="acts">
                  <Button
                    variant="text"
                    disabled={end.isPending}
                    onClick={() => end.mutate({ body: { email: one.email } })}
                  >
                    End sessions
                  </Button>
                  <Button onClick={() => setChanging(one)}>Change</Button>
                  <Button onClick={() => setRemoving({ who: one.email, machine: false })}>Remove</Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className="sec">
        <h2>Machines</h2>
        {tokens.data?.tokens.length === 0 ? (
          <p className="muted">No machine has a token of its own.</p>
        ) : null}
        <ul className="rows">
          {(tokens.data?.tokens ?? []).map((one) => (
            <li key={one.name}>
              <div>
                <p>
                  <b>{one.name}</b>, {one.role}
                </p>
                <p className="muted">
                  Made {onDay(one.createdAt)} by {nameOf(one.createdBy)},{' '}
                  {one.usedAt ? `used ${when(one.usedAt)}` : 'never used'}
                </p>
              </div>
              <div className="acts">
                <Button onClick={() => setRemoving({ who: one.name, machine: true })}>Revoke</Button>
              </div>
            </li>
          ))}
        </ul>
      </section>
      {adding ? (
        <Add
          what={adding}
          onClose={() => setAdding(undefined)}
          onMade={(title, text) => {
            setOnce({ title, text })
            setAdding(undefined)
          }}
        />
      ) : null}
      {changing ? (
        <ChangePerson key={changing.email} person={changing} onClose={() => setChanging(undefined)} />
      ) : null}
      {removing ? <Remove {...removing} onClose={() => setRemoving(undefined)} /> : null}
    </Page>
  )
}
