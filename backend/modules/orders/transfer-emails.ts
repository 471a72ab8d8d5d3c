import type { Selectable } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import { say } from '#backend/lib/words/words.ts'
import { formatPaise, inWords } from './words.ts'
import { send } from './emails.ts'
import type { OrdersTables } from './tables.ts'

type OrderRow = Selectable<OrdersTables['orders']>
type Transfer = Selectable<OrdersTables['bank_transfers']>

/** The account for the money, the reference that the transfer must have, and the last day. */
export const writeTransferAsked = (tx: Db, order: OrderRow, transfer: Transfer, paise: number, now: number) =>
  send(tx, order, now, {
    kind: 'order-transfer',
    ref: `order:${order.id}`,
    subject: say`How to pay for order ${order.number}`,
    lines: [
      ...(transfer.due_on === null
        ? ['Please transfer the rest, quoting the reference below.']
        : [
            say`We are keeping your pieces for you. Please transfer the amount so that it arrives by ${inWords(transfer.due_on)}, quoting the reference below.`,
          ]),
      transfer.due_on === null
        ? 'You may pay in parts: your order shows what has arrived. As soon as the full amount is here, the order leaves.'
        : 'You may pay in parts: your order shows what has arrived. As soon as the full amount is here, the workshop begins.',
    ],
    facts: [
      ['Order', order.number],
      ['To pay', formatPaise(paise)],
      ['Account holder', transfer.account.holder],
      ['Account number', transfer.account.number],
      ['IFSC', transfer.account.ifsc],
      ['Bank', transfer.account.bank],
      ['Reference', transfer.reference],
      ...(transfer.due_on === null ? [] : ([['To arrive by', inWords(transfer.due_on)]] as const)),
    ],
    label: 'See the order',
  })

/** A part has arrived. */
export const writePart = (
  tx: Db,
  order: OrderRow,
  part: { paise: number; here: number; bankReference: string },
  now: number,
) =>
  send(tx, order, now, {
    kind: 'order-transfer-part',
    ref: `transfer:${part.bankReference}`,
    subject: say`${formatPaise(part.paise)} has arrived for order ${order.number}`,
    lines: [
      say`${formatPaise(part.here)} of ${formatPaise(order.total_paise)} has arrived. We are still keeping your pieces for you; your order says how to send the rest.`,
    ],
    facts: [
      ['Order', order.number],
      ['Arrived', formatPaise(part.here)],
      ['Still to come', formatPaise(order.total_paise - part.here)],
    ],
    label: 'See the order',
  })

/** A transfer was recorded by mistake. `here`: what has really arrived, in paise. */
export const writeReversed = (
  tx: Db,
  order: OrderRow,
  { id, paise, here }: { id: string; paise: number; here: number },
  now: number,
) =>
  send(tx, order, now, {
    kind: 'order-transfer-corrected',
    ref: `transfer-corrected:${id}`,
    subject: say`A correction to order ${order.number}`,
    lines: [
      say`We had recorded a transfer of ${formatPaise(paise)} for your order by mistake, and have corrected it. We are sorry for the confusion.`,
      'Your order shows what has arrived and what is still to come. If you think this is wrong, please write to us.',
    ],
    facts: [
      ['Order', order.number],
      ['Arrived', formatPaise(here)],
    ],
    label: 'See the order',
  })

/** The time is over. `here`: what had arrived, in paise. */
export const writeTransferLapsed = (tx: Db, order: OrderRow, here: number, now: number) =>
  send(tx, order, now, {
    kind: 'order-transfer-lapsed',
    ref: `order:${order.id}`,
    subject: say`Order ${order.number} has ended`,
    lines: [
      here > 0
        ? say`The full amount did not arrive in time, so your pieces are on sale again. What did arrive, ${formatPaise(here)}, goes back to the account it came from.`
        : 'Your transfer did not arrive in time, so your pieces are on sale again. You owe nothing.',
      'If your transfer is already on its way, you need not do anything: it will be returned to you in full.',
    ],
    facts: [['Order', order.number]],
    label: 'See the order',
  })

/** The house has sent money back itself. */
export const writeSettled = (
  tx: Db,
  order: OrderRow,
  refund: { id: string; amount_paise: number },
  now: number,
) =>
  send(tx, order, now, {
    kind: 'order-refund-sent',
    ref: `refund-sent:${refund.id}`,
    subject: say`We have sent you ${formatPaise(refund.amount_paise)}`,
    lines: [
      'Your refund has left our account. If it has not reached you within two working days, please write to us.',
    ],
    facts: [
      ['Order', order.number],
      ['Sent', formatPaise(refund.amount_paise)],
    ],
    label: 'See the order',
  })
