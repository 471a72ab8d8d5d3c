import type { Db } from '#backend/lib/http/implement.ts'
import { dear } from '#backend/lib/mail/dear.ts'
import type { SaidEmail } from '#backend/lib/rows/email-shape.ts'
import { enqueueEmail } from '#backend/lib/mail/outbox.ts'
import { asLanguage, joined, named, say, type Said } from '#backend/lib/words/words.ts'
import { personOf } from '../account/api.ts'
import type { OrderLineRow, OrderRow } from './tables.ts'
import { formatPaise, inWords, isErased, isGift } from './words.ts'

/** One of the e-mails about an order: to whoever ordered, who may not be the one on the parcel. */
export const send = async (
  tx: Db,
  order: OrderRow,
  now: number,
  message: {
    kind: string
    /** Absent: it is sent each time, and not once for each cause. */
    ref?: string
    subject: Said
    lines: readonly Said[]
    facts?: SaidEmail['facts']
    label: string
    links?: SaidEmail['links']
  },
) => {
  if (isErased(order)) return
  const { name } = await personOf(tx, order.account_id)
  await enqueueEmail(tx, {
    kind: message.kind,
    ...(message.ref !== undefined && { ref: message.ref }),
    accountId: order.account_id,
    language: asLanguage(order.language),
    message: {
      to: order.email,
      subject: message.subject,
      greeting: dear(name),
      lines: message.lines,
      facts: message.facts ?? [],
      action: { label: message.label, path: `/order/${order.id}` },
      ...(message.links && { links: message.links }),
    },
    now,
  })
}

/** What the shopper waits for once everything is paid. */
export const writesAgain = (order: OrderRow): string =>
  order.delivery === 'collect'
    ? 'We will write again when it can be collected.'
    : 'We will write again when it leaves.'

export const writePaid = (tx: Db, order: OrderRow, pieces: readonly Said[], now: number) =>
  send(tx, order, now, {
    kind: 'order-paid',
    ref: `order:${order.id}`,
    subject: say`Your order ${order.number}`,
    lines: [
      'Your order has been placed and paid. It is now with the workshop.',
      writesAgain(order),
      joined(pieces, '\n'),
      isGift(order)
        ? 'The invoice is with your order online, for you alone: nothing in the parcel shows a price.'
        : 'The invoice is with your order online.',
    ],
    facts: [
      ['Order', order.number],
      ['Paid', formatPaise(order.total_paise)],
      [order.delivery === 'collect' ? 'Ready from' : 'With you by', inWords(order.expected_arrival)],
      ...(order.store ? [['Where', named(order.store.name)] as const] : []),
      ...(order.gift_wrap ? [['Gift', 'Gift-wrapped'] as const] : []),
      ...(order.gift_message !== null ? [['Card', 'With your message'] as const] : []),
      ...(order.plain_parcel ? [['Parcel', 'Plain outside wrapping'] as const] : []),
    ],
    label: 'See the order',
  })

/** The parcel was sent. The e-mail links to the passport of each piece. */
export const writeShipped = (tx: Db, order: OrderRow, lines: readonly OrderLineRow[], now: number) =>
  send(tx, order, now, {
    kind: 'order-shipped',
    ref: `order:${order.id}`,
    subject:
      order.delivery === 'collect'
        ? say`Order ${order.number} is ready`
        : say`Order ${order.number} is on its way`,
    lines: [
      order.delivery === 'collect'
        ? say`Your pieces are ready at ${order.store ? named(order.store.name) : 'the store'}. Please bring this e-mail and a document with your name and photo.`
        : 'Your parcel is on its way.',
    ],
    facts: [
      ['Order', order.number],
      ...(order.carrier ? ([['Carrier', order.carrier]] as const) : []),
      ...(order.tracking_number ? ([['Tracking number', order.tracking_number]] as const) : []),
    ],
    label: 'Track the order',
    links: lines.flatMap(({ id, name, quantity }) =>
      Array.from({ length: quantity }, (_, at) => ({
        label:
          quantity > 1
            ? say`Passport of the piece: ${named(name)}, ${at + 1} of ${quantity}`
            : say`Passport of the piece: ${named(name)}`,
        path: `/order/${order.id}/piece/${id}${at > 0 ? `?piece=${at + 1}` : ''}`,
      })),
    ),
  })

