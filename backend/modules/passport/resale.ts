import type { ResaleValue } from '#contract/passport.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'

/** Hundredths of a per cent: of the metal at today's rate, and of what the stones cost when they were bought. */
export interface ResaleRule {
  readonly metal: number
  readonly stones: number
}

export interface Resold {
  /** The metal of the piece as it was delivered, milligrams. */
  readonly netMg: number
  /** Today's rate. */
  readonly paisePerGram: number
  /** What was paid for the stones of this piece, without tax. */
  readonly stonesPaise: number
  /** What was paid for this piece, tax included: the most that is given for it, whatever the metal costs by then. */
  readonly paidPaise: number
  readonly rule: ResaleRule
}

const MG_PER_G = 1000n
const WHOLE = 10_000n

/**
 * What the house pays for a piece, in whole paise, each part rounded down, and at most what was paid for it. Making and
 * tax are not paid back: they were spent on the piece, or went to the state.
 */
export const resaleParts = ({ netMg, paisePerGram, stonesPaise, paidPaise, rule }: Resold) => {
  const metal = Number((BigInt(netMg) * BigInt(paisePerGram) * BigInt(rule.metal)) / (MG_PER_G * WHOLE))
  const stones = Number((BigInt(stonesPaise) * BigInt(rule.stones)) / WHOLE)
  return { metal, stones, total: Math.min(metal + stones, paidPaise) }
}

/** The same as the contract has it. */
export const resaleValue = (resold: Resold): ResaleValue => {
  const { metal, stones, total } = resaleParts(resold)
  return {
    metal: rupeesFromPaise(metal),
    stones: rupeesFromPaise(stones),
    total: rupeesFromPaise(total),
    paid: rupeesFromPaise(resold.paidPaise),
    stonesPaid: rupeesFromPaise(resold.stonesPaise),
    metalPercent: resold.rule.metal / 100,
    stonePercent: resold.rule.stones / 100,
  }
}
