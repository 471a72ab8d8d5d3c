import { Type, type Static } from 'typebox'
import { Certificate, Stone } from './catalogue.ts'
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

/** What the house gives for a piece today, by its published rule: both parts together, and at most what was paid for it. */
export const ResaleValue = Type.Object({
  metal: Type.Number({ description: 'Rupees' }),
  stones: Type.Number({ description: 'Rupees' }),
  total: Type.Number({ description: 'Rupees' }),
  /** What was paid for this piece, tax included and points taken off; `total` never exceeds it. */
  paid: Type.Number({ description: 'Rupees' }),
  /** What was paid for its stones without tax, points taken off: what `stonePercent` is reckoned on. */
  stonesPaid: Type.Optional(Type.Number({ description: 'Rupees' })),
  /** Of the metal's value at today's rate, and of what was paid for the stones. */
  metalPercent: Type.Number(),
  stonePercent: Type.Number(),
})
export type ResaleValue = Static<typeof ResaleValue>

/** One piece as it left the bench. */
export const MadePiece = Type.Object({
  huid: Type.Optional(Type.String()),
  grossMg: Milligrams,
  /** The metal alone. */
  netMg: Type.Optional(Milligrams),
  report: Type.Optional(Certificate),
  /** Against a new piece, and in money. Absent where no rate or no net weight is known. */
  exchange: Type.Optional(ResaleValue),
  buyBack: Type.Optional(ResaleValue),
})
export type MadePiece = Static<typeof MadePiece>

/** Everything the house knows of a piece somebody bought. What it does not know is absent. */
export const Passport = Type.Object({
  orderId: Id,
  orderNumber: Type.String(),
  /** ISO 8601. */
  orderedAt: Moment,
  deliveredAt: Type.Optional(Moment),
  kind: Type.Union([Type.Literal('jewel'), Type.Literal('watch')]),
  item: OrderItem,
  /** Which piece of its item it is of, from 1. */
  piece: Type.Integer(),
  /** The passport's own number. */
  number: Type.String(),
  /** Set once the piece is with the house again, or its order fell away. */
  ended: Type.Optional(PassportEnd),
  madeIn: Type.Optional(Type.String()),
  /** What was ordered, one piece. */
  orderedGrossMg: Type.Optional(Milligrams),
  orderedNetMg: Type.Optional(Milligrams),
  stones: Type.Array(Stone),
  /** The report it was sold with, which is of the first piece; a piece's own stands with the piece. */
  report: Type.Optional(Certificate),
  resizable: Type.Optional(Type.String()),
  /** True where the law asks for a HUID: gold of two grams and more that is no watch. */
  hallmarked: Type.Boolean(),
  /** The piece as it left the bench; empty before. */
  pieces: Type.Array(MadePiece),
  warranty: Type.String(),
  /** Last day, ISO 8601 date. Absent: for life, or not yet begun. */
  warrantyUntil: Type.Optional(Day),
  care: Type.String(),
  invoice: Type.Optional(Type.String()),
  /** Today's rate of its metal. */
  rate: Type.Optional(MetalRate),
})
export type Passport = Static<typeof Passport>

/**
 * One for each piece, the owner's only. Before it is paid for a piece has none; once it went back its passport says so
 * and keeps what it said. `piece` left out: the first.
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

/** One entry for each piece: an item ordered twice has two. `item` is its id or its place on the slip, from 1. */
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

/** Writes down what the bench says of pieces; sent again, it corrects the items it names. */
export const operatorRecordPieces = endpoint({
  name: 'operatorRecordPieces',
  method: 'POST',
  path: '/api/operator/orders/:orderId/pieces',
  caller: 'operator',
  may: ['owner', 'manager', 'workshop'],
  feature: 'operator',
  params: Type.Object({ orderId: id(64, 'Id or number') }),
  body: strict({ pieces: PiecesInput }),
  answer: Order,
  repeatable: true,
})
