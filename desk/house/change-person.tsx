import { useState } from 'react'
import type { StaffRole } from '#contract/endpoint.ts'
import { operatorChangeStaff } from '#contract/staff.ts'
import { useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { Choice, Field } from '../parts/field.tsx'
import { counted } from '../parts/words.ts'
import { session } from '../session.ts'
import { MAY, OPTIONS } from './roles.ts'

export interface Person {
  readonly email: string
  readonly called?: string
  readonly role: StaffRole
}

/** What somebody is called, and their role; nobody changes their own role. */
export const ChangePerson = ({
  person,
  onClose,
}: {
  readonly person: Person
  readonly onClose: () => void
}) => {
  const [called, setCalled] = useState(person.called ?? '')
  const [role, setRole] = useState(person.role)
  const own = person.email === session.name
  const isNewName = called.trim() !== '' && called.trim() !== (person.called ?? '')
  const isNewRole = role !== person.role
  const send = useSend(operatorChangeStaff, {
    quiet: true,
    onDone: onClose,
    done: ({ tokens }) =>
      `${called.trim() || person.email} is changed.${tokens.length > 0 ? ` Revoked: ${counted(tokens.length, 'token')}.` : ''}`,
  })
  return (
    <Ask
      title={`Change ${person.called ?? person.email}`}
      open
      onClose={onClose}
      act={isNewRole ? `Make them ${role}` : 'Save the name'}
      busy={send.isPending}
      refused={send.error}
      ready={isNewName || isNewRole}
      onAct={() =>
        send.mutate({
          params: { email: person.email },
          body: {
            ...(isNewName && { called: called.trim() }),
            ...(isNewRole && { role, seenRole: person.role }),
          },
        })
      }
    >
      <Field
        label="Name, as colleagues say it"
        hint="Shown instead of the e-mail; the audit trail keeps the e-mail"
        maxLength={60}
        value={called}
        onChange={({ target }) => setCalled(target.value)}
      />
      {own ? (
        <p className="muted">Nobody changes their own role: another owner can do it.</p>
      ) : (
        <Choice label="Role" value={role} options={OPTIONS} hint={MAY[role]} onChange={setRole} />
      )}
      {isNewRole ? (
        <p>
          It counts at once, also where they are signed in.
          {person.role === 'owner' ? ' Tokens that they made and open invitations by them end.' : ''}
        </p>
      ) : null}
    </Ask>
  )
}
