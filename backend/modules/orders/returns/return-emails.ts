import type { Selectable } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import { formatPaise } from '#backend/lib/trade/money.ts'
import { joined, say, type Said } from '#backend/lib/words/words.ts'
import { placedName } from '../documents/pieces-in-words.ts'
import { send } from '../emails.ts'
import type { OrdersTables } from '../tables.ts'

type OrderRow = Selectable<OrdersTables['orders']>
type LineRow = Selectable<OrdersTables['order_lines']>
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

/** The house's answer to a request. `words`: what it adds in its own words. */
export const writeReturn = (
  tx: Db,
  order: OrderRow,
  { id, pieces, answer, words }: NamedReturn & { answer: 'approved' | 'declined'; words: string | undefined },
  now: number,
) =>
  send(tx, order, now, {
    kind: `return-${answer}`,
    ref: `return:${id}`,
    subject:
      answer === 'approved'
        ? say`Your return for order ${order.number}`
        : say`About your return for order ${order.number}`,
    lines: [
      answer === 'approved'
        ? 'Please put what you are returning back into its box and keep it ready. We will write to tell you how it gets back to us.'
        : 'We are sorry: we cannot take back the items below.',
      joined(pieces, '\n'),
      ...(words ? [words] : []),
    ],
    facts: [['Order', order.number]],
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

/** A piece of an order, as the e-mails about its resale name it. */
interface NamedPiece {
  readonly line: LineRow
  readonly place: number
  /** Of its passport. */
  readonly number: string
}

/** The house took a piece in exchange, or bought it back. */
export const writeResold = (
  tx: Db,
  order: OrderRow,
  resold: NamedPiece & { readonly as: 'exchange' | 'buy-back'; readonly paise: number },
  now: number,
) =>
  send(tx, order, now, {
    kind: 'piece-resold',
    subject:
      resold.as === 'exchange'
        ? say`We have taken a piece of order ${order.number} in exchange`
        : say`We have bought back a piece of order ${order.number}`,
    lines: [
      placedName(resold.line, resold.place),
      resold.as === 'exchange'
        ? say`We have taken this piece in exchange for ${formatPaise(resold.paise)}. Its passport has ended.`
        : say`We have bought this piece back for ${formatPaise(resold.paise)}. Its passport has ended.`,
      'If you know nothing of this, please write to us at once.',
    ],
    facts: [
      ['Order', order.number],
      ['Passport', resold.number],
    ],
    label: 'See the order',
  })

/** That the house took a piece was recorded by mistake. */
export const writeResaleRemoved = (tx: Db, order: OrderRow, piece: NamedPiece, now: number) =>
  send(tx, order, now, {
    kind: 'piece-resale-removed',
    subject: say`A correction to order ${order.number}`,
    lines: [
      placedName(piece.line, piece.place),
      'We had recorded by mistake that this piece is back with us. Its passport is valid again.',
    ],
    facts: [
      ['Order', order.number],
      ['Passport', piece.number],
    ],
    label: 'See the order',
  })
