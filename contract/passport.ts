import { Type, type Static } from 'typebox'
import { Attribute, Certificate, Stone } from './catalogue.ts'
import { Seen } from './desk-order.ts'
import { endpoint, strict } from './endpoint.ts'
import { Day, Id, id, Moment } from './formats.ts'
import { Order, OrderItem, PassportEnd } from './orders.ts'
import { MetalRate } from './pricing.ts'

const Milligrams = Type.Integer({ minimum: 1, maximum: 5_000_000, description: 'Milligrams' })

/**
 * Hallmark Unique Identification of the Bureau of Indian Standards: six letters and digits, one for each article (BIS,
 * 'Hallmark Unique Identification (HUID)', in force for all hallmarked gold since 1 April 2023).
 */
export const HUID = '^[A-Za-z0-9]{6}$'

/**
 * What the house pays for a piece today by its published rule: for metal and stones together, and at most what was
 * paid for it.
 */
export const ResaleValue = Type.Object({
  metal: Type.Number({ description: 'Rupees' }),
  stones: Type.Number({ description: 'Rupees' }),
  total: Type.Number({ description: 'Rupees' }),
  /** What was paid for this piece, tax included and points taken off; `total` never exceeds it. */
  paid: Type.Number({ description: 'Rupees' }),
  /** What was paid for its stones without tax, points deducted: the base of `stonePercent`. */
  stonesPaid: Type.Optional(Type.Number({ description: 'Rupees' })),
  /** Shares of the metal's value at today's rate, and of what was paid for the stones. */
  metalPercent: Type.Number(),
  stonePercent: Type.Number(),
})
export type ResaleValue = Static<typeof ResaleValue>

/** One piece as it left the workshop. */
export const MadePiece = Type.Object({
  huid: Type.Optional(Type.String()),
  grossMg: Milligrams,
  /** The metal alone. */
  netMg: Type.Optional(Milligrams),
  report: Type.Optional(Certificate),
  /** In exchange for a new piece, and in money. Absent if no rate or no net weight is known. */
  exchange: Type.Optional(ResaleValue),
  buyBack: Type.Optional(ResaleValue),
})
export type MadePiece = Static<typeof MadePiece>

/** Everything that the house knows of a piece that was bought. What it does not know is absent. */
export const Passport = Type.Object({
  orderId: Id,
  orderNumber: Type.String(),
  /** ISO 8601. */
  orderedAt: Moment,
  deliveredAt: Type.Optional(Moment),
  kind: Type.Union([Type.Literal('jewel'), Type.Literal('watch')]),
  item: OrderItem,
  /** Number of the piece within its item, from 1. */
  piece: Type.Integer(),
  /** The passport's own number. */
  number: Type.String(),
  /** Set once the piece is back with the house, or its order was cancelled. */
  ended: Type.Optional(PassportEnd),
  madeIn: Type.Optional(Type.String()),
  /** What was ordered, one piece. */
  orderedGrossMg: Type.Optional(Milligrams),
  orderedNetMg: Type.Optional(Milligrams),
  stones: Type.Array(Stone),
  /** Its attributes when it was ordered, e.g. the movement of a watch. */
  attributes: Type.Optional(Type.Array(Attribute)),
  /** The report with which it was sold, which is that of the first piece; a piece's own report is in `pieces`. */
  report: Type.Optional(Certificate),
  resizable: Type.Optional(Type.String()),
  /** True if the law asks for a HUID: gold of two grams or more, unless it is a watch. */
  hallmarked: Type.Boolean(),
  /** The piece as it left the workshop; empty before that. */
  pieces: Type.Array(MadePiece),
  warranty: Type.String(),
  /** The report of the loose stone that is set in it, if one is. */
  stoneWarranty: Type.Optional(Type.String()),
  /** Last day, ISO 8601 date. Absent: for life, or not yet begun. */
  warrantyUntil: Type.Optional(Day),
  /** When a watch should be serviced by the house's rule; `dueBy` once it is delivered. */
  service: Type.Optional(Type.Object({ everyYears: Type.Integer(), dueBy: Type.Optional(Day) })),
  /** How to keep it, in the reader's language. */
  care: Type.String(),
  /** What the house does for it, in the words of the house. */
  aftercare: Type.Optional(Type.String()),
  invoice: Type.Optional(Type.String()),
  /** Today's rate of its metal. */
  rate: Type.Optional(MetalRate),
})
export type Passport = Static<typeof Passport>

/**
 * The passport of one piece, for its owner only. A piece has none before it is paid for; after its return the passport
 * says so and keeps its facts. Without `piece`: the first.
 */
export const getPassport = endpoint({
  name: 'getPassport',
  method: 'GET',
  path: '/api/orders/:orderId/items/:itemId/passport',
  caller: 'shopper',
  feature: 'passport',
  params: Type.Object({
    orderId: Id,
    itemId: Id,
  }),
  query: Type.Object({ piece: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })) }),
  answer: Passport,
})

/**
 * One entry for each piece: an item with a quantity of two has two. `item` is its id or its position on the slip, from
 * 1.
 */
export const PiecesInput = Type.Array(
  strict({
    item: Type.String({ minLength: 1, maxLength: 64 }),
    huid: Type.Optional(Type.String({ pattern: HUID })),
    grossMg: Milligrams,
    netMg: Type.Optional(Milligrams),
    report: Type.Optional(
      strict({
        lab: Type.String({ minLength: 1, maxLength: 32 }),
        number: Type.String({ minLength: 1, maxLength: 32 }),
      }),
    ),
  }),
  { minItems: 1, maxItems: 200 },
)
export type PiecesInput = Static<typeof PiecesInput>

/** Records what the workshop says of pieces; sent again, it corrects the items that it names. */
export const operatorRecordPieces = endpoint({
  name: 'operatorRecordPieces',
  method: 'POST',
  path: '/api/operator/orders/:orderId/pieces',
  caller: 'operator',
  may: ['owner', 'manager', 'workshop'],
  feature: 'operator',
  params: Type.Object({ orderId: id(64, 'Id or number') }),
  body: strict({ pieces: PiecesInput, seen: Seen }),
  answer: Order,
  repeatable: true,
})
