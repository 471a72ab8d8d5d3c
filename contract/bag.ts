import { Type, type Static } from 'typebox'
import { Certificate, Media } from './catalogue.ts'
import { endpoint, strict } from './endpoint.ts'
import { Day, Id, Moment, PictureOrNone } from './formats.ts'
import { ChosenOption } from './options.ts'
import { BoxChoice, EngravingFace } from './personalise.ts'
import { BreakUp } from './pricing.ts'

/** Pieces of one kind that one bag line may hold. */
export const MAX_QUANTITY = 10
/** Lines in one bag. */
export const MAX_LINES = 50
/** A visitor's bag is forgotten this many days after its last change, by the backend and by the browser. */
export const VISITOR_BAG_DAYS = 30
/** What makes two lines of the same product different. Sent by the shopper, checked against the product. */
export const lineChoices = {
  metalType: Type.Optional(Type.String({ maxLength: 64 })),
  purity: Type.Optional(Type.String({ maxLength: 32 })),
  stone: Type.Optional(Type.String({ maxLength: 64 })),
  clarity: Type.Optional(Type.String({ maxLength: 32 })),
  size: Type.Optional(Type.String({ maxLength: 32 })),
  /** Values of the house's own options; answers also name the options. */
  options: Type.Optional(Type.Array(ChosenOption, { maxItems: 12 })),
  /** `Personalisation` says how many characters a product takes, and in which scripts. */
  engraving: Type.Optional(Type.String({ maxLength: 160 })),
  engravingFace: Type.Optional(EngravingFace),
  birthStone: Type.Optional(Type.String({ maxLength: 32 })),
  /** Absent: the signature box. */
  box: Type.Optional(BoxChoice),
  /** Initials hot-stamped on the lid of the box. */
  boxStamp: Type.Optional(Type.String({ maxLength: 32 })),
}

/** Why a line cannot be bought at present. */
export const BagProblem = Type.Union([
  Type.Literal('OUT_OF_STOCK'),
  Type.Literal('FEWER_LEFT'),
  Type.Literal('NOT_SOLD'),
  Type.Literal('PRICE_CHANGED'),
])
export type BagProblem = Static<typeof BagProblem>

/** The loose stone of the house that is set in a piece: together they are one piece at one price. */
export const SetStone = Type.Object({
  productId: Id,
  slug: Type.Optional(Id),
  name: Type.String(),
  certificate: Type.Optional(Certificate),
})
export type SetStone = Static<typeof SetStone>

/**
 * One line of a bag; price and stock are read again for every answer. A held price covers the pieces that it was given
 * for: if the same piece costs more today, further ones are on a line of their own at today's price.
 */
export const BagLine = Type.Object({
  _id: Id,
  productId: Id,
  slug: Type.Optional(Id),
  name: Type.String(),
  image: PictureOrNone,
  media: Type.Optional(Media),
  background: Type.Optional(Type.Integer()),
  price: Type.Number({ description: 'Rupees, one piece, GST included' }),
  /**
   * What one piece cost when it was added; set only if that differs from `price`. A higher `price` must be accepted
   * first (`problem`). A lower one is charged at once, and this member lets the page say so.
   */
  previousPrice: Type.Optional(Type.Number()),
  quantity: Type.Integer(),
  /** Pieces that can be sold now. */
  available: Type.Integer(),
  /** Working days until it leaves the workshop. */
  makingDays: Type.Optional(Type.Integer()),
  /** False for a piece made for one person: engraved, or with a birth stone. */
  returnable: Type.Boolean(),
  /** Rupees within `price` for engraving, birth stone and stamping. */
  personalAmount: Type.Optional(Type.Number()),
  ...lineChoices,
  /** If present, `stone` and `clarity` are those of this stone, and `name` names both. */
  setStone: Type.Optional(SetStone),
  problem: Type.Optional(BagProblem),
  /** Until when `price` is held for this line whatever the metal rate does, ISO 8601. Absent when it is not held. */
  heldUntil: Type.Optional(Moment),
  /** What all pieces of the line cost together, part by part. */
  breakUp: Type.Optional(BreakUp),
})
export type BagLine = Static<typeof BagLine>

/** GST inside the amounts, one entry per rate. */
export const TaxPart = Type.Object({
  rate: Type.Number({ description: 'Per cent' }),
  taxable: Type.Number({ description: 'Rupees' }),
  amount: Type.Number({ description: 'Rupees' }),
})
export type TaxPart = Static<typeof TaxPart>

