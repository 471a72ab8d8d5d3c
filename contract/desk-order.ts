import { Type, type Static } from 'typebox'
import { Document } from './documents.ts'
import { KeptEmail } from './desk.ts'
import { endpoint, STAFF_ROLES, strict } from './endpoint.ts'
import { id, Id, Moment } from './formats.ts'

/**
 * One order as the desk shows it: everything about it, who did what, the e-mails to its shopper, and who has it open.
 */

const operator = { caller: 'operator', feature: 'operator', method: 'GET' } as const

const orderParams = Type.Object({ orderId: id(64, 'Id or number') })

/** One line of what happened: a step, a note, or a line of the trail, with the name of who did it. */
export const OrderAct = Type.Object({
  at: Moment,
  /** The event of the trail, or `note`. */
  event: Type.String(),
  /** Absent: the shopper, or the shop itself. */
  who: Type.Optional(Type.String()),
  by: Type.Union([Type.Literal('house'), Type.Literal('shopper'), Type.Literal('shop')]),
  text: Type.Optional(Type.String()),
})
export type OrderAct = Static<typeof OrderAct>

/**
 * What the house knows about an order that is not in the order itself. E-mail and telephone are left out for the
 * workshop.
 */
export const operatorOrderFile = endpoint({
  ...operator,
  name: 'operatorOrderFile',
  may: STAFF_ROLES,
  path: '/api/operator/orders/:orderId/file',
  params: orderParams,
  answer: Type.Object({
    accountId: Id,
    email: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String()),
    /** The shopper's paid orders, including this one. */
    orders: Type.Integer(),
    made: Type.Array(
      Type.Object({
        itemId: Id,
        piece: Type.Integer({ minimum: 1 }),
        huid: Type.Optional(Type.String()),
        grossMg: Type.Integer(),
        netMg: Type.Optional(Type.Integer()),
        lab: Type.Optional(Type.String()),
        report: Type.Optional(Type.String()),
      }),
    ),
    /** What was ordered, one piece of each item. */
    asked: Type.Array(
      Type.Object({
        itemId: Id,
        grossMg: Type.Optional(Type.Integer()),
        netMg: Type.Optional(Type.Integer()),
        /** It may have a HUID: hallmarked gold or silver jewellery. */
        huid: Type.Boolean(),
        /** It may not leave without one unless the house says why, because hallmarking is compulsory for it. */
        mustHuid: Type.Optional(Type.Boolean()),
      }),
    ),
    /** Acts about the order or its returns that a second person is asked for, or has confirmed and nobody has done yet. */
    waiting: Type.Optional(
      Type.Array(Type.Object({ kind: Type.String(), askedBy: Type.String(), askedAt: Moment })),
    ),
    /** Newest first. */
    acts: Type.Array(OrderAct),
    /** Grows with each line of the trail about the order; a step sends it as `seen`. */
    version: Type.Integer(),
  }),
})

/** A note for the people of the house; shoppers never see it. */
export const operatorNoteOrder = endpoint({
  ...operator,
  name: 'operatorNoteOrder',
  method: 'POST',
  may: STAFF_ROLES,
  path: '/api/operator/orders/:orderId/notes',
  params: orderParams,
  body: strict({ text: Type.String({ minLength: 2, maxLength: 1000, pattern: '\\S{2}' }) }),
  answer: Type.Object({ status: Type.Literal('done') }),
})

/** An invoice, credit note or voucher of an order. */
export const operatorDocument = endpoint({
  ...operator,
  name: 'operatorDocument',
  may: ['owner', 'manager', 'counter'],
  path: '/api/operator/orders/:orderId/documents/:number',
  params: Type.Object({ ...orderParams.properties, number: id(32) }),
  answer: Document,
})

/**
 * E-mails about an order that are still kept (a month after they were sent), newest first, each with its state.
 */
export const operatorOrderEmails = endpoint({
  ...operator,
  name: 'operatorOrderEmails',
  may: ['owner', 'manager', 'counter'],
  path: '/api/operator/orders/:orderId/e-mails',
  params: orderParams,
  answer: Type.Object({
    emails: Type.Array(
      Type.Object({
        ...KeptEmail.properties,
        state: Type.Enum(['sent', 'waiting', 'given-up']),
      }),
    ),
  }),
})

/** Sends an e-mail of an order again, to the address of the order. Refused (409) while it is on its way. */
export const operatorSendOrderEmail = endpoint({
  ...operator,
  name: 'operatorSendOrderEmail',
  method: 'POST',
  may: ['owner', 'manager', 'counter'],
  path: '/api/operator/orders/:orderId/e-mails/:emailId/again',
  params: Type.Object({ ...orderParams.properties, emailId: Id }),
  answer: Type.Object({ status: Type.Literal('done') }),
})

/** Says that the caller has an order open, and answers who else has. To be repeated at least every minute. */
export const operatorOrderPresence = endpoint({
  ...operator,
  name: 'operatorOrderPresence',
  method: 'POST',
  may: STAFF_ROLES,
  path: '/api/operator/orders/:orderId/presence',
  params: orderParams,
  answer: Type.Object({
    others: Type.Array(Type.Object({ who: Type.String(), since: Moment })),
  }),
  repeatable: true,
})

/**
 * The `version` of an order's file as the sender saw it: refused (409) if a colleague has changed the order since. If
 * absent, nothing is compared.
 */
export const Seen = Type.Optional(Type.Integer({ minimum: 0 }))

/** The code of that refusal. */
export const STALE = 'STALE'
