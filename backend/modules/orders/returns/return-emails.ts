import type { Selectable } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import { joined, say, type Said } from '#backend/lib/words/words.ts'
import { send } from '../emails.ts'
import type { OrdersTables } from '../tables.ts'

type OrderRow = Selectable<OrdersTables['orders']>
export type ClosedAs = NonNullable<Selectable<OrdersTables['returns']>['closed_as']>

/** A return as its e-mails name it. */
interface NamedReturn {
  readonly id: string
  readonly pieces: readonly Said[]
}

/** The shopper has asked to send pieces back. */
export const writeReturnAsked = (tx: Db, order: OrderRow, { id, pieces }: NamedReturn, now: number) =>
  send(tx, order, now, {
    kind: 'return-asked',
    ref: `return:${id}`,
    subject: say`We have received your return request for order ${order.number}`,
    lines: [
      'We have received your request to return the items below. We will look at it and write to you; please keep them until then.',
      joined(pieces, '\n'),
    ],
    facts: [['Order', order.number]],
    label: 'See the order',
  })

/** The staff took pieces back without a request of the shopper; `whole`: everything that was ordered. */
export const writeTakenBack = (
  tx: Db,
  order: OrderRow,
  { id, pieces, whole }: NamedReturn & { readonly whole: boolean },
  now: number,
) =>
  send(tx, order, now, {
    kind: 'return-opened',
    ref: `return:${id}`,
    subject: whole
      ? say`Your return for order ${order.number}`
      : say`Your return for part of order ${order.number}`,
    lines: [
      'As agreed, we are taking back the items below. We will refund their price as soon as they have reached us.',
      joined(pieces, '\n'),
    ],
    facts: [['Order', order.number]],
    label: 'See the order',
  })

export const writeReturn = (
  tx: Db,
  order: OrderRow,
  returnId: string,
  answer: 'approved' | 'declined',
  words: string | undefined,
  now: number,
) =>
  send(tx, order, now, {
    kind: `return-${answer}`,
    ref: `return:${returnId}`,
    subject:
      answer === 'approved'
        ? say`Your return for order ${order.number}`
        : say`About your return for order ${order.number}`,
    lines:
      answer === 'approved'
        ? [
            'Please put the piece back into its box and keep it ready. We will write to tell you how it gets back to us.',
            ...(words ? [words] : []),
          ]
        : [words ?? 'We are sorry: this piece cannot be taken back.'],
    label: 'See the order',
  })

/** An approved return is over, and no money goes back. `words`: why. */
export const writeReturnClosed = (
  tx: Db,
  order: OrderRow,
  { id, as, words }: { id: string; as: ClosedAs; words: string },
  now: number,
) =>
  send(tx, order, now, {
    kind: 'return-closed',
    ref: `return:${id}`,
    subject: say`About your return for order ${order.number}`,
    lines: [
      as === 'sent-back'
        ? 'We have sent the items back to you. Your return is closed, and nothing is refunded.'
        : 'Your return is closed: please do not send the items to us. Nothing is refunded.',
      words,
      'If you think this is wrong, please write to us.',
    ],
    facts: [['Order', order.number]],
    label: 'See the order',
  })
