import type { PiecesInput } from '#contract/passport.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { json } from '#backend/lib/store/db.ts'
import { Refusal, wrongField, type Db } from '#backend/lib/http/implement.ts'
import { inGrams } from '#backend/lib/trade/weight.ts'
import {
  lineNamed,
  linesOfOrder,
  lockOrder,
  ORDER_WORD,
  passportsOf,
  type OrderLineRow,
  type OrderState,
} from '../orders/api.ts'
import { borneElsewhere } from './huids.ts'
import { mayBearHuid, mustBearHuid } from './hallmark.ts'
import type { PassportTables } from './tables.ts'

type PieceInput = PiecesInput[number]

export interface Recording {
  readonly orderId: string
  readonly pieces: PiecesInput
  readonly now: number
  readonly requestId: string
}

const BOUGHT: readonly OrderState[] = ['paid', 'processing', 'shipped', 'delivered']

const refuse = (place: number, member: string, sentence: string): never => {
  throw wrongField(`pieces.${place}.${member}`, sentence)
}

/** A weight this far from the ordered one is a typing mistake: grams for milligrams, or another piece's. */
const isFarFrom = (ordered: number | undefined, made: number | undefined): boolean =>
  ordered !== undefined && made !== undefined && (made > 2 * ordered || 2 * made < ordered)

const check = (line: OrderLineRow, { huid, grossMg, netMg }: PieceInput, place: number): void => {
  const { name, metal, hsn, about } = line
  if (netMg !== undefined && netMg > grossMg)
    refuse(
      place,
      'netMg',
      `${name}: the metal alone (${inGrams(netMg)}) is heavier than the whole piece (${inGrams(grossMg)}).`,
    )
  if (isFarFrom(about?.weightMg, grossMg))
    refuse(
      place,
      'grossMg',
      `${name} was ordered at ${inGrams(about?.weightMg ?? 0)}: ${inGrams(grossMg)} cannot be right.`,
    )
  if (isFarFrom(about?.metalWeightMg, netMg))
    refuse(
      place,
      'netMg',
      `${name} was ordered with ${inGrams(about?.metalWeightMg ?? 0)} of metal: ${inGrams(netMg ?? 0)} cannot be right.`,
    )
  if (huid === undefined && mustBearHuid({ metal, hsn, grossMg }))
    refuse(place, 'huid', `${name} is gold of two grams or more: give the HUID it bears.`)
  if (huid !== undefined && !mayBearHuid({ metal, hsn }))
    refuse(place, 'huid', `${name} is neither gold nor silver jewellery: it bears no HUID.`)
}

/** The line that an item means; refuses an unknown one. */
const lineOf = (lines: readonly OrderLineRow[], { item }: PieceInput, place: number): OrderLineRow =>
  lineNamed(lines, item) ?? refuse(place, 'item', `The order has no item ${item}; it has ${lines.length}.`)

/** Records what the workshop measured, for whole items only, replacing what was recorded of them before. */
export const recordPieces = async (tx: Db, { orderId, pieces, now, requestId }: Recording): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Refusal(404, 'NOT_FOUND', 'There is no such order.')
  if (!BOUGHT.includes(order.status))
    throw new Refusal(
      409,
      'CONFLICT',
      `Order ${order.number} is ${ORDER_WORD[order.status].toLowerCase()}: it has no pieces.`,
    )
  const lines = await linesOfOrder(tx, orderId)
  const found = pieces.map((piece, place) => {
    const line = lineOf(lines, piece, place)
    check(line, piece, place)
    return { line, piece: { ...piece, huid: piece.huid?.toUpperCase() }, place }
  })
  const seen = new Set<string>()
  for (const { piece, place } of found) {
    if (piece.huid === undefined) continue
    if (seen.has(piece.huid)) refuse(place, 'huid', `HUID ${piece.huid} is given twice.`)
    seen.add(piece.huid)
  }
  const byLine = Map.groupBy(found, ({ line }) => line)
  for (const [line, own] of byLine)
    if (own.length !== line.quantity)
      refuse(
        own[0]?.place ?? 0,
        'item',
        `${line.name} was ordered ${line.quantity} times and ${own.length} ${own.length === 1 ? 'is' : 'are'} given: give each.`,
      )
  const store = tx.withTables<PassportTables>()
  const ids = [...byLine.keys()].map(({ id }) => id)
  await store.deleteFrom('made_pieces').where('line_id', 'in', ids).execute()
  // What has ended keeps its HUID, which its piece may bear in an order of somebody else by now.
  const passports = await passportsOf(tx, order, lines)
  const valid = [...byLine].flatMap(([line, own]) =>
    own.flatMap(({ piece }, index) => (piece.huid === undefined || passports.get(line.id)?.[index]?.ended ? [] : [piece.huid])),
  ) // prettier-ignore
  const other = await borneElsewhere(tx, valid, ids)
  if (other)
    throw new Refusal(
      409,
      'CONFLICT',
      `HUID ${other.huid} is that of a piece of order ${other.order}, which has not come back: read it from the piece again.`,
    )
  await store
    .insertInto('made_pieces')
    .values(
      [...byLine].flatMap(([line, own]) =>
        own.map(({ piece }, index) => ({
          line_id: line.id,
          place: index + 1,
          huid: piece.huid ?? null,
          gross_mg: piece.grossMg,
          net_mg: piece.netMg ?? null,
          report: json(piece.report ?? null),
        })),
      ),
    )
    .execute()
  await audit(tx, {
    event: 'order.pieces-recorded',
    actor: 'operator',
    accountId: order.account_id,
    subject: `order:${order.id}`,
    details: { pieces: pieces.length },
    requestId,
    now,
  })
}
