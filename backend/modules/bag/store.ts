import { createHash, randomBytes } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import { MAX_LINES, MAX_QUANTITY } from '#contract/bag.ts'
import { Refusal, type Db, type Identity } from '#backend/lib/implement.ts'
import type { Personal } from '../personalise/api.ts'
import { heldFor } from '../stock/api.ts'
import type { Part } from '../pricing/api.ts'
import type { Chosen } from './choose.ts'
import { heldFrom, isHeld } from './hold.ts'
import type { LineRow } from './read.ts'
import type { BagTables } from './tables.ts'

/** A visitor's bag lives so long after its last use. */
export const VISITOR_BAG_MS = 30 * 86_400_000

export type BagRow = Selectable<BagTables['bags']>

/** Whose bag: an account's, or that of the visitor who holds this id. */
export type Owner = { readonly accountId: string } | { readonly visitorBag: string }

const hash = (id: string) => createHash('sha256').update(id).digest('hex')

export const ownerOf = (caller: Identity, bagId: string | undefined): Owner | undefined => {
  if (caller.kind === 'shopper') return { accountId: caller.accountId }
  return bagId === undefined ? undefined : { visitorBag: bagId }
}

const tables = (db: Db) => db.withTables<BagTables>()

const bagsOf = (db: Db, owner: Owner, now: number) => {
  const bags = tables(db).selectFrom('bags').selectAll()
  return 'accountId' in owner
    ? bags.where('account_id', '=', owner.accountId)
    : bags.where('visitor_hash', '=', hash(owner.visitorBag)).where('expires_at', '>', new Date(now))
}

/** The owner's bag; undefined when there is none (yet, or any more). */
export const findBag = (db: Db, owner: Owner, now: number): Promise<BagRow | undefined> =>
  bagsOf(db, owner, now).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockBag = (tx: Db, owner: Owner, now: number): Promise<BagRow | undefined> =>
  bagsOf(tx, owner, now).forUpdate().executeTakeFirst()

