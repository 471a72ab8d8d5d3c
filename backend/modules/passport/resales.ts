import {
  operatorRecordResale,
  operatorRemoveResale,
  operatorResalesOfOrder,
  type ResalePiece,
  type ResaleWay,
} from '#contract/resale.ts'
import { askSecondPerson } from '#backend/lib/audit/four-eyes.ts'
import { houseOf } from '#backend/lib/http/caller.ts'
import {
  implement,
  Refusal,
  wrongField,
  type Db,
  type Deps,
  type Implementation,
} from '#backend/lib/http/implement.ts'
import { atOneMoment, inTransaction } from '#backend/lib/store/transaction.ts'
import { formatPaise, paiseFromRupees, rupeesFromPaise } from '#backend/lib/trade/money.ts'
import {
  anyOrder,
  lineNamed,
  linesOfOrder,
  lockOrder,
  passportsOf,
  readOrder,
  recordResale,
  removeResale,
  resalesOf,
  resellable,
  type NamedPiece,
  type OrderLineRow,
  type OrderRow,
} from '../orders/api.ts'
import { currentRates } from '../pricing/api.ts'
import { borneElsewhere } from './huids.ts'
import { readResaleTerms } from './store.ts'
import type { PassportTables } from './tables.ts'
import { paidFor, worth } from './worth.ts'

/** What each piece of these lines is worth today by the rule, and the HUID it bears. */
const valuer = async (db: Db, lines: readonly OrderLineRow[]) => {
  const rates = await currentRates(db)
  const terms = await readResaleTerms(db)
  const made = await db
    .withTables<PassportTables>()
    .selectFrom('made_pieces')
    .select(['line_id', 'place', 'huid', 'net_mg'])
    .where(
      'line_id',
      'in',
      lines.map(({ id }) => id),
    )
    .execute()
  return (line: OrderLineRow, place: number) => {
    const own = made.find((each) => each.line_id === line.id && each.place === place)
    const rate = rates.find(({ metal, purity }) => metal === line.metal && purity === line.purity)
    const paise = rate && paiseFromRupees(rate.perGram)
    const { exchange, buyBack } = worth({ line, place, netMg: own?.net_mg ?? null }, paise, terms)
    return { huid: own?.huid ?? undefined, exchange: exchange?.total, buyBack: buyBack?.total }
  }
}

/** The pieces that are with the shopper or were taken, in the order of the slip. */
const piecesOf = async (db: Db, order: OrderRow): Promise<ResalePiece[]> => {
  const lines = await linesOfOrder(db, order.id)
  const passports = await passportsOf(db, order, lines)
  const resales = await resalesOf(db, order.id)
  const valueOf = await valuer(db, lines)
  return lines.flatMap((line) =>
    (passports.get(line.id) ?? []).flatMap(({ piece, number, ended }) => {
      const taken = resales.find((each) => each.line_id === line.id && each.place === piece)
      if (!taken && (ended || order.status !== 'delivered')) return []
      const { huid, ...values } = valueOf(line, piece)
      return {
        itemId: line.id,
        name: line.name,
        piece,
        number,
        huid,
        paid: rupeesFromPaise(paidFor(line, piece)),
        ...(taken
          ? {
              taken: {
                as: taken.way,
                amount: rupeesFromPaise(taken.paise),
                at: taken.recorded_at.toISOString(),
                by: taken.recorded_by,
              },
            }
          : values),
      }
    }),
  )
}

/** A sum in paise; refuses what is finer than a paisa. */
const paiseOf = (amount: number): number => {
  try {
    return paiseFromRupees(amount)
  } catch {
    throw wrongField('amount', 'An amount has at most two decimals.')
  }
}

interface Wanted extends NamedPiece {
  readonly as: ResaleWay
  readonly amount?: number | undefined
}

/** What is given for a piece: the amount, or what the rule says. Refuses more than was paid for it. */
const sumOf = async (db: Db, order: OrderRow, wanted: Wanted) => {
  const { line, number } = await resellable(db, order, wanted)
  const value = (await valuer(db, [line]))(line, wanted.piece)
  const amount = wanted.amount ?? (wanted.as === 'exchange' ? value.exchange : value.buyBack)
  if (amount === undefined)
    throw wrongField(
      'amount',
      `The rule says nothing of ${line.name}: its weight, rate or parts are not known. Say what is given for it.`,
    )
  const paise = paiseOf(amount)
  const paid = paidFor(line, wanted.piece)
  if (paise > paid)
    throw wrongField('amount', `${line.name} cost ${formatPaise(paid)}: no more is given for it.`)
  return { paise, line, number }
}

