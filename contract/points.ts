import { Type, type Static } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Id, Moment } from './formats.ts'

/**
 * The rule by which a house gives and takes points. Both rates of an order are those of the day on which it was placed;
 * balances are worth what the current rule says.
 */
export const PointsRule = strict({
  /** What a new account starts with. */
  welcome: Type.Integer({ minimum: 0, maximum: 100_000 }),
  /** How many rupees paid earn one point. */
  rupeesPerPoint: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  /** What one point is worth, in paise. */
  worthPaise: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  /** The largest share of a bag that points may pay, in per cent. */
  mostPercent: Type.Integer({ minimum: 1, maximum: 100 }),
})
export type PointsRule = Static<typeof PointsRule>

/** Why points came or went. `restored` gives back what a cancelled order had spent; `reversed` takes back what it had earned; `given` is a gift of the house; `reversed` without an order takes back such a gift. */
export const PointsKind = Type.Union([
  Type.Literal('welcome'),
  Type.Literal('earned'),
  Type.Literal('spent'),
  Type.Literal('restored'),
  Type.Literal('reversed'),
  Type.Literal('given'),
])
export type PointsKind = Static<typeof PointsKind>

/** One line of the ledger. Lines are only ever added. */
export const PointsEntry = Type.Object({
  _id: Id,
  kind: PointsKind,
  /** Positive in, negative out. */
  points: Type.Integer(),
  /** The balance after this line. */
  balance: Type.Integer(),
  /** The order it belongs to, when there is one. */
  orderId: Type.Optional(Id),
  createdAt: Moment,
})
export type PointsEntry = Static<typeof PointsEntry>

/** Points that an order earns once nothing of it can be returned any more. */
export const PointsOnTheWay = Type.Object({
  orderId: Type.Optional(Id),
  points: Type.Integer(),
  /**
   * When they become part of the balance; absent while that is not known, because the order has not arrived or is
   * coming back.
   */
  from: Type.Optional(Moment),
})
export type PointsOnTheWay = Static<typeof PointsOnTheWay>

export const Points = Type.Object({
  balance: Type.Integer(),
  /** Not part of the balance yet, newest first. Absent: the backend adds points at once. */
  onTheWay: Type.Optional(Type.Array(PointsOnTheWay)),
  /** False until the e-mail is confirmed: the balance shows but cannot be spent. */
  spendable: Type.Boolean(),
  /** Newest first. */
  entries: Type.Array(PointsEntry),
  total: Type.Integer(),
  page: Type.Integer(),
})
export type Points = Static<typeof Points>

export const getPoints = endpoint({
  name: 'getPoints',
  method: 'GET',
  path: '/api/points',
  caller: 'shopper',
  feature: 'points',
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  }),
  answer: Points,
})

/** The most points that are given at once. */
export const MOST_POINTS_GIVEN = 100_000

/**
 * Gives a shopper points, with a reason that only the house reads. Above a sum that the house sets a second person
 * confirms it (`FOUR_EYES_ABOVE=points=…`, in rupees). The same `key` gives once. Fewer than none take back a gift that
 * was a mistake: at most what the house gave this shopper, and only what is still there.
 */
export const operatorGivePoints = endpoint({
  name: 'operatorGivePoints',
  method: 'POST',
  path: '/api/operator/shoppers/:accountId/points',
  caller: 'operator',
  may: ['owner', 'manager'],
  feature: 'operator',
  params: Type.Object({ accountId: Id }),
  body: strict({
    key: Type.String({ format: 'uuid' }),
    points: Type.Integer({ minimum: -MOST_POINTS_GIVEN, maximum: MOST_POINTS_GIVEN }),
    reason: Type.String({ minLength: 2, maxLength: 200, pattern: '\\S{2}' }),
  }),
  answer: Type.Object({ balance: Type.Integer() }),
  repeatable: true,
})
