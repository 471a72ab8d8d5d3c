import {
  getConversation,
  listConversations,
  listMessages,
  markMessagesRead,
  replyToShopper,
  sendMessage,
} from '#contract/messages.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { houseOf } from '#backend/lib/http/caller.ts'
import { isUuid } from '#backend/lib/rows/ids.ts'
import { implement, none, Refusal, type Db, type Module } from '#backend/lib/http/implement.ts'
import { sql } from 'kysely'
import { noShopper } from '../account/api.ts'
import { answerShopper, readText, refuseUnread } from './answer.ts'
import { estimateRoutes } from './estimate-routes.ts'
import { messagePictureRoutes, forgetPictures, pruneUnsent } from './pictures.ts'
import { addMessage, allMessages, markSeen, readPage, type MessageTables } from './store.ts'
import { templateRoutes } from './templates.ts'

/** The most messages an hour: a conversation, not a flood. */
const MOST_PER_HOUR = 20
const HOUR = 3_600_000

const forgetMessages = async (tx: Db, { accountId }: { accountId: string }) => {
  await tx.withTables<MessageTables>().deleteFrom('messages').where('account_id', '=', accountId).execute()
  await forgetPictures(tx, accountId)
}

export const messages: Module = {
  name: 'messages',
  jobs: ({ db, clock }) => [
    { name: 'messages-prune', everyMs: 3_600_000, run: () => pruneUnsent(db, clock.now()) },
  ],
  metrics: none,
  accounts: { exported: { messages: allMessages }, discarded: forgetMessages, erased: forgetMessages },
  routes: ({ db, clock, ...deps }) => [
    ...templateRoutes({ db, clock, ...deps }),
    ...messagePictureRoutes({ db, clock, ...deps }),
    ...estimateRoutes({ db, clock, ...deps }),
    implement(listMessages, async ({ accountId, query }) => readPage(db, accountId, query, clock.now())),

    implement(sendMessage, async ({ accountId, body, requestId }) => {
      const text = readText(body.text)
      const now = clock.now()
      return db.transaction().execute(async (tx) => {
        const { recent } = await tx
          .withTables<MessageTables>()
          .selectFrom('messages')
          .select((query) => query.fn.countAll<number>().as('recent'))
          .where('account_id', '=', accountId)
          .where('sender', '=', 'shopper')
          .where('created_at', '>', new Date(now - HOUR))
          .executeTakeFirstOrThrow()
        if (recent >= MOST_PER_HOUR)
          throw new Refusal(
            429,
            'RATE_LIMITED',
            'That is a lot to read. Please wait for our answer, or telephone.',
          )
        await audit(tx, { event: 'message.sent', actor: 'shopper', accountId, requestId, now })
        const { pictures, wish } = body
        return addMessage(tx, { accountId, sender: 'shopper', text, pictures, wish, now })
      })
    }),

    implement(markMessagesRead, async ({ accountId }) => {
      await markSeen(db, accountId, 'house', clock.now())
      return { status: 'done' as const }
    }),

    implement(listConversations, async ({ query: { page = 1, limit = 50 } }) => {
      const grouped = db
        .withTables<MessageTables>()
        .selectFrom('messages')
        .innerJoin('accounts', 'accounts.id', 'messages.account_id')
        .where('accounts.erased_at', 'is', null)
      const rows = await grouped
        .select((query) => [
          'accounts.id as accountId',
          'accounts.name as name',
          sql<string>`(array_agg(messages.body order by messages.created_at desc))[1]`.as('lastText'),
          query.fn.max('messages.created_at').as('lastAt'),
          query.fn
            .countAll<number>()
            .filterWhere('messages.sender', '=', 'shopper')
            .filterWhere('messages.read_at', 'is', null)
            .as('waiting'),
          sql<Date | null>`min(messages.created_at) filter (where messages.sender = 'shopper' and messages.read_at is null)`.as(
            'since',
          ),
        ])
        .groupBy(['accounts.id', 'accounts.name'])
        .orderBy(sql`since asc nulls last`)
        .orderBy('lastAt', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      const { total } = await grouped
        .select((query) => query.fn.count<number>('accounts.id').distinct().as('total'))
        .executeTakeFirstOrThrow()
      return {
        conversations: rows.map(({ since, lastAt, ...row }) => ({
          ...row,
          lastAt: lastAt.toISOString(),
          ...(since && { waitingSince: since.toISOString() }),
        })),
        total,
        page,
      }
    }),

    implement(getConversation, async ({ params, query }) => {
      if (!isUuid(params.accountId)) throw noShopper()
      return readPage(db, params.accountId, query, clock.now(), 'house')
    }),

    implement(replyToShopper, async ({ params, body, caller, requestId }) => {
      if (!isUuid(params.accountId)) throw noShopper()
      const text = readText(body.text)
      const now = clock.now()
      const { accountId } = params
      return db.transaction().execute(async (tx) => {
        if (body.seen !== undefined) await refuseUnread(tx, accountId, body.seen)
        const message = await answerShopper(tx, {
          accountId,
          by: houseOf(caller).name,
          text,
          pictures: body.pictures,
          now,
        })
        await audit(tx, { event: 'message.answered', actor: 'operator', accountId, requestId, now })
        return message
      })
    }),
  ],
}