/** What was given for all pieces of an order so far: one large sum could otherwise be split into small ones. */
const givenFor = async (db: Db, orderId: string): Promise<number> =>
  (await resalesOf(db, orderId)).reduce((sum, { paise }) => sum + paise, 0)

/** What the second person reads before a record is removed. */
const removalInWords = async (db: Db, order: OrderRow, { item, piece }: NamedPiece): Promise<string> => {
  const lines = await linesOfOrder(db, order.id)
  const line = lineNamed(lines, item)
  const taken = (await resalesOf(db, order.id)).find((one) => one.line_id === line?.id && one.place === piece)
  return `${line?.name ?? item}, piece ${piece}: its record of ${formatPaise(taken?.paise ?? 0)} is removed, and its passport is valid again`
}

/** A passport cannot be valid again once its piece has another, because it was sold to somebody else. */
const refuseSoldAgain = async (tx: Db, orderId: string, { item, piece }: NamedPiece): Promise<void> => {
  const line = lineNamed(await linesOfOrder(tx, orderId), item)
  const made = await tx
    .withTables<PassportTables>()
    .selectFrom('made_pieces')
    .select('huid')
    .where('line_id', '=', line?.id ?? '')
    .where('place', '=', piece)
    .executeTakeFirst()
  const other = line && made?.huid ? await borneElsewhere(tx, [made.huid], [line.id]) : undefined
  if (other)
    throw new Refusal(
      409,
      'CONFLICT',
      `The piece with HUID ${other.huid} was sold again with order ${other.order}: its old passport stays ended.`,
    )
}

/** Pieces that the house takes in exchange or buys back. */
export const resalesOfOrderRoutes = (deps: Deps): readonly Implementation[] => {
  const { db, clock } = deps
  return [
    implement(operatorResalesOfOrder, async ({ params }) => ({
      pieces: await atOneMoment(db, async (at) => piecesOf(at, await anyOrder(at, params.orderId))),
    })),

    implement(operatorRecordResale, async ({ params, body, caller, requestId }) => {
      const order = await anyOrder(db, params.orderId)
      const { paise, line, number } = await sumOf(db, order, body)
      const given = await givenFor(db, order.id)
      const useApproval = await askSecondPerson(deps, {
        kind: 'resale',
        subject: `order:${order.id}`,
        changes: [
          `${line.name}, passport ${number}, ${body.as === 'exchange' ? 'taken in exchange for' : 'bought back for'} ${formatPaise(paise)}${given > 0 ? `, and ${formatPaise(given)} for other pieces of the order before` : ''}`,
        ],
        paise: given + paise,
        caller,
        requestId,
      })
      return inTransaction(db, async (tx) => {
        const now = clock.now()
        const locked = await lockOrder(tx, order.id)
        if (!locked) throw new Refusal(404, 'NOT_FOUND', 'There is no such order.')
        const still = await sumOf(tx, locked, body)
        if (still.paise !== paise || (await givenFor(tx, order.id)) !== given)
          throw new Refusal(
            409,
            'CONFLICT',
            'The rate, or what was given for this order, has just changed: look again.',
          )
        await useApproval(tx)
        await recordResale(tx, locked, { ...body, paise, by: houseOf(caller).name, now, requestId })
        return readOrder(tx, locked, now)
      })
    }),

    implement(operatorRemoveResale, async ({ params, body, caller, requestId }) => {
      const order = await anyOrder(db, params.orderId)
      const { id } = order
      // Removed by one person alone, a sum that was given would no longer count, and could be given once more.
      const given = await givenFor(db, id)
      const useApproval = await askSecondPerson(deps, {
        kind: 'resale',
        subject: `order:${id}`,
        changes: [await removalInWords(db, order, body)],
        why: body.reason,
        paise: given,
        caller,
        requestId,
      })
      return inTransaction(db, async (tx) => {
        const now = clock.now()
        await useApproval(tx)
        await removeResale(tx, { ...body, reason: body.reason.trim(), orderId: id, now, requestId })
        await refuseSoldAgain(tx, id, body)
        return readOrder(tx, await anyOrder(tx, id), now)
      })
    }),
  ]
}
