import { Type, type Static } from 'typebox'
import { NamedThing } from './approvals.ts'
import { endpoint, STAFF_ROLES } from './endpoint.ts'
import { Id, Moment } from './formats.ts'
import { OrderSummary } from './orders.ts'

/** What the desk's screens need besides the single acts: lists with search, and one thing with everything about it. */

const operator = { caller: 'operator', feature: 'operator', method: 'GET' } as const
const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
}
const Search = Type.Optional(Type.String({ maxLength: 100 }))

/** Tabs of the list of orders. `open`: paid and not delivered; `waiting`: not paid yet; `ended`: cancelled or refunded. */
export const ORDER_GROUPS = [
  'open',
  'begin',
  'bench',
  'sent',
  'collect',
  'waiting',
  'delivered',
  'ended',
  'review',
] as const
export type OrderGroup = (typeof ORDER_GROUPS)[number]
const Group = Type.Enum([...ORDER_GROUPS], {
  description: `One of ${ORDER_GROUPS.join(', ')}`,
})

export const ListedOrder = Type.Object({
  ...OrderSummary.properties,
  /** The recipient. */
  name: Type.String(),
  delivery: Type.Union([Type.Literal('ship'), Type.Literal('collect')]),
  storeName: Type.Optional(Type.String()),
  giftWrap: Type.Boolean(),
  /** How many gold pieces may need a HUID and have none recorded yet. */
  unrecorded: Type.Integer({ description: 'Pieces of which the bench has written nothing down' }),
})
export type ListedOrder = Static<typeof ListedOrder>

/** Orders by number, name, e-mail, phone, piece or HUID, newest first, and how many are in each group. */
export const operatorOrderList = endpoint({
  ...operator,
  name: 'operatorOrderList',
  may: STAFF_ROLES,
  path: '/api/operator/order-list',
  query: Type.Object({ q: Search, group: Type.Optional(Group), ...paging }),
  answer: Type.Object({
    orders: Type.Array(ListedOrder),
    total: Type.Integer(),
    page: Type.Integer(),
    counts: Type.Object(
      Object.fromEntries(ORDER_GROUPS.map((group) => [group, Type.Integer()])) as Record<
        OrderGroup,
        ReturnType<typeof Type.Integer>
      >,
    ),
  }),
})

/** What waits for somebody of this role. Kinds a role may not see are left out. */
const WORK_KINDS = [
  'stuck-money',
  'approvals',
  'answered',
  'transfers',
  'rates',
  'begin',
  'bench',
  'hand-over',
  'on-the-way',
  'returns',
  'workshop',
  'messages',
  'enquiries',
  'appointments',
  'unconfirmed',
  'gone',
  'e-mails',
  'store',
] as const
export type WorkKind = (typeof WORK_KINDS)[number]

export const operatorWork = endpoint({
  ...operator,
  name: 'operatorWork',
  may: STAFF_ROLES,
  path: '/api/operator/work',
  answer: Type.Object({
    work: Type.Array(
      Type.Object({
        kind: Type.Enum([...WORK_KINDS]),
        count: Type.Integer(),
        /** Since when the oldest has been waiting. */
        since: Type.Optional(Moment),
        /** What the oldest is: the number of an order, a name. */
        first: Type.Optional(Type.String()),
      }),
    ),
    /** Rupees received on each of the last thirty days (India), the oldest first; for owner and manager. */
    sales: Type.Optional(
      Type.Array(Type.Object({ day: Type.String(), orders: Type.Integer(), amount: Type.Number() })),
    ),
  }),
})

/** An e-mail as the staff see it. */
export const KeptEmail = Type.Object({
  _id: Id,
  /** What kind of e-mail, e.g. `order-paid`. */
  kind: Type.String(),
  to: Type.String(),
  subject: Type.String(),
  /** When it was sent, given up, or written. */
  at: Moment,
})

/** E-mails that were given up, newest first. */
export const operatorEmails = endpoint({
  ...operator,
  name: 'operatorEmails',
  may: ['owner', 'manager'],
  path: '/api/operator/e-mails',
  answer: Type.Object({
    emails: Type.Array(
      Type.Object({
        ...KeptEmail.properties,
        tries: Type.Integer(),
        /** What the mail server said at the last try. */
        error: Type.Optional(Type.String()),
      }),
    ),
    total: Type.Integer(),
  }),
})

/** Tries an e-mail that was given up again, from the beginning. */
export const operatorSendEmailAgain = endpoint({
  ...operator,
  name: 'operatorSendEmailAgain',
  method: 'POST',
  may: ['owner', 'manager'],
  path: '/api/operator/e-mails/:emailId/again',
  params: Type.Object({ emailId: Id }),
  answer: Type.Object({ status: Type.Literal('done') }),
  repeatable: true,
})

/** Lines of the trail, newest first, by words in event, subject, name or order number. */
export const operatorTrail = endpoint({
  ...operator,
  name: 'operatorTrail',
  may: ['owner'],
  path: '/api/operator/trail',
  query: Type.Object({
    q: Search,
    who: Search,
    /** Only lines older than this one. */
    before: Type.Optional(Type.Integer({ minimum: 1 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
  }),
  answer: Type.Object({
    lines: Type.Array(
      Type.Object({
        id: Type.Integer(),
        at: Moment,
        event: Type.String(),
        actor: Type.String(),
        who: Type.Optional(Type.String()),
        subject: Type.Optional(Type.String()),
        /** What the subject names; without a subject, the shopper who acted. */
        about: Type.Optional(NamedThing),
        details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      }),
    ),
    more: Type.Boolean(),
  }),
})

/** How safe the data is: the last backup, and free space on the disk of the data folder (bytes). */
export const operatorStoreState = endpoint({
  ...operator,
  name: 'operatorStoreState',
  may: ['owner', 'manager'],
  path: '/api/operator/store-state',
  answer: Type.Object({
    /** Absent: none was made that this backend knows of. */
    backup: Type.Optional(
      Type.Object({
        at: Moment,
        file: Type.String(),
        bytes: Type.Integer(),
        rows: Type.Integer(),
        /** When it was last read from end to end and found whole. */
        checkedAt: Moment,
      }),
    ),
    disk: Type.Object({ free: Type.Integer(), total: Type.Integer() }),
    store: Type.Object({ kind: Type.Enum(['postgres', 'pglite']), bytes: Type.Integer() }),
    /** What somebody should act on, in sentences. */
    warnings: Type.Array(Type.String()),
  }),
})
