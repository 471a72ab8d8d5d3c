import { sql } from 'kysely'
import type { ApprovalTables } from '#backend/lib/audit/four-eyes.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import type { StaffTables } from './tables.ts'

/** The owners who have joined, locked in one order before the person who is changed: two such calls wait for each other. */
export const lockOwners = async (tx: Db): Promise<readonly string[]> => {
  const owners = await tx
    .withTables<StaffTables>()
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .where('joined_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return owners.map(({ id }) => id)
}

export const refuseLast = (owners: readonly string[], id: string): void => {
  if (owners.length === 1 && owners[0] === id)
    throw new Refusal(409, 'CONFLICT', 'This is the last owner: make somebody else an owner first.')
}

const personOf = (db: Db, email: string) =>
  db
    .withTables<StaffTables>()
    .selectFrom('staff')
    .select(['id', 'email', 'role', 'invited_by', 'invited_at', 'joined_at'])
    .where((row) => row(row.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('removed_at', 'is', null)

const found = <P>(person: P | undefined): P => {
  if (!person) throw new Refusal(404, 'NOT_FOUND', 'Nobody has this e-mail address.')
  return person
}

/** The person of this e-mail. Throws 404. */
export const readPerson = async (db: Db, email: string) => found(await personOf(db, email).executeTakeFirst())

/** The same, locked until the transaction ends. */
export const lockPerson = async (tx: Db, email: string) =>
  found(await personOf(tx, email).forUpdate().executeTakeFirst())

/**
 * A person who leaves may have kept a token or the link of an invitation: both are revoked, also those made with a
 * token of theirs.
 */
export const takeBackOf = async (tx: Db, name: string, now: number) => {
  // A name is free again once its token is revoked, so the time decides whose token made another.
  const { rows: made } = await sql<{ id: number; name: string }>`
    with recursive made as (
      select id, name, created_at, revoked_at from operator_tokens where created_by = ${name}
      union
      select t.id, t.name, t.created_at, t.revoked_at from operator_tokens t join made m
        on t.created_by = 'token:' || m.name and t.created_at between m.created_at and coalesce(m.revoked_at, 'infinity')
    ) select id, name from made`.execute(tx)
  const { rows: revoked } = await sql<{ name: string }>`
    update operator_tokens set revoked_at = ${new Date(now)}
    where id = any(${made.map(({ id }) => id)}::bigint[]) and revoked_at is null returning name`.execute(tx)
  const { rows: ended } = await sql<{ email: string }>`
    delete from staff_invitations i using staff s
    where s.id = i.staff_id and s.removed_at is null
      and s.invited_by = any(${[name, ...made.map((token) => `token:${token.name}`)]}::text[])
    returning s.email`.execute(tx)
  return {
    tokens: revoked.map((token) => token.name).toSorted(),
    invitations: ended.map(({ email }) => email).toSorted(),
  }
}

/**
 * Whoever may not confirm any more has confirmed nothing that is yet to be done: it waits for somebody else again.
 */
export const takeBackConfirmations = async (tx: Db, staffId: string): Promise<void> => {
  await tx
    .withTables<ApprovalTables>()
    .updateTable('approvals')
    .set({ confirmed_by: null, confirmed_at: null })
    .where('confirmed_by', '=', staffId)
    .where('used_at', 'is', null)
    .execute()
}
