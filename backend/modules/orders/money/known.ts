import type { Db } from '#backend/lib/http/implement.ts'
import type { OrdersTables } from '../tables.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()

/**
 * What the books say about a refund, by the provider's id: a text that changes whenever they record anything about it,
 * empty as long as they have nothing. Read before the provider is asked, it shows whether another answer came in
 * between.
 */
export const knownRefund = async (db: Db, providerId: string): Promise<string> =>
  textOf(
    await tables(db)
      .selectFrom('refunds')
      .select(['status', 'attempt', 'amount_paise', 'asked_at'])
      .where('provider_id', '=', providerId)
      .executeTakeFirst(),
  )

/** The same for a dispute. */
export const knownDispute = async (db: Db, id: string): Promise<string> =>
  textOf(
    await tables(db)
      .selectFrom('disputes')
      .select(['word', 'amount_paise', 'withdrawn_paise', 'asked_at'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )

const textOf = (row: object | undefined) => (row ? JSON.stringify(row) : '')
