import { timingSafeEqual } from 'node:crypto'
import type { Db, House, ResolveHouse } from '#backend/lib/http/implement.ts'
import { secretHash } from '#backend/lib/security/secrets.ts'
import type { StaffTables } from './tables.ts'

/** The use of a token is recorded at most this often. */
const USED_EVERY_MS = 60_000

/** The name of the token from the environment. */
export const ENVIRONMENT = 'environment'
const MADE_BY_SETTINGS = `token:${ENVIRONMENT}`

/** The member of staff of a session token, if the session has not ended and the person may still act. */
const personOf = async (
  db: Db,
  hash: string,
  door: 'bearer' | 'desk',
  now: number,
): Promise<House | undefined> => {
  const row = await db
    .withTables<StaffTables>()
    .selectFrom('staff_sessions as v')
    .innerJoin('staff as s', 's.id', 'v.staff_id')
    .select(['s.id', 's.email', 's.role'])
    .where('v.token_hash', '=', hash)
    .where('v.door', '=', door)
    .where('v.ends_at', '>', new Date(now))
    .where('s.removed_at', 'is', null)
    .executeTakeFirst()
  return row && { kind: 'operator', name: row.email, role: row.role, tokenHash: hash, staffId: row.id }
}

/**
 * A person by a session, or a machine by the token of the environment or by a token of its own; read for each call, so
 * that a revoked one is refused at once.
 */
export const resolveHouse: ResolveHouse = async ({ db, config, clock }, token, door) => {
  const hash = secretHash(token)
  if (door === 'desk') return personOf(db, hash, door, clock.now())
  const { operatorToken } = config
  if (
    operatorToken !== undefined &&
    timingSafeEqual(Buffer.from(secretHash(operatorToken)), Buffer.from(hash))
  )
    return { kind: 'operator', name: MADE_BY_SETTINGS, role: 'owner', tokenHash: hash, actsAlone: true }
  const store = db.withTables<StaffTables>()
  const row = await store
    .selectFrom('operator_tokens')
    .select(['name', 'role', 'created_by', 'used_at'])
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!row) return personOf(db, hash, door, clock.now())
  const now = clock.now()
  if (row.used_at === null || row.used_at.getTime() < now - USED_EVERY_MS)
    // A store that refuses writes still answers reads, including this one; the next write reports the problem.
    await store
      .updateTable('operator_tokens')
      .set({ used_at: new Date(now) })
      .where('token_hash', '=', hash)
      .execute()
      .catch(() => undefined)
  return {
    kind: 'operator',
    name: `token:${row.name}`,
    role: row.role,
    tokenHash: hash,
    actsAlone: row.created_by === MADE_BY_SETTINGS,
  }
}
