import type { WayToPay } from '#contract/checkout.ts'
import type { PaymentWay } from '#contract/payment-way.ts'
import { TRANSFER_DAYS, type OnlineWay, type ShopFacts } from '#contract/shop.ts'
import { daysLater } from '#backend/lib/words/days.ts'
import type { PayMaxima } from '#backend/lib/http/implement.ts'
import { formatPaise, rupeesFromPaise } from './money.ts'

type Kind = PaymentWay

interface Maximum {
  readonly kind: Kind
  /** In force from this day, ISO 8601. */
  readonly from: string
  /** Left out: it takes any sum. */
  readonly paise?: number
  readonly source: string
}

/**
 * The largest sum that each way to pay takes in one payment, as its operator publishes it; the newest row of a kind
 * applies. Looked up on 22 November 2026. If the house's bank takes less, `PAY_MAXIMA` says so.
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
  {
    kind: 'transfer',
    from: '2019-07-01',
    source:
      'Reserve Bank of India, questions on Real Time Gross Settlement: from ₹2 lakh, no upper limit; on National Electronic Funds Transfer: no limit',
  },
]

/** The ways of the payment provider if the house names none. */
const PROVIDED: readonly OnlineWay[] = ['card']

/** A way with its maximum for this house, in paise; infinite if it takes any sum. */
export interface Way {
  readonly kind: Kind
  readonly maximum: number
  /** For a transfer: the last day on which it is accepted. */
  readonly dueOn?: string
}

/** The transfer as this house offers it: not at all where its facts name no account. */
export const transferOf = (facts: ShopFacts, now: number): Pick<Way, 'dueOn'> | undefined =>
  facts.bankAccount && { dueOn: daysLater(now, facts.transferDays ?? TRANSFER_DAYS) }

/** What each way of the shop takes on a day (ISO 8601); the house's own maxima only ever lower the published ones. */
export const waysOn = (
  day: string,
  own: PayMaxima,
  transfer?: Pick<Way, 'dueOn'>,
  online: readonly OnlineWay[] = PROVIDED,
): Way[] =>
  [...online, ...(transfer ? (['transfer'] as const) : [])].flatMap((kind) => {
    const published = PUBLISHED.findLast((row) => row.kind === kind && row.from <= day)
    if (!published) return []
    const maximum = Math.min(published.paise ?? Infinity, own[kind] ?? Infinity)
    return [{ kind, maximum, ...(kind === 'transfer' && transfer) }]
  })

/** The ways that can take this sum. */
export const waysFor = (ways: readonly Way[], paise: number): Way[] =>
  ways.filter(({ maximum }) => paise <= maximum)

/** The ways whose maximum is below this sum. */
export const smallerWays = (ways: readonly Way[], paise: number): Way[] =>
  ways.filter(({ maximum }) => paise > maximum)

/** The ways of the payment provider that can take this sum. */
export const onlineFor = (ways: readonly Way[], paise: number): Kind[] =>
  waysFor(ways, paise).flatMap(({ kind }) => (kind === 'transfer' ? [] : [kind]))

/** What to tell the shopper if no way takes the sum, with what to do next; undefined if one does. */
export const unpayable = (ways: readonly Way[], paise: number): string | undefined => {
  if (waysFor(ways, paise).length > 0) return undefined
  const most = Math.max(0, ...ways.map(({ maximum }) => maximum))
  return `${formatPaise(paise)} cannot be paid here at once: the most is ${formatPaise(most)}. Please write to us and we arrange the payment with you, or take fewer pieces.`
}

/** Why the chosen way cannot take this sum; undefined if it can. */
export const wrongWay = (ways: readonly Way[], paise: number, chosen: Kind): string | undefined => {
  const fit = waysFor(ways, paise)
  if (fit.length === 0) return unpayable(ways, paise)
  if (fit.some(({ kind }) => kind === chosen)) return undefined
  const way = ways.find(({ kind }) => kind === chosen)
  const why = way
    ? `${NAMES[chosen]} takes ${formatPaise(way.maximum)} at once`
    : `${NAMES[chosen]} is not offered`
  return `${why}. ${formatPaise(paise)} can be paid by ${fit.map(({ kind }) => BY[kind]).join(' or ')}.`
}

const NAMES: Readonly<Record<Kind, string>> = { card: 'A card', upi: 'UPI', transfer: 'Bank transfer' }
const BY: Readonly<Record<Kind, string>> = { card: 'card', upi: 'UPI', transfer: 'bank transfer' }

/** The same as the contract has it. */
export const toWays = (ways: readonly Way[]): WayToPay[] =>
  ways.map(({ kind, maximum, dueOn }) => ({
    kind,
    ...(maximum !== Infinity && { maximum: rupeesFromPaise(maximum) }),
    ...(dueOn !== undefined && { dueOn }),
  }))
