import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import { operatorConfirmApproval } from '#contract/approvals.ts'
import type { StaffRole } from '#contract/endpoint.ts'
import { operatorChangeStaff } from '#contract/staff.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { houseOf } from '#backend/lib/http/caller.ts'
import { askSecondPerson } from '#backend/lib/audit/four-eyes.ts'
import { implement, Refusal, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { refuseWrongName } from './names.ts'
import {
  lockOwners,
  lockPerson,
  readPerson,
  refuseLast,
  takeBackConfirmations,
  takeBackOf,
} from './owners.ts'
import type { StaffTables } from './tables.ts'

/**
 * What a second person confirms: the role of exactly this person. Whoever is invited again at the same address may be
 * somebody else, because the one who invites sees the link.
 */
const changeOf = (
  {
    email,
    role,
    invited_by,
    invited_at,
    joined_at,
  }: Pick<Selectable<StaffTables['staff']>, 'email' | 'role' | 'invited_by' | 'invited_at' | 'joined_at'>,
  becomes: StaffRole,
): string[] => [
  `${email}: ${becomes} (before: ${role})`,
  `invited by ${invited_by} at ${invited_at.toISOString()}`,
  joined_at ? `joined at ${joined_at.toISOString()}` : 'has not joined yet',
]

/** What somebody is called, and what they may do. */
export const changeStaff = (deps: Deps): Implementation => {
  const { db, clock } = deps
  return implement(operatorChangeStaff, async ({ params: { email }, body, caller, requestId }) => {
    const { called, role, seenRole } = body
    refuseWrongName(called)
    const isOwn = houseOf(caller).name.toLowerCase() === email.toLowerCase()
    if (role !== undefined && isOwn)
      throw new Refusal(409, 'CONFLICT', 'Nobody changes their own role: another owner can do it.')
    const seen = await readPerson(deps.db, email)
    const useApproval =
      role !== undefined &&
      role !== seen.role &&
      operatorConfirmApproval.may.includes(role) &&
      (await askSecondPerson(deps, {
        kind: 'colleague',
        subject: `staff:${email.toLowerCase()} as ${role}`,
        changes: changeOf(seen, role),
        paise: 0,
        caller,
        requestId,
      }))
    return inTransaction(db, async (tx) => {
      const owners = await lockOwners(tx)
      const person = await lockPerson(tx, email)
      if (seenRole !== undefined && person.role !== seenRole)
        throw new Refusal(
          409,
          'CONFLICT',
          `The role is ${person.role} by now. Look again before you change it.`,
        )
      if (role !== undefined && !isDeepStrictEqual(changeOf(person, role), changeOf(seen, role)))
        throw new Refusal(409, 'CONFLICT', 'Somebody else has just changed this person: look again.')
      const isNewRole = role !== undefined && role !== person.role
      if (isNewRole && useApproval) await useApproval(tx)
      const isNoOwner = isNewRole && person.role === 'owner'
      if (isNoOwner) refuseLast(owners, person.id)
      const changed = { ...(isNewRole && { role }), ...(called !== undefined && { called: called.trim() }) }
      if (Object.keys(changed).length > 0)
        await tx
          .withTables<StaffTables>()
          .updateTable('staff')
          .set(changed)
          .where('id', '=', person.id)
          .execute()
      if (isNewRole && !operatorConfirmApproval.may.includes(role)) await takeBackConfirmations(tx, person.id)
      // Whatever an owner made for themselves would outlive the role.
      const left = isNoOwner
        ? await takeBackOf(tx, person.email, clock.now())
        : { tokens: [], invitations: [] }
      if (called !== undefined)
        await audit(tx, {
          event: 'staff.named',
          actor: 'operator',
          subject: `staff:${person.id}`,
          requestId,
          now: clock.now(),
        })
      if (isNewRole)
        await audit(tx, {
          event: 'staff.role-changed',
          actor: 'operator',
          subject: `staff:${person.id}`,
          details: { email: person.email, from: person.role, role, tokens: left.tokens.join(', ') },
          requestId,
          now: clock.now(),
        })
      return { status: 'done' as const, ...left }
    })
  })
}