/** The parcel has a tracking number that the e-mail about its shipping did not have, or had wrong (`corrected`). */
export const writeTracking = (tx: Db, order: OrderRow, corrected: boolean, now: number) =>
  send(tx, order, now, {
    kind: 'order-tracking',
    subject: say`Tracking number for order ${order.number}`,
    lines: [
      corrected
        ? 'The tracking number of your parcel has changed. Please use this one from now on.'
        : 'Your parcel now has a tracking number.',
    ],
    facts: [
      ['Order', order.number],
      ...(order.carrier ? ([['Carrier', order.carrier]] as const) : []),
      ...(order.tracking_number ? ([['Tracking number', order.tracking_number]] as const) : []),
    ],
    label: 'Track the order',
  })

/** The parcel was delivered. `until`: the last day on which pieces may be returned. */
export const writeDelivered = (tx: Db, order: OrderRow, until: string | undefined, now: number) =>
  send(tx, order, now, {
    kind: 'order-delivered',
    ref: `order:${order.id}`,
    subject:
      order.delivery === 'collect'
        ? say`You have collected order ${order.number}`
        : say`Order ${order.number} has been delivered`,
    lines: [
      order.delivery === 'collect'
        ? 'Your pieces have been handed over to you. If they have not, please write to us at once.'
        : 'The carrier tells us that your parcel has been delivered. If it has not reached you, please write to us at once.',
      ...(until === undefined
        ? []
        : [say`If you are not happy with a piece, you may return it until ${inWords(until)}.`]),
    ],
    facts: [['Order', order.number]],
    label: 'See the order',
  })

/** The house has cancelled it, for a `reason` in its own words. `back`: money is on its way back. */
export const writeCancelled = (
  tx: Db,
  order: OrderRow,
  { reason, back }: { reason: string; back: boolean },
  now: number,
) =>
  send(tx, order, now, {
    kind: 'order-cancelled',
    ref: `order:${order.id}`,
    subject: say`Order ${order.number} is cancelled`,
    lines: [
      'We have had to cancel your order. We are sorry.',
      reason,
      back
        ? 'Your money goes back by the method you paid with. We will write again when we have sent it.'
        : 'You owe nothing.',
    ],
    facts: [['Order', order.number]],
    label: 'See the order',
  })

export const writeRefunded = (
  tx: Db,
  order: OrderRow,
  refund: {
    id: string
    amount: number
    withheld: number
    points: number
    why: string
    /** Those that came back. */
    pieces: readonly Said[]
    creditNote: string | undefined
  },
  now: number,
) =>
  send(tx, order, now, {
    kind: 'order-refunded',
    ref: `refund:${refund.id}`,
    subject: say`Refund for order ${order.number}`,
    lines: [
      refund.why,
      ...(refund.pieces.length > 0 ? [joined(refund.pieces, '\n')] : []),
      'We have sent the money back by the method you paid with; banks can take up to ten days.',
    ],
    facts: [
      ['Order', order.number],
      ['Refunded', formatPaise(refund.amount)],
      ...(refund.withheld > 0
        ? ([['Kept back for points already spent', formatPaise(refund.withheld)]] as const)
        : []),
      ...(refund.points > 0 ? ([['Points given back', String(refund.points)]] as const) : []),
      ...(refund.creditNote ? ([['Credit note', refund.creditNote]] as const) : []),
    ],
    label: 'See the order',
  })

/** The bank would not take the money back. */
export const writeRefundFailed = (
  tx: Db,
  order: OrderRow,
  refund: { id: string; amount: number },
  now: number,
) =>
  send(tx, order, now, {
    kind: 'order-refund-failed',
    ref: `refund-failed:${refund.id}`,
    subject: say`About the refund for order ${order.number}`,
    lines: [
      'Your bank has not accepted our refund. The money is safe with us and still yours.',
      'We will send it another way and write to you again. You need not do anything now.',
    ],
    facts: [
      ['Order', order.number],
      ['Refund', formatPaise(refund.amount)],
    ],
    label: 'See the order',
  })
