import type { Db } from '#backend/lib/implement.ts'
import type { ResaleRule } from './resale.ts'
import type { PassportTables } from './tables.ts'

/** What the house gives for a piece against another one, and in money. */
export interface ResaleTerms {
  readonly exchange: ResaleRule
  readonly buyBack: ResaleRule
}

/** Sets the rule from now on; earlier ones stay as history. */
export const putResaleTerms = async (
  tx: Db,
  { exchange, buyBack }: ResaleTerms,
  now: number,
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
    })
    .execute()
}
