import { operatorConfirmApproval } from '#contract/approvals.ts'
import {
  operatorEndStaffSessions,
  operatorInviteStaff,
  operatorRemoveStaff,
  operatorStaff,
} from '#contract/staff.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { houseOf } from '#backend/lib/http/caller.ts'
import { given } from '#backend/lib/rows/given.ts'
import { askSecondPerson } from '#backend/lib/audit/four-eyes.ts'
import { implement, Refusal, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import { placeOf, SEALED_COLUMNS } from '#backend/lib/security/sealed-columns.ts'
import { newSecret, secretHash } from '#backend/lib/security/secrets.ts'
import { newTotpSecret } from '#backend/lib/security/totp.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { changeStaff } from './change.ts'
import { refuseWrongName } from './names.ts'
import { lockOwners, lockPerson, refuseLast, takeBackConfirmations, takeBackOf } from './owners.ts'
import type { StaffTables } from './tables.ts'

/** An invitation is valid for this long, once. */
const INVITATION_MS = 72 * 3_600_000

/** The people of the house: who they are, invited and removed by an owner. */
export const peopleRoutes = (deps: Deps): readonly Implementation[] => {
  const { db, clock, config, sealer } = deps
  return [
    implement(operatorStaff, async () => {
      const rows = await db
        .withTables<StaffTables>()
        .selectFrom('staff')
        .select(['email', 'called', 'role', 'invited_by', 'joined_at'])
        .where('removed_at', 'is', null)
        .orderBy('email')
        .execute()
      return {
        staff: rows.map((row) => ({
          email: row.email,
          called: given(row.called),
          role: row.role,
          invitedBy: row.invited_by,
          joinedAt: row.joined_at?.toISOString() ?? null,
        })),
      }
    }),
    implement(operatorInviteStaff, async ({ body: { email, role, called }, caller, requestId }) => {
      refuseWrongName(called)
      // Otherwise one person could invite the second one herself.
      const useApproval =
        operatorConfirmApproval.may.includes(role) &&
        (await askSecondPerson(deps, {
          kind: 'colleague',
          // The link lets in whoever has it, so it is another act than a new role of somebody who has joined.
          subject: `staff:${email.toLowerCase()} invited as ${role}`,
          changes: [
            `${email} is invited as ${role}${called === undefined ? '' : `, called ${called.trim()}`}`,
          ],
          paise: 0,
          caller,
          requestId,
        }))
      return inTransaction(db, async (tx) => {
        if (useApproval) await useApproval(tx)
        const store = tx.withTables<StaffTables>()
        const now = clock.now()
        const known = await store
          .selectFrom('staff')
          .select(['id', 'joined_at'])
          .where((row) => row(row.fn<string>('lower', ['email']), '=', email.toLowerCase()))
          .where('removed_at', 'is', null)
          .forUpdate()
          .executeTakeFirst()
        if (known?.joined_at)
          throw new Refusal(
            409,
            'CONFLICT',
            'This person has joined already. Their role can be changed without an invitation.',
          )
        const { id } =
          known ??
          (await store
            .insertInto('staff')
            .values({
              email,
              called: called?.trim() ?? null,
              role,
              password_hash: null,
              totp_secret: null,
              totp_step: null,
              invited_at: new Date(now),
              invited_by: houseOf(caller).name,
              joined_at: null,
              removed_at: null,
            })
            .returning('id')
            .executeTakeFirstOrThrow())
        await store
          .updateTable('staff')
          .set({
            role,
            invited_at: new Date(now),
            invited_by: houseOf(caller).name,
            ...(called !== undefined && { called: called.trim() }),
          })
          .where('id', '=', id)
          .execute()
        // An older link ends: only one invitation may be open at a time.
        await store.deleteFrom('staff_invitations').where('staff_id', '=', id).execute()
        const key = newSecret()
        const endsAt = new Date(now + INVITATION_MS)
        await store
          .insertInto('staff_invitations')
          .values({
            key_hash: secretHash(key),
            staff_id: id,
            totp_secret: sealer.seal(newTotpSecret(), placeOf(SEALED_COLUMNS.invitedTotp, secretHash(key))),
            ends_at: endsAt,
          })
          .execute()
        await audit(tx, {
          event: 'staff.invited',
          actor: 'operator',
          subject: `staff:${id}`,
          details: { role, email },
          requestId,
          now,
        })
        return { link: `${config.deskUrl}/desk/invite?key=${key}`, endsAt: endsAt.toISOString() }
      })
    }),
    changeStaff(deps),
    implement(operatorEndStaffSessions, ({ body, requestId }) =>
      inTransaction(db, async (tx) => {
        const store = tx.withTables<StaffTables>()
        const whose =
          'email' in body
            ? await store
                .selectFrom('staff')
                .select('id')
                .where((row) => row(row.fn<string>('lower', ['email']), '=', body.email.toLowerCase()))
                .where('removed_at', 'is', null)
                .executeTakeFirst()
            : undefined
        if ('email' in body && !whose) throw new Refusal(404, 'NOT_FOUND', 'Nobody has this e-mail address.')
        const gone = await store
          .deleteFrom('staff_sessions')
          .$if(whose !== undefined, (query) => query.where('staff_id', '=', whose?.id ?? ''))
          .returning('staff_id')
          .execute()
        await audit(tx, {
          event: 'staff.sessions-ended',
          actor: 'operator',
          ...(whose && { subject: `staff:${whose.id}` }),
          details: { ended: gone.length },
          requestId,
          now: clock.now(),
        })
        return { ended: gone.length }
      }),
    ),
    implement(operatorRemoveStaff, ({ params: { email }, caller, requestId }) =>
      inTransaction(db, async (tx) => {
        const store = tx.withTables<StaffTables>()
        const owners = await lockOwners(tx)
        const { id } = await lockPerson(tx, email)
        // Whoever lost the app and the codes is removed and invited again, the only owner too.
        if (houseOf(caller).actsAlone !== true) refuseLast(owners, id)
        const removed = await store
          .updateTable('staff')
          .set({ removed_at: new Date(clock.now()), password_hash: null, totp_secret: null })
          .where((row) => row(row.fn<string>('lower', ['email']), '=', email.toLowerCase()))
          .where('removed_at', 'is', null)
          .returning(['id', 'email'])
          .executeTakeFirst()
        if (!removed) throw new Refusal(404, 'NOT_FOUND', 'Nobody has this e-mail address.')
        for (const table of ['staff_sessions', 'staff_invitations', 'staff_recovery_codes'] as const)
          await store.deleteFrom(table).where('staff_id', '=', removed.id).execute()
        await takeBackConfirmations(tx, removed.id)
        const left = await takeBackOf(tx, removed.email, clock.now())
        await audit(tx, {
          event: 'staff.removed',
          actor: 'operator',
          subject: `staff:${removed.id}`,
          details: { email, tokens: left.tokens.join(', '), invitations: left.invitations.join(', ') },
          requestId,
          now: clock.now(),
        })
        return { status: 'done' as const, ...left }
      }),
    ),
  ]
}
