import { Type, type Static } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Id, Moment } from './formats.ts'

/** What a gram of a metal costs, and since when. */
export const MetalRate = Type.Object({
  metal: Type.String(),
  purity: Type.String(),
  perGram: Type.Number({ description: 'Rupees' }),
  /** ISO 8601. */
  setAt: Moment,
})
export type MetalRate = Static<typeof MetalRate>

const SetRate = Type.Intersect([MetalRate, Type.Object({ setBy: Type.String() })])

/** What a part of a price is for. */
export const PricePartKind = Type.Union([
  Type.Literal('metal'),
  Type.Literal('stone'),
  Type.Literal('making'),
  Type.Literal('other'),
  Type.Literal('discount'),
  Type.Literal('gst'),
])

/** One line of a price. `discount` is negative. */
export const PricePart = Type.Object({
  kind: PricePartKind,
  label: Type.String(),
  /** How it is calculated: '3.420 g at ₹9,380 a gram'. */
  detail: Type.Optional(Type.String()),
  amount: Type.Number({ description: 'Rupees' }),
})
export type PricePart = Static<typeof PricePart>

/**
 * The parts of a price. They sum to `total` to the paisa, whatever is priced: one piece, a line of several, or a line
 * of an order less points. Absent if the house gives no parts; never invented.
 */
export const BreakUp = Type.Object({
  parts: Type.Array(PricePart),
  total: Type.Number({ description: 'Rupees, GST included' }),
  /** The metal rate that it is based on. */
  rate: Type.Optional(MetalRate),
})
export type BreakUp = Static<typeof BreakUp>

/** The rates of today: one per metal and purity. */
export const listRates = endpoint({
  name: 'listRates',
  method: 'GET',
  path: '/api/rates',
  feature: 'rates',
  answer: Type.Object({ rates: Type.Array(MetalRate) }),
  sharedBy: ['rate'],
})

/** What one piece of a variant costs now, part by part. */
export const getBreakUp = endpoint({
  name: 'getBreakUp',
  method: 'GET',
  path: '/api/variants/:id/break-up',
  feature: 'rates',
  params: Type.Object({ id: Id }),
  answer: Type.Object({ breakUp: Type.Optional(BreakUp) }),
  sharedBy: ['product', 'rate'],
})

/** The most pieces whose prices can be broken up in one call. */
export const MAX_BREAK_UPS = 8

/** What pieces cost as listed, part by part; unknown ones and those without parts are left out. */
export const listBreakUps = endpoint({
  name: 'listBreakUps',
  method: 'GET',
  path: '/api/break-ups',
  feature: 'rates',
  query: Type.Object({
    ids: Type.String({
      maxLength: MAX_BREAK_UPS * 65,
      pattern: '^[\\w-]{1,64}(,[\\w-]{1,64}){0,7}$',
      description: 'Ids of up to 8 products, separated by commas',
    }),
  }),
  answer: Type.Object({
    breakUps: Type.Array(Type.Object({ productId: Id, breakUp: BreakUp })),
  }),
  sharedBy: ['product', 'rate'],
})

const Word = Type.String({ minLength: 1, maxLength: 64 })

/** All rates there have ever been, newest first. */
export const operatorRates = endpoint({
  name: 'operatorRates',
  method: 'GET',
  path: '/api/operator/rates',
  caller: 'operator',
  may: ['owner', 'manager', 'counter'],
  feature: 'operator',
  query: Type.Object({
    metal: Type.Optional(Word),
    purity: Type.Optional(Word),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 50 })),
  }),
  answer: Type.Object({
    rates: Type.Array(SetRate),
    /** The current rate of each metal and purity. */
    current: Type.Array(SetRate),
  }),
})

/** The progress of changing the prices that follow new rates. */
export const Repricing = Type.Object({
  _id: Id,
  begunAt: Moment,
  /** How many products have to be checked (an estimate for a large catalogue), and how many have been. */
  products: Type.Integer(),
  done: Type.Integer(),
  /** Combinations whose price has changed. */
  repriced: Type.Integer(),
  /**
   * Absent while it runs; afterwards every price follows these rates, or those of a repricing that started later.
   */
  finishedAt: Type.Optional(Moment),
})
export type Repricing = Static<typeof Repricing>

/** The progress of a repricing. */
export const operatorRepricing = endpoint({
  name: 'operatorRepricing',
  method: 'GET',
  path: '/api/operator/rates/repricings/:id',
  caller: 'operator',
  may: ['owner', 'manager'],
  feature: 'operator',
  params: Type.Object({ id: Id }),
  answer: Repricing,
})

const PerGram = Type.Number({ minimum: 0.01, maximum: 10_000_000, description: 'Rupees' })
const newRate = { metal: Word, purity: Word, perGram: PerGram }
const MANY = { minItems: 1, maxItems: 50 }
const NewRates = Type.Array(strict(newRate), MANY)

/** What these rates would change if they were set now; nothing is written. */
export const operatorRatesEffect = endpoint({
  name: 'operatorRatesEffect',
  method: 'POST',
  path: '/api/operator/rates/effect',
  caller: 'operator',
  may: ['owner', 'manager'],
  feature: 'operator',
  body: strict({ rates: NewRates }),
  answer: Type.Object({
    /** Products with a price that would change. */
    products: Type.Integer(),
    /** Combinations whose price would change, and how many of them would become dearer. */
    combinations: Type.Integer(),
    dearer: Type.Integer(),
    /** True if the catalogue is too large to be checked while somebody waits: the counts are then lower limits. */
    floor: Type.Boolean(),
    /** Those whose price would change most. Rupees. */
    examples: Type.Array(
      Type.Object({ name: Type.String(), sku: Type.String(), from: Type.Number(), to: Type.Number() }),
    ),
  }),
  repeatable: true,
})

/**
 * Sets rates, all or none, and recalculates every price whose metal part follows one of them. A metal and purity
 * without a rate (24 kt gold, 950 platinum) gets its first one only with `add`, so that a typing mistake creates none.
 * The prices of a large shop are written after the answer: `repricing` has the progress so far, `operatorRepricing`
 * what follows. `was` is the rate that somebody saw: if it has changed since, none is set (409).
 */
export const operatorSetRates = endpoint({
  name: 'operatorSetRates',
  method: 'POST',
  path: '/api/operator/rates',
  caller: 'operator',
  may: ['owner', 'manager'],
  feature: 'operator',
  body: strict({
    rates: Type.Array(strict({ ...newRate, was: Type.Optional(PerGram) }), MANY),
    add: Type.Optional(Type.Boolean()),
  }),
  answer: Type.Object({
    rates: Type.Array(MetalRate),
    /** Combinations whose price has changed so far. */
    repriced: Type.Integer(),
    repricing: Repricing,
  }),
})
