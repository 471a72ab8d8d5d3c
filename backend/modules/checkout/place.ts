import type { Selectable } from 'kysely'
import type { Logger } from 'pino'
import type { placeOrder } from '#contract/checkout.ts'
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import { CONFIRM_ADDRESS_ABOVE } from '#contract/shop.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import type { Sealer } from '#backend/lib/security/sealer.ts'
import { houseDay } from '#backend/lib/words/days.ts'
import {
  Refusal,
  wrongField,
  type BackendConfig,
  type Clock,
  type Db,
  type Identity,
} from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { languageNow, prefixOf } from '#backend/lib/words/words.ts'
import { onlineFor, transferOf, waysOn, wrongWay } from '#backend/lib/trade/ways-to-pay.ts'
import { confirmDestination, personOf } from '../account/api.ts'
import { arrivalOf, linesOf, lockBag, outOfStock, priceLines, variantsOf } from '../bag/api.ts'
import {
  askTransfer,
  createOrder,
  keptUntil,
  limitTransfers,
  ORDER_WORD,
  type OrdersTables,
} from '../orders/api.ts'
import {
  kindOf,
  lastPayment,
  refusalFor,
  RESERVATION_MS,
  sessionRequest,
  writePayment,
  type Confirm,
  type OpenPayment,
  type PaymentsTables,
  type Provider,
} from '../payments/api.ts'
import { redeem } from '../points/api.ts'
import { readShopFacts } from '../shop/api.ts'
import { lockPieces, reserve } from '../stock/api.ts'
import { advanceOf } from './advance.ts'
import { hashOf, sameBody } from './body-hash.ts'
import { checkBag, shownAdvance } from './check-bag.ts'
import { readDestination, readGiftMessage, readPan } from './form.ts'
import { createRoom, lockUnpaid, MakeRoom, supersede, type Closed } from './make-room.ts'
import { afterOthers, createOwnTurns, waitForTurn, TurnOfAnother } from './own-turns.ts'
import { openAhead, type Opened } from './open-ahead.ts'
import { needsPan } from './quote.ts'
import { readyAtStore } from './stores.ts'

const ONE_WRAPPING = 'Plain outside wrapping is not offered here.'

type Tables = PaymentsTables & Pick<OrdersTables, 'orders' | 'checkout_keys'>
const tables = (db: Db) => db.withTables<Tables>()

type Body = BodyOf<typeof placeOrder>
type Answer = AnswerOf<typeof placeOrder>

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly config: BackendConfig
  readonly sealer: Sealer
  readonly provider: Provider
  readonly confirm: Confirm
}

export interface Placing {
  readonly accountId: string
  readonly caller: Identity
  readonly key: string
  readonly body: Body
  readonly requestId: string
}

const roomWanted = (error: unknown): MakeRoom => {
  if (error instanceof MakeRoom) return error
  throw error
}

