import { Type, type Static } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Moment } from './formats.ts'

const Percent = Type.Number({ minimum: 0, maximum: 100, description: 'Per cent, at most two decimals' })

/** Shares of the metal's value at the day's rate, and of what the stones cost when they were bought. */
const ResaleShares = Type.Object({ metal: Percent, stones: Percent })

/** The house's published rule: what it pays for a piece in exchange for another one, and in money. */
export const ResaleRule = Type.Object({ exchange: ResaleShares, buyBack: ResaleShares })
export type ResaleRule = Static<typeof ResaleRule>

/** A rule and since when it applies; `setBy` is `seed` or `operator`. */
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

/** All rules there have been, newest first: the first one applies. */
export const operatorResale = endpoint({
  ...operator,
  name: 'operatorResale',
  method: 'GET',
  answer: Type.Object({ rules: Type.Array(SetResaleRule) }),
})

const SharesChange = strict({ metal: Type.Optional(Percent), stones: Type.Optional(Percent) })

/**
 * Changes the rule from now on; a share that is not given stays. With `dryRun` nothing is written and the answer says
 * what would apply. If nothing changes, nothing is written.
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
