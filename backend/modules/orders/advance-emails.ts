import type { Selectable } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import { say } from '#backend/lib/words/words.ts'
import { send, writesAgain } from './emails.ts'
import { formatPaise, inWords } from './words.ts'
import type { OrdersTables } from './tables.ts'

type OrderRow = Selectable<OrdersTables['orders']>

/** The workshop begins. `here`: what has been received, in paise. */
export const writeBegun = (tx: Db, order: OrderRow, here: number, now: number) =>
  send(tx, order, now, {
    kind: 'order-begun',
    ref: `order:${order.id}`,
    subject: say`Your advance for order ${order.number}`,
    lines: [
      'Your advance has arrived and the workshop has begun. The rest is due before the order leaves: we will write to you when it is ready, and you may pay at any time before then.',
    ],
    facts: [
      ['Order', order.number],
      ['Received', formatPaise(here)],
      ['Still to be paid', formatPaise(order.total_paise - here)],
      [order.delivery === 'collect' ? 'Ready from' : 'With you by', inWords(order.expected_arrival)],
    ],
    label: 'See the order',
  })

/** It is ready and waits for the rest. Asked for once a day at most. */
export const writeRestDue = (tx: Db, order: OrderRow, rest: number, day: string, now: number) =>
  send(tx, order, now, {
    kind: 'order-rest-due',
    ref: `order:${order.id}:${day}`,
    subject: say`Order ${order.number} is ready`,
    lines: [
      order.delivery === 'collect'
        ? 'Your order is finished. It can be collected as soon as the rest is paid.'
        : 'Your order is finished. It leaves as soon as the rest is paid.',
    ],
    facts: [
      ['Order', order.number],
      ['Still to be paid', formatPaise(rest)],
    ],
    label: 'Pay the rest',
  })

/** The whole sum is here. */
export const writeRestPaid = (tx: Db, order: OrderRow, now: number) =>
  send(tx, order, now, {
    kind: 'order-paid',
    ref: `order:${order.id}`,
    subject: say`Order ${order.number} is paid`,
    lines: ['The rest has arrived: your order is paid in full.', writesAgain(order)],
    facts: [
      ['Order', order.number],
      ['Paid in all', formatPaise(order.total_paise)],
    ],
    label: 'See the order',
  })
