import { operatorEndShopperSessions } from '#contract/staff.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { implement, Refusal, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import { emailKey } from './email.ts'
import type { AccountTables } from './tables.ts'

/** The house ends sessions of shoppers: those of one who asks by telephone, or all of them after a theft. */
export const houseSessionRoutes = ({ db, clock }: Deps): readonly Implementation[] => [
  implement(operatorEndShopperSessions, ({ body, requestId }) =>
    db.transaction().execute(async (tx) => {
      const store = tx.withTables<AccountTables>()
      const person =
        'email' in body
          ? await store
              .selectFrom('accounts')
              .select('id')
              .where('email_key', '=', emailKey(body.email) ?? '')
              .executeTakeFirst()
          : undefined
      if ('email' in body && !person)
        throw new Refusal(404, 'NOT_FOUND', 'There is no account with this e-mail.')
      const { numDeletedRows } = await store
        .deleteFrom('sessions')
        .$if(person !== undefined, (query) => query.where('account_id', '=', person?.id ?? ''))
        .executeTakeFirst()
      const ended = Number(numDeletedRows)
      await audit(tx, {
        event: 'session.ended-by-house',
        actor: 'operator',
        ...(person && { accountId: person.id }),
        details: { ended },
        requestId,
        now: clock.now(),
      })
      return { ended }
    }),
  ),
]
