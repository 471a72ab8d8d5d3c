import { createHash, randomBytes } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import { MAX_LINES, MAX_QUANTITY, VISITOR_BAG_DAYS } from '#contract/bag.ts'
import type { Db, Identity } from '#backend/lib/http/implement.ts'
import type { Personal } from '../personalise/api.ts'
import { reservedFor } from '../stock/api.ts'
import type { Chosen } from './choose.ts'
import { grow, isSameKind, isSameLine, joinLine, piecesOf, type Kind, type Today } from './grow.ts'
import { linesOf, outOfStock, setQuantity, variantsOf } from './lines.ts'
import type { BagTables } from './tables.ts'

/** A visitor's bag is kept for this long after its last change. */
const VISITOR_BAG_MS = VISITOR_BAG_DAYS * 86_400_000

export type BagRow = Selectable<BagTables['bags']>

/** The owner of a bag: an account, or the visitor with this id. */
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

/** The owner's bag; undefined if there is none. */
export const findBag = (db: Db, owner: Owner, now: number): Promise<BagRow | undefined> =>
  bagsOf(db, owner, now).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockBag = (tx: Db, owner: Owner, now: number): Promise<BagRow | undefined> =>
  bagsOf(tx, owner, now).forUpdate().executeTakeFirst()

/** Locks the account's bag, which is created if there is none. */
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

export const countPieces = async (db: Db, owner: Owner, now: number): Promise<number> => {
  const bag = await findBag(db, owner, now)
  if (!bag) return 0
  const lines = await linesOf(db, bag.id)
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

/** Records that the locked bag has changed. Returns its new version. */
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

/** Adds pieces to a locked bag, as far as the stock allows over all lines of the variant. */
export const addPieces = async (
  tx: Db,
  bag: BagRow,
  line: Chosen & Personal & Today & { productId: string; quantity: number },
  now: number,
): Promise<void> => {
  const rows = await linesOf(tx, bag.id)
  const held = bag.account_id === null ? undefined : await reservedFor(tx, bag.account_id)
  for (const variant of line.stone ? [line.variant, line.stone.variant] : [line.variant]) {
    const before = piecesOf(rows.filter((row) => variantsOf(row).includes(variant.id)))
    const stock = variant.stock + (held?.get(variant.id) ?? 0)
    if (before + line.quantity > stock) throw outOfStock(stock)
  }
  const kind: Kind = {
    product_id: line.productId,
    variant_id: line.variant.id,
    set_product_id: line.stone?.productId ?? null,
    set_variant_id: line.stone?.variant.id ?? null,
    size: line.size,
    engraving: line.engraving,
    engraving_face: line.engravingFace,
    birth_stone: line.birthStone,
    box: line.box,
    box_stamp: line.boxStamp,
  }
  await grow(tx, bag.id, kind, { quantity: line.quantity, today: line, now })
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
 * Moves a visitor's pieces into the account's bag and deletes the visitor's bag. Lines of the same piece at the same
 * price are added up; otherwise each keeps its held price. No piece exceeds the most that one line may hold. If the
 * visitor's bag no longer exists (merged before, or expired), nothing changes.
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
    const kin = present.filter((row) => isSameKind(row, line))
    const quantity = Math.min(line.quantity, MAX_QUANTITY - piecesOf(kin))
    if (quantity <= 0) continue
    const equal = kin.find((row) => isSameLine(row, line, now))
    if (equal) {
      present[present.indexOf(equal)] = await joinLine(tx, equal, line, quantity)
      continue
    }
    if (room-- <= 0) continue
    const moved = { quantity, bag_id: into.id }
    await tables(tx).updateTable('bag_lines').set(moved).where('id', '=', line.id).execute()
    present.push({ ...line, quantity })
  }
  await tables(tx).deleteFrom('bags').where('id', '=', from.id).execute()
  if (moving.length > 0) await touch(tx, into, now)
}

/** Takes what was bought out of the account's bag: a line is removed, or reduced if pieces were added since. */
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

/** Forgets visitors' bags that nobody changed for `VISITOR_BAG_DAYS`. */
export const pruneBags = async (db: Db, now: number): Promise<void> => {
  await tables(db).deleteFrom('bags').where('expires_at', '<=', new Date(now)).execute()
}
