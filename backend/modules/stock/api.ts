/** What other modules may use of the stock: reading what can be sold, and moving pieces. */
import { sql } from 'kysely'
import { notifyChange } from '#backend/lib/changes.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import type { StockTables } from './tables.ts'

export { pictureIn, productIdOf, readSellable, type Sellable, type Variant } from './sellable.ts'

export interface Piece {
  readonly variantId: string
  readonly quantity: number
}

/** Pieces by variant, in one fixed order, so that two orders for the same variants never deadlock. */
const perVariant = (pieces: readonly Piece[]): Piece[] => {
  const sums = new Map<string, number>()
  for (const { variantId, quantity } of pieces) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return [...sums]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .sort((a, b) => (a.variantId < b.variantId ? -1 : 1))
}

const move = async (tx: Db, { variantId, quantity }: Piece): Promise<boolean> => {
  const { rows } = await sql<{
    product_id: string
  }>`update product_variants set stock = stock - ${quantity}::integer
    where id = ${variantId} and stock >= ${quantity}::integer returning product_id`.execute(tx)
  const productId = rows[0]?.product_id
  if (productId === undefined) return false
  await notifyChange(tx, 'product', productId)
  return true
}

const stockOf = async (tx: Db, variantId: string): Promise<number> => {
  const { rows } = await sql<{
    stock: number
  }>`select stock from product_variants where id = ${variantId}`.execute(tx)
  return rows[0]?.stock ?? 0
}

/**
 * Reserves the pieces of an order. If there are too few, returns how many are left of the first such piece, and the
 * caller must roll back. Check and write are one statement.
 */
export const reserve = async (
  tx: Db,
  { orderId, accountId }: { orderId: string; accountId: string | null },
  pieces: readonly Piece[],
): Promise<number | undefined> => {
  for (const piece of perVariant(pieces)) {
    if (!(await move(tx, piece))) return stockOf(tx, piece.variantId)
    await tx
      .withTables<StockTables>()
      .insertInto('stock_reservations')
      .values({
        order_id: orderId,
        variant_id: piece.variantId,
        account_id: accountId,
        quantity: piece.quantity,
        state: 'held',
      })
      .execute()
  }
  return undefined
}

/** From now on nobody can order what is left of a variant. False if nothing is left: an order has just been first. */
export const takeAway = async (tx: Db, variantId: string): Promise<boolean> => {
  const left = await sql`update product_variants set stock = 0 where id = ${variantId} and stock > 0`.execute(
    tx,
  )
  return (left.numAffectedRows ?? 0n) > 0n
}

/** Pieces that unpaid orders of this account reserve: for their own shopper they are not sold out. */
export const reservedFor = async (db: Db, accountId: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .withTables<StockTables>()
    .selectFrom('stock_reservations')
    .select(['variant_id', 'quantity'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'held')
    .execute()
  const held = new Map<string, number>()
  for (const row of rows) held.set(row.variant_id, (held.get(row.variant_id) ?? 0) + row.quantity)
  return held
}

const reservations = (tx: Db, orderId: string) =>
  tx
    .withTables<StockTables>()
    .selectFrom('stock_reservations')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('variant_id')
    .forUpdate()
    .execute()

const setState = (tx: Db, orderId: string, state: 'held' | 'sold' | 'released') =>
  tx
    .withTables<StockTables>()
    .updateTable('stock_reservations')
    .set({ state })
    .where('order_id', '=', orderId)
    .execute()

const giveBack = async (tx: Db, pieces: readonly Piece[]) => {
  for (const { variantId, quantity } of perVariant(pieces)) await move(tx, { variantId, quantity: -quantity })
}

/**
 * Locks the variants that orders have reserved and that a new one wants, in the order of `perVariant`. Call it before
 * releasing and reserving pieces in one transaction: two that exchange the same pieces would deadlock.
 */
export const lockPieces = async (
  tx: Db,
  orderIds: readonly string[],
  variantIds: readonly string[],
): Promise<void> => {
  await sql`select from product_variants
    where id = any(${variantIds}::text[])
      or id in (select variant_id from stock_reservations where order_id = any(${orderIds}::uuid[]))
    order by id for no key update`.execute(tx)
}

/**
 * Puts the reserved (or, for a cancelled order, sold) pieces of an order back on sale, except `but`. Repeating it
 * changes nothing.
 */
export const release = async (tx: Db, orderId: string, but: readonly Piece[] = []): Promise<void> => {
  const rows = await reservations(tx, orderId)
  const kept = new Map(perVariant(but).map(({ variantId, quantity }) => [variantId, quantity]))
  await giveBack(
    tx,
    rows
      .filter(({ state }) => state !== 'released')
      .map((row) => ({
        variantId: row.variant_id,
        quantity: row.quantity - (kept.get(row.variant_id) ?? 0),
      }))
      .filter(({ quantity }) => quantity > 0),
  )
  await setState(tx, orderId, 'released')
}

/**
 * The order is paid: its reserved pieces are sold. Pieces released in the meantime are reserved again; false if there
 * are too few, and then nothing has changed.
 */
export const sell = async (tx: Db, orderId: string): Promise<boolean> => {
  const rows = await reservations(tx, orderId)
  const gone = rows
    .filter(({ state }) => state === 'released')
    .map((row) => ({ variantId: row.variant_id, quantity: row.quantity }))
  const taken: Piece[] = []
  for (const piece of gone) {
    if (await move(tx, piece)) taken.push(piece)
    else {
      await giveBack(tx, taken)
      return false
    }
  }
  await setState(tx, orderId, 'sold')
  return true
}

/** Pieces that came back from a shopper and can be sold again. */
export const restock = (tx: Db, pieces: readonly Piece[]): Promise<void> => giveBack(tx, pieces)