/** Makes the account's bag when there is none, and locks it. */
export const lockAccountBag = async (tx: Db, accountId: string, now: number): Promise<BagRow> => {
  const at = new Date(now)
  await tables(tx)
    .insertInto('bags')
    .values({ account_id: accountId, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  return bagsOf(tx, { accountId }, now).forUpdate().executeTakeFirstOrThrow()
}

/** A new visitor's bag and the id that opens it. */
export const makeVisitorBag = async (tx: Db, now: number): Promise<{ bag: BagRow; bagId: string }> => {
  const bagId = randomBytes(32).toString('base64url')
  const at = new Date(now)
  const bag = await tables(tx)
    .insertInto('bags')
    .values({
      visitor_hash: hash(bagId),
      created_at: at,
      updated_at: at,
      expires_at: new Date(now + VISITOR_BAG_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { bag, bagId }
}

export const linesOf = (db: Db, bagId: string): Promise<LineRow[]> =>
  tables(db).selectFrom('bag_lines').selectAll().where('bag_id', '=', bagId).orderBy('seq').execute()

export const countPieces = async (db: Db, owner: Owner, now: number): Promise<number> => {
  const bag = await findBag(db, owner, now)
  if (!bag) return 0
  const lines = await linesOf(db, bag.id)
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

/** Notes that the locked bag has changed. Answers its new version. */
export const touch = async (tx: Db, bag: BagRow, now: number): Promise<number> => {
  const row = await tables(tx)
    .updateTable('bags')
    .set({
      version: sql<number>`version + 1`,
      updated_at: new Date(now),
      expires_at: bag.account_id === null ? new Date(now + VISITOR_BAG_MS) : null,
    })
    .where('id', '=', bag.id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return row.version
}

const tooMany = () =>
  new Refusal(409, 'BAD_QUANTITY', `A bag takes at most ${MAX_QUANTITY} of one piece.`, {
    quantity: `At most ${MAX_QUANTITY}.`,
  })

/** Adds pieces to a locked bag; an equal line grows. `most` is what the stock allows over all lines of the variant. */
export const addPieces = async (
  tx: Db,
  bag: BagRow,
  line: Chosen &
    Personal & { productId: string; quantity: number; paise: number; parts: readonly Part[] | undefined },
  now: number,
): Promise<void> => {
  const before = await linesOf(tx, bag.id)
  const equal = before.find(
    (row) =>
      row.variant_id === line.variant.id &&
      row.size === line.size &&
      row.engraving === line.engraving &&
      row.engraving_face === line.engravingFace &&
      row.birth_stone === line.birthStone &&
      row.box === line.box &&
      row.box_stamp === line.boxStamp,
  )
  if ((equal?.quantity ?? 0) + line.quantity > MAX_QUANTITY) throw tooMany()
  const wanted = before
    .filter((row) => row.variant_id === line.variant.id)
    .reduce((sum, row) => sum + row.quantity, line.quantity)
  const held = bag.account_id === null ? undefined : await heldFor(tx, bag.account_id)
  const stock = line.variant.stock + (held?.get(line.variant.id) ?? 0)
  if (wanted > stock) throw outOfStock(stock)
  const hold = heldFrom(now, line.paise, line.parts)
  if (equal) {
    // A price that is held and not dearer stays: nobody pays more for the first piece by taking a second.
    const keeps = isHeld(equal, now) && equal.added_paise <= line.paise
    await tables(tx)
      .updateTable('bag_lines')
      .set({ quantity: equal.quantity + line.quantity, ...(keeps ? {} : hold) })
      .where('id', '=', equal.id)
      .execute()
    return
  }
  if (before.length >= MAX_LINES)
    throw new Refusal(409, 'CONFLICT', `A bag holds at most ${MAX_LINES} different pieces.`)
  await tables(tx)
    .insertInto('bag_lines')
    .values({
      bag_id: bag.id,
      product_id: line.productId,
      variant_id: line.variant.id,
      size: line.size,
      engraving: line.engraving,
      engraving_face: line.engravingFace,
      birth_stone: line.birthStone,
      box: line.box,
      box_stamp: line.boxStamp,
      quantity: line.quantity,
      added_at: new Date(now),
      ...hold,
    })
    .execute()
}

export const outOfStock = (left: number): Refusal => {
  const sentence =
    left <= 0 ? 'This piece is sold out.' : left === 1 ? 'Only one is left.' : `Only ${left} are left.`
  return new Refusal(409, 'OUT_OF_STOCK', sentence, { quantity: sentence })
}

export const setQuantity = async (tx: Db, lineId: string, quantity: number): Promise<void> => {
  await tables(tx).updateTable('bag_lines').set({ quantity }).where('id', '=', lineId).execute()
}

export const removeLine = async (tx: Db, bagId: string, lineId: string): Promise<boolean> => {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('bag_lines')
    .where('bag_id', '=', bagId)
    .where('id', '=', lineId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Moves a visitor's pieces into the account's bag and forgets the visitor's bag. Equal lines grow, up to the most a
 * line takes. A bag that is gone (merged before, expired) changes nothing.
 */
export const mergeVisitorBag = async (
  tx: Db,
  accountId: string,
  visitorBag: string,
  now: number,
): Promise<void> => {
  const from = await lockBag(tx, { visitorBag }, now)
  if (!from) return
  const into = await lockAccountBag(tx, accountId, now)
  const [moving, present] = [await linesOf(tx, from.id), await linesOf(tx, into.id)]
  let room = MAX_LINES - present.length
  for (const line of moving) {
    const equal = present.find(
      (row) =>
        row.variant_id === line.variant_id &&
        row.size === line.size &&
        row.engraving === line.engraving &&
        row.engraving_face === line.engraving_face &&
        row.birth_stone === line.birth_stone &&
        row.box === line.box &&
        row.box_stamp === line.box_stamp,
    )
    if (equal) await setQuantity(tx, equal.id, Math.min(equal.quantity + line.quantity, MAX_QUANTITY))
    else if (room-- > 0)
      await tables(tx).updateTable('bag_lines').set({ bag_id: into.id }).where('id', '=', line.id).execute()
  }
  await tables(tx).deleteFrom('bags').where('id', '=', from.id).execute()
  if (moving.length > 0) await touch(tx, into, now)
}

/** Takes what was bought out of the account's bag: a line goes, or shrinks where more was put in since. */
export const takeOut = async (
  tx: Db,
  accountId: string,
  bought: readonly { lineId: string; quantity: number }[],
  now: number,
): Promise<void> => {
  const bag = await lockBag(tx, { accountId }, now)
  if (!bag) return
  const lines = await linesOf(tx, bag.id)
  for (const { lineId, quantity } of bought) {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) continue
    if (line.quantity > quantity) await setQuantity(tx, line.id, line.quantity - quantity)
    else await removeLine(tx, bag.id, line.id)
  }
  await touch(tx, bag, now)
}

/** Forgets visitors' bags that nobody used for 30 days. */
export const pruneBags = async (db: Db, now: number): Promise<void> => {
  await tables(db).deleteFrom('bags').where('expires_at', '<=', new Date(now)).execute()
}
