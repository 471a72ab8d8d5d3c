import { randomUUID } from 'node:crypto'
import type { WorkshopPiece } from '#contract/workshop.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { isUuid } from '#backend/lib/rows/ids.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { variantsOf } from '../bag/api.ts'
import { isMadeForOne } from '../personalise/api.ts'
import { release, restock } from '../stock/api.ts'
import type { OrderLineRow, OrdersTables } from './tables.ts'

const tables = (db: Db) => db.withTables<OrdersTables>()

/** A line of an order, and how many of its pieces are meant. */
interface Back {
  readonly line: OrderLineRow
  readonly quantity: number
}

const isPersonal = ({ line }: Back): boolean =>
  isMadeForOne({
    engraving: line.engraving,
    birthStone: line.birth_stone,
    commissioned: line.about?.commissioned ?? false,
  })

const inStock = (back: readonly Back[]) =>
  back.flatMap(({ line, quantity }) => variantsOf(line).map((variantId) => ({ variantId, quantity })))

/**
 * Pieces that were returned to the house. Those made for one person wait for the workshop, which alone can put them on
 * sale; returns the others, by variant.
 */
export const toWorkshop = async (
  tx: Db,
  back: readonly Back[],
  {
    came,
    actor = 'operator',
    now,
    requestId,
  }: { came: 'cancelled' | 'returned'; actor?: 'operator' | 'shopper'; now: number; requestId: string },
): Promise<{ variantId: string; quantity: number }[]> => {
  const personal = back.filter(isPersonal)
  for (const { line, quantity } of personal)
    for (let piece = 0; piece < quantity; piece++) {
      const id = randomUUID()
      await tables(tx)
        .insertInto('workshop_pieces')
        .values({
          id,
          order_id: line.order_id,
          line_id: line.id,
          variant_id: line.variant_id,
          came,
          came_at: new Date(now),
          state: 'waiting',
        })
        .execute()
      await audit(tx, {
        event: 'workshop.received',
        actor,
        subject: `piece:${id}`,
        details: { order: line.order_id, variant: line.variant_id, came },
        requestId,
        now,
      })
    }
  return inStock(back.filter((each) => !isPersonal(each)))
}

/** A cancelled order's pieces: plain ones are on sale again, those made for one person wait for the workshop. */
export const releasePlain = async (
  tx: Db,
  orderId: string,
  lines: readonly OrderLineRow[],
  acting: { actor?: 'operator' | 'shopper'; now: number; requestId: string },
): Promise<void> => {
  const personal = lines.map((line) => ({ line, quantity: line.quantity })).filter(isPersonal)
  await toWorkshop(tx, personal, { ...acting, came: 'cancelled' })
  await release(tx, orderId, inStock(personal))
}

/** Pieces that wait for the workshop, or those it decided upon. */
export const workshopPieces = async (
  db: Db,
  { state, id }: { state?: WorkshopPiece['state']; id?: string },
): Promise<WorkshopPiece[]> => {
  let found = tables(db)
    .selectFrom('workshop_pieces as w')
    .innerJoin('order_lines as l', 'l.id', 'w.line_id')
    .innerJoin('orders as o', 'o.id', 'w.order_id')
    .selectAll('w')
    .select(['o.number', 'l.name', 'l.size', 'l.options', 'l.engraving', 'l.engraving_face', 'l.birth_stone'])
    .orderBy('w.came_at')
    .orderBy('w.id')
    .limit(200)
  if (state !== undefined) found = found.where('w.state', '=', state)
  if (id !== undefined) found = found.where('w.id', '=', id)
  return (await found.execute()).map((row) => ({
    _id: row.id,
    orderId: row.order_id,
    orderNumber: row.number,
    itemId: row.line_id,
    name: row.name,
    variantId: row.variant_id,
    size: row.size ?? undefined,
    options: row.options && row.options.length > 0 ? [...row.options] : undefined,
    engraving: row.engraving ?? undefined,
    engravingFace: row.engraving_face ?? undefined,
    birthStone: row.birth_stone ?? undefined,
    came: row.came,
    cameAt: row.came_at.toISOString(),
    state: row.state,
    reason: row.reason ?? undefined,
    decidedAt: row.decided_at?.toISOString(),
  }))
}

/** The workshop has removed a piece's personalisation, or gives the piece up. Repeating it changes nothing. */
export const decideWorkshop = async (
  tx: Db,
  {
    pieceId,
    decision,
    reason,
    now,
    requestId,
  }: { pieceId: string; decision: 'restock' | 'scrap'; reason: string; now: number; requestId: string },
): Promise<WorkshopPiece> => {
  const row = isUuid(pieceId)
    ? await tables(tx)
        .selectFrom('workshop_pieces')
        .selectAll()
        .where('id', '=', pieceId)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!row) throw new Refusal(404, 'NOT_FOUND', 'There is no such piece in the workshop.')
  const state = decision === 'restock' ? 'restocked' : 'scrapped'
  if (row.state === 'waiting') {
    await tables(tx)
      .updateTable('workshop_pieces')
      .set({ state, reason: reason.trim(), decided_at: new Date(now) })
      .where('id', '=', row.id)
      .execute()
    if (decision === 'restock') {
      const line = await tables(tx)
        .selectFrom('order_lines')
        .select(['variant_id', 'set_variant_id'])
        .where('id', '=', row.line_id)
        .executeTakeFirstOrThrow()
      await restock(
        tx,
        variantsOf(line).map((variantId) => ({ variantId, quantity: 1 })),
      )
    }
    await audit(tx, {
      event: `workshop.${state}`,
      actor: 'operator',
      subject: `piece:${row.id}`,
      details: { order: row.order_id, variant: row.variant_id, reason: reason.trim() },
      requestId,
      now,
    })
  } else if (row.state !== state) throw new Refusal(409, 'CONFLICT', `This piece is ${row.state} already.`)
  const [piece] = await workshopPieces(tx, { id: row.id })
  if (!piece) throw new Error(`There is no piece ${row.id} in the workshop`)
  return piece
}
