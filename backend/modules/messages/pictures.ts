import {
  getMessagePicture,
  operatorMessagePicture,
  operatorPutMessagePicture,
  putMessagePicture,
  type MessagePicture,
} from '#contract/messages.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import {
  implement,
  Refusal,
  wrongField,
  type Db,
  type Deps,
  type Implementation,
} from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { isUuid } from '#backend/lib/rows/ids.ts'
import { noShopper, shopperOf } from '../account/api.ts'
import { smallPicture } from '../pictures/api.ts'
import { limitDay, oneOfEach } from './picture-limits.ts'

type PictureTables = Pick<Tables, 'message_pictures'>

const DAY = 24 * 3_600_000

const tables = (db: Db) => db.withTables<PictureTables>()

/** The pictures of these messages, in their order. */
export const picturesOf = async (
  db: Db,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, MessagePicture[]>> => {
  if (messageIds.length === 0) return new Map()
  const rows = await tables(db)
    .selectFrom('message_pictures')
    .select(['id', 'message_id', 'width', 'height'])
    .where('message_id', 'in', [...messageIds])
    .orderBy('position')
    .execute()
  const byMessage = Map.groupBy(rows, (row) => row.message_id ?? '')
  return new Map(
    [...byMessage].map(([id, own]) => [
      id,
      own.map(({ id: _id, width, height }) => ({ _id, width, height })),
    ]),
  )
}

/**
 * Makes stored pictures part of a message. Throws 422 if one belongs to somebody else, was sent already or was deleted.
 */
export const attach = async (
  tx: Db,
  { accountId, messageId, pictures }: { accountId: string; messageId: string; pictures: readonly string[] },
): Promise<void> => {
  for (const [position, id] of pictures.entries()) {
    const { numUpdatedRows } = await tables(tx)
      .updateTable('message_pictures')
      .set({ message_id: messageId, position })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('message_id', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) {
      const sentence = 'A picture is not here any more. Please add it again.'
      throw wrongField('pictures', sentence)
    }
  }
}

export const forgetPictures = async (tx: Db, accountId: string): Promise<void> => {
  await tables(tx).deleteFrom('message_pictures').where('account_id', '=', accountId).execute()
}

/** Deletes pictures whose message was not sent within a day. */
export const pruneUnsent = async (db: Db, now: number): Promise<void> => {
  await tables(db)
    .deleteFrom('message_pictures')
    .where('message_id', 'is', null)
    .where('created_at', '<', new Date(now - DAY))
    .execute()
}

const read = async (db: Db, id: string, accountId?: string) => {
  let wanted = tables(db).selectFrom('message_pictures').select('bytes').where('id', '=', id)
  if (accountId !== undefined) wanted = wanted.where('account_id', '=', accountId)
  const row = await wanted.executeTakeFirst()
  if (!row) throw new Refusal(404, 'NOT_FOUND', 'There is no such picture.')
  return { contentType: 'image/webp' as const, content: Buffer.from(row.bytes).toString('base64') }
}

const small = (content: string, from: 'house' | 'shopper') =>
  smallPicture(new Uint8Array(Buffer.from(content, 'base64')), from)

const keep = async (
  tx: Db,
  accountId: string,
  { bytes, width, height }: Awaited<ReturnType<typeof small>>,
  now: number,
): Promise<MessagePicture> => {
  const { id } = await tables(tx)
    .insertInto('message_pictures')
    .values({ account_id: accountId, width, height, bytes, created_at: new Date(now) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { _id: id, width, height }
}

/** The pictures in the messages of a conversation: seen by its shopper and by the house, by nobody else. */
export const messagePictureRoutes = ({ db, clock }: Deps): readonly Implementation[] => {
  const inLine = oneOfEach()
  return [
    implement(putMessagePicture, ({ accountId, body }) =>
      inLine(accountId, async () => {
        const now = clock.now()
        // Checked before the work, too, so that no work is done for a shopper over the limit.
        await inTransaction(db, (tx) => limitDay(tx, accountId, now))
        const picture = await small(body.content, 'shopper')
        return inTransaction(db, async (tx) => {
          await limitDay(tx, accountId, now)
          return keep(tx, accountId, picture, now)
        })
      }),
    ),
    implement(operatorPutMessagePicture, async ({ params: { accountId }, body }) => {
      if (!isUuid(accountId)) throw noShopper()
      const picture = await small(body.content, 'house')
      return inTransaction(db, async (tx) => {
        await shopperOf(tx, accountId)
        return keep(tx, accountId, picture, clock.now())
      })
    }),
    implement(getMessagePicture, ({ accountId, params }) => read(db, params.id, accountId)),
    implement(operatorMessagePicture, ({ params }) => read(db, params.id)),
  ]
}
