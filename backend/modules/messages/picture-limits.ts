import { sql } from 'kysely'
import type { Tables } from '#backend/lib/generated/tables.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'

const DAY = 24 * 3_600_000
/** Pictures of one shopper in a day: enough for several full messages. */
const MOST_PER_DAY = 40

/** Throws 429 if the shopper has already sent the most for today. */
export const limitDay = async (tx: Db, accountId: string, now: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`message-pictures:${accountId}`}))`.execute(tx)
  const { sent } = await tx
    .withTables<Pick<Tables, 'message_pictures'>>()
    .selectFrom('message_pictures')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', new Date(now - DAY))
    // Pictures in the house's answers do not count.
    .where(
      sql<boolean>`not exists (select from messages m where m.id = message_pictures.message_id and m.sender = 'house')`,
    )
    .executeTakeFirstOrThrow()
  if (Number(sent) >= MOST_PER_DAY)
    throw new Refusal(429, 'RATE_LIMITED', 'You have sent many pictures today. Please send more tomorrow.')
}

/**
 * Reads one picture of a shopper at a time: the shop stops waiting for one that takes long and would send the next
 * while the first is still being read.
 */
export const oneOfEach = () => {
  const reading = new Set<string>()
  return async <T>(accountId: string, work: () => Promise<T>): Promise<T> => {
    if (reading.has(accountId))
      throw new Refusal(429, 'RATE_LIMITED', 'Your last picture is still being read. Please wait a moment.')
    reading.add(accountId)
    try {
      return await work()
    } finally {
      reading.delete(accountId)
    }
  }
}
