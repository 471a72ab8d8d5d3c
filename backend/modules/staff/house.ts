import { timingSafeEqual } from 'node:crypto'
import type { ResolveHouse } from '#backend/lib/implement.ts'
import { secretHash } from '#backend/lib/secrets.ts'
import type { StaffTables } from './tables.ts'

/** That a token was used is written down at most so often. */
const USED_EVERY_MS = 60_000

/** The name of the token that stands in the environment. */
export const ENVIRONMENT = 'environment'

/** A machine by the token of the environment or one of its own; asked for each call, so a revoked one ends at once. */
export const resolveHouse: ResolveHouse = async ({ db, config, clock }, token, door) => {
  const hash = secretHash(token)
  if (door === 'desk') return undefined
  const { operatorToken } = config
  if (
    operatorToken !== undefined &&
    timingSafeEqual(Buffer.from(secretHash(operatorToken)), Buffer.from(hash))
  )
    return { kind: 'operator', name: `token:${ENVIRONMENT}`, role: 'owner' }
  const store = db.withTables<StaffTables>()
  const row = await store
    .selectFrom('operator_tokens')
    .select(['name', 'role', 'used_at'])
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const now = clock.now()
  if (row.used_at === null || row.used_at.getTime() < now - USED_EVERY_MS)
    await store
      .updateTable('operator_tokens')
      .set({ used_at: new Date(now) })
      .where('token_hash', '=', hash)
      .execute()
  return { kind: 'operator', name: `token:${row.name}`, role: row.role }
}