export const Bag = Type.Object({
  /** Grows with every change; a checkout names the version that the shopper saw. */
  version: Type.Integer(),
  lines: Type.Array(BagLine),
  pieces: Type.Integer(),
  amount: Type.Number({ description: 'Rupees, GST included; lines that cannot be bought are left out' }),
  tax: Type.Array(TaxPart),
  /** The day all pieces can be with the shopper, ISO 8601 date. Absent while the bag is empty. */
  expectedArrival: Type.Optional(Day),
  /** When the first held price of the bag expires, ISO 8601. */
  heldUntil: Type.Optional(Moment),
})
export type Bag = Static<typeof Bag>

/** The opaque id of a visitor's bag. A signed-in shopper's bag belongs to the account; `bagId` is ignored then. */
const bagId = Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{32,64}$' }))

/** The bag, and the visitor's bag id: a new one if the visitor had none, or an unknown one. */
export const BagAnswer = Type.Object({ bag: Bag, bagId: Type.Optional(Type.String()) })

export const getBag = endpoint({
  name: 'getBag',
  method: 'GET',
  path: '/api/bag',
  feature: 'bag',
  query: Type.Object({ bagId }),
  answer: BagAnswer,
})

/** Only the number of pieces: what the bag icon shows. */
export const getBagCount = endpoint({
  name: 'getBagCount',
  method: 'GET',
  path: '/api/bag/count',
  feature: 'bag',
  query: Type.Object({ bagId }),
  answer: Type.Object({ pieces: Type.Integer() }),
})

/**
 * Adds pieces; an equal line grows. Refused with OUT_OF_STOCK, BAD_QUANTITY, NOT_FOUND, VALIDATION, or with
 * PRICE_CHANGED and what one piece costs now (`Failure.price`) when that is not the price that was shown.
 */
export const addBagLine = endpoint({
  name: 'addBagLine',
  method: 'POST',
  path: '/api/bag/lines',
  feature: 'bag',
  body: strict({
    bagId,
    productId: Id,
    quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_QUANTITY, default: 1 })),
    /** The price that the shopper saw, personalisation included. Absent: whatever it costs now. */
    price: Type.Optional(Type.Number({ description: 'Rupees, one piece, GST included', minimum: 0 })),
    ...lineChoices,
    /** A loose stone to set in the piece instead of its own (`Product.setting`): then no `stone` and no `clarity`. */
    stoneId: Type.Optional(Id),
  }),
  answer: BagAnswer,
})

/**
 * Sets the quantity of a line. Pieces beyond what its held price covers go on a second line at today's price.
 */
export const setBagLine = endpoint({
  name: 'setBagLine',
  method: 'PATCH',
  path: '/api/bag/lines/:lineId',
  feature: 'bag',
  params: Type.Object({ lineId: Id }),
  body: strict({ bagId, quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }) }),
  answer: BagAnswer,
  repeatable: true,
})

/**
 * Accepts prices as they were shown, and holds them from now on. Refused with PRICE_CHANGED if one has changed again.
 */
export const acceptBagPrices = endpoint({
  name: 'acceptBagPrices',
  method: 'POST',
  path: '/api/bag/accept',
  feature: 'bag',
  body: strict({
    bagId,
    lines: Type.Array(
      strict({
        lineId: Id,
        price: Type.Number({ description: 'Rupees, one piece' }),
      }),
      { minItems: 1, maxItems: MAX_LINES },
    ),
  }),
  answer: BagAnswer,
  repeatable: true,
})

export const removeBagLine = endpoint({
  name: 'removeBagLine',
  method: 'DELETE',
  path: '/api/bag/lines/:lineId',
  feature: 'bag',
  params: Type.Object({ lineId: Id }),
  query: Type.Object({ bagId }),
  answer: BagAnswer,
  repeatable: true,
})

/** Moves a visitor's pieces into the shopper's bag, once; the visitor's bag is then removed. */
export const mergeBag = endpoint({
  name: 'mergeBag',
  method: 'POST',
  path: '/api/bag/merge',
  feature: 'bag',
  caller: 'shopper',
  body: strict({ bagId: Type.String({ pattern: '^[A-Za-z0-9_-]{32,64}$' }) }),
  answer: BagAnswer,
  repeatable: true,
})
