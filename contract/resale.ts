import { Type, type Static } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Moment } from './formats.ts'

const Percent = Type.Number({ minimum: 0, maximum: 100, description: 'Per cent, at most two decimals' })

/** Of a piece's metal at the day's rate, and of what its stones cost when they were bought. */
const ResaleShares = Type.Object({ metal: Percent, stones: Percent })

/** The house's published rule: what it gives for a piece against another one, and in money. */
export const ResaleRule = Type.Object({ exchange: ResaleShares, buyBack: ResaleShares })
export type ResaleRule = Static<typeof ResaleRule>

/** A rule and since when it holds; `setBy` is `seed` or `operator`. */
export const SetResaleRule = Type.Intersect([
  ResaleRule,
  Type.Object({ setAt: Moment, setBy: Type.String() }),
])

const operator = {
  caller: 'operator',
  may: ['owner', 'manager'],
  feature: 'operator',
  path: '/api/operator/resale',
} as const

/** Every rule there was, newest first: the first one holds. */
export const operatorResale = endpoint({
  ...operator,
  name: 'operatorResale',
  method: 'GET',
  answer: Type.Object({ rules: Type.Array(SetResaleRule) }),
})

const SharesChange = strict({ metal: Type.Optional(Percent), stones: Type.Optional(Percent) })

/**
 * Changes the rule from now on; a share that is not named stays. With `dryRun` nothing is written and the answer says
 * what would hold. A change that changes nothing writes nothing.
 */
export const operatorSetResale = endpoint({
  ...operator,
  name: 'operatorSetResale',
  method: 'PATCH',
  body: strict({
    exchange: Type.Optional(SharesChange),
    buyBack: Type.Optional(SharesChange),
    dryRun: Type.Optional(Type.Boolean()),
  }),
  answer: Type.Object({
    before: Type.Optional(ResaleRule),
    rule: ResaleRule,
    written: Type.Boolean(),
  }),
  repeatable: true,
})
