import { isDeepStrictEqual } from 'node:util'
import { notifyChange } from '#backend/lib/changes.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import type { ResaleRule } from './resale.ts'
import type { PassportTables } from './tables.ts'

/** What the house pays for a piece in exchange for another, and in money. */
export interface ResaleTerms {
  readonly exchange: ResaleRule
  readonly buyBack: ResaleRule
}

type SetBy = 'seed' | 'operator'

/** Every rule there has been, newest first: the first one applies. */
export const resaleHistory = async (
  db: Db,
  limit = 50,
): Promise<(ResaleTerms & { setAt: Date; setBy: string })[]> =>
  (
    await db
      .withTables<PassportTables>()
      .selectFrom('resale_terms')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  ).map((row) => ({
    exchange: { metal: row.exchange_metal, stones: row.exchange_stones },
    buyBack: { metal: row.buy_back_metal, stones: row.buy_back_stones },
    setAt: row.set_at,
    setBy: row.set_by,
  }))

/** The rule that applies; undefined if the house has published none. */
export const readResaleTerms = async (db: Db): Promise<ResaleTerms | undefined> =>
  (await resaleHistory(db, 1))[0]

/** Sets the rule from now on; earlier ones are kept as history. Pages that quote the rule show it at once. */
export const putResaleTerms = async (
  tx: Db,
  { exchange, buyBack }: ResaleTerms,
  now: number,
  setBy: SetBy,
): Promise<void> => {
  await tx
    .withTables<PassportTables>()
    .insertInto('resale_terms')
    .values({
      exchange_metal: exchange.metal,
      exchange_stones: exchange.stones,
      buy_back_metal: buyBack.metal,
      buy_back_stones: buyBack.stones,
      set_at: new Date(now),
      set_by: setBy,
    })
    .execute()
  await notifyChange(tx, 'shop', 'resale')
}

/** The rule of the seed; one that the house has set itself is kept. */
export const seedResaleTerms = async (tx: Db, terms: ResaleTerms, now: number): Promise<void> => {
  const [holds] = await resaleHistory(tx, 1)
  const same = isDeepStrictEqual({ exchange: holds?.exchange, buyBack: holds?.buyBack }, terms)
  if (holds?.setBy !== 'operator' && !same) await putResaleTerms(tx, terms, now, 'seed')
}
