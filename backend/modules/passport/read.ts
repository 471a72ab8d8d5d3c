import type { Passport } from '#contract/passport.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { yearsLater } from '#backend/lib/words/days.ts'
import { paiseFromRupees } from '#backend/lib/trade/money.ts'
import { linesOfOrder, readOrder, type OrderRow } from '../orders/api.ts'
import { currentRates } from '../pricing/api.ts'
import { readShopFacts } from '../shop/api.ts'
import { isBullion, isWatch, mustBearHuid } from './hallmark.ts'
import { readResaleTerms } from './store.ts'
import type { PassportTables } from './tables.ts'
import { careOf, warrantyOf } from './words.ts'
import { worth } from './worth.ts'

const pieceOf = (db: Db, lineId: string, place: number) =>
  db
    .withTables<PassportTables>()
    .selectFrom('made_pieces')
    .selectAll()
    .where('line_id', '=', lineId)
    .where('place', '=', place)
    .execute()

/** The rule of the house for a watch, and the day by which it is serviced first. */
const serviceOf = ({ delivered_at }: OrderRow, everyYears: number): Passport['service'] => ({
  everyYears,
  ...(delivered_at && { dueBy: yearsLater(delivered_at.getTime(), everyYears) }),
})

/** The passport of one piece of an item of this order; undefined when it has none. */
export const readPassport = async (
  db: Db,
  order: OrderRow,
  { itemId, piece: place }: { itemId: string; piece: number },
  now: number,
): Promise<Passport | undefined> => {
  const line = (await linesOfOrder(db, order.id)).find(({ id }) => id === itemId)
  const seen = await readOrder(db, order, now)
  const item = seen.items.find(({ _id }) => _id === itemId)
  const passport = item?.passports?.find(({ piece }) => piece === place)
  if (!line || !item || !passport) return undefined
  const { about, metal, purity, hsn } = line
  const made = await pieceOf(db, line.id, place)
  // A piece that is back with the house is worth nothing to its former owner.
  const terms = passport.ended ? undefined : await readResaleTerms(db)
  const rate = (await currentRates(db)).find((each) => each.metal === metal && each.purity === purity)
  const stones = [...(about?.stones ?? [])]
  const watch = isWatch(hsn)
  const { warranty } = await readShopFacts(db)
  return {
    orderId: order.id,
    orderNumber: order.number,
    orderedAt: order.created_at.toISOString(),
    deliveredAt: order.delivered_at?.toISOString(),
    kind: watch ? 'watch' : 'jewel',
    item,
    ...passport,
    madeIn: about?.madeIn,
    orderedGrossMg: about?.weightMg || undefined,
    // A loose stone has no metal; a watch's metal is that of its case, without movement and bracelet. Neither is shown.
    orderedNetMg: (!watch && about?.metalWeightMg) || undefined,
    stones,
    ...(about?.attributes && { attributes: [...about.attributes] }),
    // A report describes one stone: other pieces have theirs once the workshop has recorded it.
    report: place === 1 && about?.certificate?.number !== undefined ? about.certificate : undefined,
    resizable: about?.resizable,
    hallmarked: mustBearHuid({ metal, hsn, grossMg: about?.weightMg }),
    pieces: made.map((piece) => ({
      huid: piece.huid ?? undefined,
      grossMg: piece.gross_mg,
      netMg: piece.net_mg ?? undefined,
      report: piece.report ?? undefined,
      ...worth(
        { line, place: piece.place, netMg: piece.net_mg },
        rate && paiseFromRupees(rate.perGram),
        terms,
      ),
    })),
    ...warrantyOf({ hsn, holdsStone: line.set_product_id !== null }, warranty),
    ...(watch &&
      warranty?.watchYears &&
      order.delivered_at && {
        warrantyUntil: yearsLater(order.delivered_at.getTime(), warranty.watchYears),
      }),
    ...(watch && warranty?.watchServiceYears && { service: serviceOf(order, warranty.watchServiceYears) }),
    care: careOf({
      hsn,
      metal,
      movement: about?.attributes?.find(({ name }) => name === 'Movement')?.value,
      stones: [...stones.map(({ kind }) => kind), line.stone ?? ''],
    }),
    // Coins are not cleaned, and a watch has its service.
    ...(!watch && !isBullion(hsn) && warranty?.aftercare !== undefined && { aftercare: warranty.aftercare }),
    invoice: seen.invoices?.find(({ kind }) => kind === 'invoice')?.number,
    rate,
  }
}