export const createPlaceOrder = ({ db, clock, log, config, sealer, provider, confirm }: Parts) => {
  const { close, reopen } = createRoom({ db, clock, confirm })
  const ownTurn = createOwnTurns()

  /** T1: one transaction for everything that must be stored together. The provider is not called within it. */
  const write = async (
    tx: Db,
    placing: Placing,
    closed: Closed,
    opened: Opened | undefined,
  ): Promise<string> => {
    const { accountId, caller, key, body, requestId } = placing
    const now = clock.now()
    const usedKey = () =>
      tables(tx)
        .selectFrom('checkout_keys')
        .select(['body_hash', 'order_id'])
        .where('account_id', '=', accountId)
        .where('key', '=', key)
        .executeTakeFirst()
    const known = await usedKey()
    if (known) return sameBody(known, body)
    // Locks in the same order as the confirmation of a payment: payments, orders, bag, pieces, points.
    await waitForTurn(lockUnpaid(tx, accountId))
    const bag = await waitForTurn(lockBag(tx, { accountId }, now))
    // Another request with the same key may have been first while this one waited for the bag.
    const meanwhile = await usedKey()
    if (meanwhile) return sameBody(meanwhile, body)
    const earlier = await lockUnpaid(tx, accountId)
    const wanted = bag ? await linesOf(tx, bag.id) : []
    if (earlier.length > 0) await lockPieces(tx, earlier, wanted.flatMap(variantsOf))
    for (const orderId of earlier) await supersede(tx, orderId, closed.get(orderId) === 'paying', now)
    const lines = bag ? await priceLines(tx, wanted, now) : []
    const facts = await readShopFacts(tx)
    const { totals, points } = checkBag(lines, bag?.version ?? 0, body, facts, houseDay(now))
    const way = body.way ?? 'card'
    const ways = waysOn(houseDay(now), config.payMaxima, transferOf(facts, now), facts.onlineWays)
    const advance = shownAdvance(body, advanceOf(facts, lines, totals))
    const cannot = wrongWay(ways, advance ?? totals.total, way)
    if (cannot !== undefined) throw wrongField('total', cannot)
    const dueOn = ways.find(({ kind }) => kind === way)?.dueOn
    const person = await personOf(tx, accountId)
    const pieces = lines.reduce((sum, { row }) => sum + row.quantity, 0)
    if (dueOn !== undefined) await limitTransfers(tx, { accountId, pieces, ...person })
    const destination = await readDestination(tx, body.delivery, person.name)
    const pan = readPan(body.pan, needsPan(totals))
    if (destination.delivery === 'ship') {
      const { confirmAddressAbove = CONFIRM_ADDRESS_ABOVE } = facts
      const isLarge = totals.total > confirmAddressAbove * 100
      await confirmDestination(tx, { accountId, caller, address: destination.address, isLarge, now })
    }
    if (body.plainParcel && facts.plainParcel !== true) throw wrongField('plainParcel', ONE_WRAPPING)
    const makingDays = Math.max(...lines.map((line) => line.makingDays))
    const reservedUntil =
      dueOn !== undefined ? keptUntil(dueOn) : opened ? opened.request.expiresAt * 1000 : now + RESERVATION_MS
    const order = await createOrder(tx, {
      drawn: opened?.order,
      accountId,
      email: person.email ?? '',
      language: body.language ?? languageNow(),
      bagVersion: body.bagVersion,
      lines,
      totals,
      terms: facts,
      points,
      destination,
      giftWrap: body.giftWrap ?? false,
      giftMessage: readGiftMessage(body.giftMessage),
      plainParcel: body.plainParcel === true && destination.delivery === 'ship',
      pan,
      sealer,
      expectedArrival:
        destination.delivery === 'collect'
          ? readyAtStore(makingDays, now)
          : arrivalOf(lines, now, destination.transitDays),
      reservedUntil,
      advance,
      now,
    })
    await tables(tx)
      .insertInto('checkout_keys')
      .values({
        account_id: accountId,
        key,
        body_hash: hashOf(body),
        order_id: order.id,
        created_at: new Date(now),
      })
      .execute()
    const left = await reserve(
      tx,
      // Pieces of an order that waits for a bank transfer are reserved from its own shopper too: a new order does not
      // replace it.
      { orderId: order.id, accountId: dueOn === undefined ? accountId : null },
      lines.flatMap(({ row }) => variantsOf(row).map((variantId) => ({ variantId, quantity: row.quantity }))),
    )
    if (left !== undefined) throw outOfStock(left)
    await redeem(tx, { accountId, points, ref: `order:${order.id}`, now })
    const request =
      dueOn !== undefined
        ? undefined
        : (opened?.request ??
          sessionRequest({
            order,
            email: person.email ?? '',
            pages: `${config.publicUrl}${prefixOf(body.language, config.languages)}`,
            expiresAt: reservedUntil,
            lines,
            nets: totals.nets,
            tcs: totals.tcs,
            delivery: totals.delivery,
            advance,
            ways: onlineFor(ways, advance ?? totals.total),
          }))
    if (dueOn !== undefined && facts.bankAccount)
      await askTransfer(tx, { orderId: order.id, account: facts.bankAccount, dueOn, now })
    if (request)
      await writePayment(tx, { provider: provider.name, attempt: 1, request, session: opened?.session, now })
    await audit(tx, {
      event: 'order.placed',
      actor: 'shopper',
      accountId,
      subject: `order:${order.id}`,
      details: { paise: totals.total, points, delivery: destination.delivery, way },
      requestId,
      now,
    })
    const payable = earlier.filter((id) => !closed.has(id))
    if (payable.length > 0) throw new MakeRoom(payable, request && { order, request })
    return order.id
  }

  const opening = new Map<string, Promise<unknown>>()
  /** Calls for the same payment at the same time are one call. */
  const openOnce = (payment: OpenPayment): Promise<unknown> => {
    const running = opening.get(payment.id)
    if (running) return running
    const call = confirm.sessionIdOf(payment).finally(() => opening.delete(payment.id))
    opening.set(payment.id, call)
    return call
  }

  const answer = (order: Selectable<OrdersTables['orders']>, url: string | null): Answer => {
    const payable = order.status === 'pending_payment' && url !== null
    return {
      orderId: order.id,
      number: order.number,
      status: ORDER_WORD[order.status],
      amount: rupeesFromPaise(order.total_paise),
      ...(payable && { paymentUrl: url, reservedUntil: order.reserved_until.toISOString() }),
    }
  }

  const readOrderRow = (orderId: string) =>
    tables(db).selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()

  /**
   * Places the order, after closing the sessions of earlier ones. If it is refused, earlier orders stay as they were:
   * none is changed before the provider has opened a payment for the new one.
   */
  const placeInRoom = async (placing: Placing): Promise<string> => {
    const closed = new Map<string, 'closed' | 'paying'>()
    let opened: Opened | undefined
    for (let attempt = 1; ; attempt++) {
      try {
        const placed = await inTransaction(db, (tx) => write(tx, placing, closed, opened)).catch(roomWanted)
        if (typeof placed === 'string') {
          // An equal request was faster: its order has a session of its own.
          if (opened && opened.order.id !== placed) await opened.drop()
          return placed
        }
        if (attempt >= 4)
          throw new Refusal(
            409,
            'CHECKOUT_IN_PROGRESS',
            'Another checkout of this bag is in progress. Please try again.',
          )
        if (placed.planned) opened ??= await openAhead({ provider, log }, placed.planned)
        await close(placed.orderIds, closed)
      } catch (error) {
        await opened?.drop()
        await reopen(closed)
        throw error
      }
    }
  }

  return async (placing: Placing): Promise<Answer> => {
    const orderId = await ownTurn(placing.accountId, () => placeInRoom(placing)).catch((error: unknown) => {
      if (error instanceof TurnOfAnother) return afterOthers(db, placing, clock.now())
      throw error
    })
    const order = await readOrderRow(orderId)
    if (placing.body.way === 'transfer') return { ...answer(order, null), way: 'transfer' }
    const payment = await lastPayment(db, orderId)
    if (order.ended_because === 'refused' && payment.refused !== null) throw refusalFor(payment.refused)
    if (order.status !== 'pending_payment') return answer(order, null)
    if (payment.url !== null) return answer(order, payment.url)
    try {
      await openOnce(payment)
    } catch (error) {
      // The order exists, and the reconciler continues to ask. A repeat with the same key will find it.
      throw refusalFor(kindOf(provider, error))
    }
    const opened = await lastPayment(db, orderId)
    if (opened.url === null && opened.refused !== null) {
      // Refused for good: the order is dropped and a new one can be placed.
      await confirm.endRefused(opened)
      throw refusalFor(opened.refused)
    }
    return answer(await readOrderRow(orderId), opened.url)
  }
}
