import type { OrderEvent } from '#contract/orders.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { inLanguage, languageNow, say } from '#backend/lib/words/words.ts'
import type { OrdersTables } from './tables.ts'

type Kept = Exclude<OrderEvent['kind'], 'return-closed'>

/** The step as the contract has it: what closes a return is kept as a declined one, which the release before knows. */
export const kindOf = ({
  kind,
  closes,
}: {
  readonly kind: OrderEvent['kind']
  readonly closes: boolean
}): OrderEvent['kind'] => (closes ? 'return-closed' : kind)

/** Adds to the timeline that an approved return is over without a refund. */
export const noteClosed = async (tx: Db, orderId: string, now: number, words: string): Promise<void> => {
  await tx
    .withTables<OrdersTables>()
    .insertInto('order_events')
    .values({ order_id: orderId, kind: 'return-declined', closes: true, note: words, at: new Date(now) })
    .execute()
}

const ADVANCE = 'Advance of '

/** The text of a step that is an advance. */
export const advanceNote = (sum: string): string => `${ADVANCE}${sum}`

/** The text of a step in its reader's language; what somebody of the house typed stays as it is. */
export const noteSaid = (words: string | null): string | undefined => {
  if (words === null) return undefined
  const said = words.startsWith(ADVANCE) ? say`Advance of ${words.slice(ADVANCE.length)}` : words
  return inLanguage(languageNow() ?? 'en', said)
}

/** Adds a step to the order's timeline. */
export const note = async (
  tx: Db,
  orderId: string,
  kind: Kept,
  now: number,
  words?: string,
): Promise<void> => {
  await tx
    .withTables<OrdersTables>()
    .insertInto('order_events')
    .values({ order_id: orderId, kind, note: words ?? null, at: new Date(now) })
    .execute()
}

/** Replaces the text of a step by the reason for it. */
export const explain = async (
  tx: Db,
  orderId: string,
  kind: OrderEvent['kind'],
  words: string,
): Promise<void> => {
  await tx
    .withTables<OrdersTables>()
    .updateTable('order_events')
    .set({ note: words })
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .execute()
}
