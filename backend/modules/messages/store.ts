import type { Selectable } from 'kysely'
import type { Message, MessagePage, Wish } from '#contract/messages.ts'
import { json } from '#backend/lib/store/db.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { estimatesOf } from './estimates.ts'
import { attach, picturesOf } from './pictures.ts'

export type MessageTables = Pick<Tables, 'messages' | 'accounts'>
type Row = Selectable<MessageTables['messages']>
type Sender = Row['sender']

const messagesOf = async (db: Db, rows: readonly Row[], now: number): Promise<Message[]> => {
  const ids = rows.map(({ id }) => id)
  const pictures = await picturesOf(db, ids)
  const estimates = await estimatesOf(db, ids, now)
  return rows.map((row) => {
    const own = pictures.get(row.id)
    const estimate = estimates.get(row.id)
    return {
      _id: row.id,
      from: row.sender,
      text: row.body,
      createdAt: row.created_at.toISOString(),
      read: row.read_at !== null,
      ...(own && { pictures: own }),
      ...(row.wish && { wish: row.wish }),
      ...(estimate && { estimate }),
    }
  })
}

/** Whether there is a message with this id, of any account. */
export const isMessage = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .withTables<MessageTables>()
    .selectFrom('messages')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

interface NewMessage {
  /** Absent: a new one. */
  readonly _id?: string | undefined
  readonly accountId: string
  readonly sender: Sender
  /** Who of the house wrote it. */
  readonly by?: string | undefined
  readonly text: string
  readonly pictures?: readonly string[] | undefined
  readonly wish?: Wish | undefined
  readonly now: number
}

export const addMessage = async (
  tx: Db,
  { _id, accountId, sender, by, text, pictures = [], wish, now }: NewMessage,
): Promise<Message> => {
  const row = await tx
    .withTables<MessageTables>()
    .insertInto('messages')
    .values({
      ...(_id !== undefined && { id: _id }),
      account_id: accountId,
      sender,
      written_by: by ?? null,
      body: text,
      wish: json(wish ?? null),
      created_at: new Date(now),
      read_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await attach(tx, { accountId, messageId: row.id, pictures })
  const [message] = await messagesOf(tx, [row], now)
  if (!message) throw new Error('a message was not stored')
  return message
}

/** The same messages for the house: who of them wrote each. Shoppers are not told. */
const withNames = (rows: readonly Row[], messages: readonly Message[]): Message[] =>
  messages.map((message) => {
    const by = rows.find(({ id }) => id === message._id)?.written_by
    return by ? { ...message, by } : message
  })

const mine = (db: Db, accountId: string) =>
  db.withTables<MessageTables>().selectFrom('messages').where('account_id', '=', accountId)

export const readPage = async (
  db: Db,
  accountId: string,
  { page = 1, limit = 50 },
  now: number,
  reader: Sender = 'shopper',
): Promise<MessagePage> => {
  const rows = await mine(db, accountId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total, unread } = await mine(db, accountId)
    .select((query) => [
      query.fn.countAll<number>().as('total'),
      query.fn
        .countAll<number>()
        .filterWhere('sender', '=', 'house')
        .filterWhere('read_at', 'is', null)
        .as('unread'),
    ])
    .executeTakeFirstOrThrow()
  const messages = await messagesOf(db, rows, now)
  return { messages: reader === 'house' ? withNames(rows, messages) : messages, total, unread, page }
}

/** The first of `readPage`; undefined if nobody has written yet. */
export const newestMessage = async (
  db: Db,
  accountId: string,
): Promise<{ id: string; sender: Sender } | undefined> =>
  mine(db, accountId)
    .select(['id', 'sender'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** One message of an account; undefined if the account has none with this id. */
export const oneMessage = async (
  db: Db,
  accountId: string,
  id: string,
  now: number,
): Promise<Message | undefined> => {
  const rows = await mine(db, accountId).selectAll().where('id', '=', id).execute()
  return (await messagesOf(db, rows, now))[0]
}

/** The whole conversation, for the export of an account. */
export const allMessages = async (db: Db, accountId: string, now: number): Promise<Message[]> =>
  messagesOf(db, await mine(db, accountId).selectAll().orderBy('created_at').execute(), now)

/** Marks what one side wrote as seen by the other. */
export const markSeen = async (db: Db, accountId: string, sender: Sender, now: number): Promise<void> => {
  await db
    .withTables<MessageTables>()
    .updateTable('messages')
    .set({ read_at: new Date(now) })
    .where('account_id', '=', accountId)
    .where('sender', '=', sender)
    .where('read_at', 'is', null)
    .execute()
}
