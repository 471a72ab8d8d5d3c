import { sql } from 'kysely'
import { WISHLIST_MOST } from '#contract/wishlist.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { findProducts } from '../catalogue/api.ts'
import type { WishlistTables } from './tables.ts'

const tables = (db: Db) => db.withTables<WishlistTables>()

/** Ids of the pieces in an account's wishlist, the latest added first. */
export const wishlistOf = async (db: Db, accountId: string): Promise<string[]> => {
  const rows = await tables(db)
    .selectFrom('wishlist')
    .select('product_id')
    .where('account_id', '=', accountId)
    .orderBy('kept', 'desc')
    .execute()
  return rows.map(({ product_id }) => product_id)
}

/**
 * Adds pieces that are on sale, the first of them becoming the latest, as far as there is room: what there is none for are the
 * last ones. Answers how many of them are in the list now.
 */
export const addPieces = async (
  tx: Db,
  accountId: string,
  productIds: readonly string[],
): Promise<number> => {
  // Two devices at once: the second sees what the first added.
  await sql`select pg_advisory_xact_lock(hashtext(${`wishlist:${accountId}`}))`.execute(tx)
  const known = new Set((await findProducts(tx, productIds)).map(({ _id }) => _id))
  const there = new Set(await wishlistOf(tx, accountId))
  const wanted = productIds.filter((id) => known.has(id))
  const fresh = [...new Set(wanted)].filter((id) => !there.has(id)).slice(0, WISHLIST_MOST - there.size)
  for (const product_id of fresh.toReversed())
    await tables(tx)
      .insertInto('wishlist')
      .values({ account_id: accountId, product_id })
      .onConflict((conflict) => conflict.columns(['account_id', 'product_id']).doNothing())
      .execute()
  const now = new Set([...there, ...fresh])
  return new Set(wanted.filter((id) => now.has(id))).size
}

export const removePiece = async (db: Db, accountId: string, productId: string): Promise<void> => {
  await tables(db)
    .deleteFrom('wishlist')
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .execute()
}

export const clearWishlist = async (tx: Db, accountId: string): Promise<void> => {
  await tables(tx).deleteFrom('wishlist').where('account_id', '=', accountId).execute()
}
