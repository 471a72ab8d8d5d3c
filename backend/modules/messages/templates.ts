import { sql } from 'kysely'
import {
  operatorMessageTemplates,
  operatorPutMessageTemplate,
  operatorRemoveMessageTemplate,
} from '#contract/message-templates.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import { implement, Refusal, type Db, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'

type TemplateTables = Pick<Tables, 'message_templates'>

/** A longer list is slower to search than to type the answer. */
const MOST = 100

const tables = (db: Db) => db.withTables<TemplateTables>()

/** Answers that the house gives often. */
export const templateRoutes = ({ db, clock }: Deps): readonly Implementation[] => [
  implement(operatorMessageTemplates, async () => {
    const rows = await tables(db)
      .selectFrom('message_templates')
      .selectAll()
      .orderBy(sql`lower(title)`)
      .orderBy('id')
      .execute()
    return { templates: rows.map(({ id, title, text }) => ({ _id: id, title, text })) }
  }),
  implement(operatorPutMessageTemplate, ({ params, body, requestId }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now()
      const set = { title: body.title.trim(), text: body.text.trim(), updated_at: new Date(now) }
      const { others } = await tables(tx)
        .selectFrom('message_templates')
        .select(sql<number>`count(*)::int`.as('others'))
        .where('id', '<>', params.id)
        .executeTakeFirstOrThrow()
      if (others >= MOST)
        throw new Refusal(409, 'CONFLICT', `There are ${MOST} templates already. Remove one first.`)
      await tables(tx)
        .insertInto('message_templates')
        .values({ id: params.id, ...set })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(set))
        .execute()
      await audit(tx, {
        event: 'message.template-written',
        actor: 'operator',
        subject: `template:${params.id}`,
        requestId,
        now,
      })
      return { _id: params.id, title: set.title, text: set.text }
    }),
  ),
  implement(operatorRemoveMessageTemplate, ({ params, requestId }) =>
    inTransaction(db, async (tx) => {
      const row = await tables(tx)
        .deleteFrom('message_templates')
        .where('id', '=', params.id)
        .returning('id')
        .executeTakeFirst()
      if (row)
        await audit(tx, {
          event: 'message.template-removed',
          actor: 'operator',
          subject: `template:${params.id}`,
          requestId,
          now: clock.now(),
        })
      return { removed: row !== undefined }
    }),
  ),
]
