import type { WayToPay } from '#contract/checkout.ts'
import type { PayMaxima } from '#backend/lib/implement.ts'
import { inRupees, rupeesFromPaise } from '#backend/lib/money.ts'

type Kind = WayToPay['kind']

interface Maximum {
  readonly kind: Kind
  /** In force from this day, ISO 8601. */
  readonly from: string
  readonly paise: number
  readonly source: string
}

/**
 * The largest sum that each way takes at once, as its operator publishes it; the newest row of a kind stands. Looked up
 * on 22 November 2026. A bank may set less: `PAY_MAXIMA` says so for this house.
 */
const PUBLISHED: readonly Maximum[] = [
  {
    kind: 'card',
    from: '2026-01-01',
    paise: 999_999_999,
    source: 'docs.stripe.com/currencies, maximum amounts: nine digits for INR, ₹99,99,999.99',
  },
  {
    kind: 'upi',
    from: '2025-09-15',
    paise: 2_00_000_00,
    source:
      'National Payments Corporation of India, limits for merchants since 15 September 2025: jewellery ₹2 lakh',
  },
]

/** The ways that this shop has at all, in the order they are offered. */
const OFFERED: readonly Kind[] = ['card']

/** A way with its maximum for this house, in paise. */
export interface Way {
  readonly kind: Kind
  readonly maximum: number
}

/** What each way of the shop takes on a day (ISO 8601); the house's own maxima only ever lower the published ones. */
export const waysOn = (day: string, own: PayMaxima): Way[] =>
  OFFERED.flatMap((kind) => {
    const published = PUBLISHED.findLast((row) => row.kind === kind && row.from <= day)
    return published ? [{ kind, maximum: Math.min(published.paise, own[kind] ?? published.paise) }] : []
  })

/** The ways that can take this sum. */
export const waysFor = (ways: readonly Way[], paise: number): Way[] =>
  ways.filter(({ maximum }) => paise <= maximum)

/** What to tell the shopper where no way takes the sum, with what to do next; undefined where one does. */
export const unpayable = (ways: readonly Way[], paise: number): string | undefined => {
  if (waysFor(ways, paise).length > 0) return undefined
  const most = Math.max(0, ...ways.map(({ maximum }) => maximum))
  return `${inRupees(paise)} cannot be paid here at once: the most is ${inRupees(most)}. Please write to us and we arrange the payment with you, or take fewer pieces.`
}

/** The same as the contract has it. */
export const toWays = (ways: readonly Way[]): WayToPay[] =>
  ways.map(({ kind, maximum }) => ({ kind, maximum: rupeesFromPaise(maximum) }))
