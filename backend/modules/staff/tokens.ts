import { operatorAddToken, operatorRevokeToken, operatorTokens } from '#contract/staff.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { houseOf } from '#backend/lib/http/caller.ts'
import { implement, Refusal, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import { newSecret, secretHash } from '#backend/lib/security/secrets.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { ENVIRONMENT } from './house.ts'
import type { StaffTables } from './tables.ts'

/** Tokens of machines: each with a name, made and revoked one by one. */
export const tokenRoutes = ({ db, clock }: Deps): readonly Implementation[] => [
  implement(operatorTokens, async () => {
    const rows = await db
      .withTables<StaffTables>()
      .selectFrom('operator_tokens')
      .select(['name', 'role', 'created_at', 'created_by', 'used_at'])
      .where('revoked_at', 'is', null)
      .orderBy('name')
      .execute()
    return {
      tokens: rows.map((row) => ({
        name: row.name,
        role: row.role,
        createdAt: row.created_at.toISOString(),
        createdBy: row.created_by,
        usedAt: row.used_at?.toISOString() ?? null,
      })),
    }
  }),
  implement(operatorAddToken, ({ body: { name, role }, caller, requestId }) =>
    inTransaction(db, async (tx) => {
      const token = newSecret()
      const added =
        name !== ENVIRONMENT &&
        (await tx
          .withTables<StaffTables>()
          .insertInto('operator_tokens')
          .values({
            name,
            role,
            token_hash: secretHash(token),
            created_at: new Date(clock.now()),
            created_by: houseOf(caller).name,
            used_at: null,
            revoked_at: null,
          })
          .onConflict((conflict) => conflict.column('name').where('revoked_at', 'is', null).doNothing())
          .returning('name')
          .executeTakeFirst())
      if (!added) throw new Refusal(409, 'CONFLICT', 'A token of this name exists already.')
      await audit(tx, {
        event: 'token.added',
        actor: 'operator',
        subject: `token:${name}`,
        details: { role },
        requestId,
        now: clock.now(),
      })
      return { name, token }
    }),
  ),
  implement(operatorRevokeToken, ({ params: { name }, requestId }) =>
    inTransaction(db, async (tx) => {
      if (name === ENVIRONMENT)
        throw new Refusal(
          409,
          'CONFLICT',
          'This one is OPERATOR_TOKEN: change it where the backend is started.',
        )
      const revoked = await tx
        .withTables<StaffTables>()
        .updateTable('operator_tokens')
        .set({ revoked_at: new Date(clock.now()) })
        .where('name', '=', name)
        .where('revoked_at', 'is', null)
        .returning('name')
        .executeTakeFirst()
      if (!revoked) throw new Refusal(404, 'NOT_FOUND', 'No token has this name.')
      await audit(tx, {
        event: 'token.revoked',
        actor: 'operator',
        subject: `token:${name}`,
        requestId,
        now: clock.now(),
      })
      return { status: 'done' as const }
    }),
  ),
]
