import { formatPaise } from '#backend/lib/trade/money.ts'
import { readDispute, readRefund } from '../news.ts'
import type { ProviderDispute, ProviderPayment, ProviderRefund } from '../provider/provider.ts'

/** One payment, refund or dispute as either side has it. */
export interface Entry {
  readonly kind: 'payment' | 'refund' | 'dispute'
  /** The provider's id. */
  readonly subject: string
  readonly orderId?: string | undefined
  readonly paise: number
  /** Sum and state in words; two sides agree when these are the same. */
  readonly says: string
}

export interface Difference {
  readonly kind: Entry['kind']
  readonly subject: string
  readonly orderId: string | null
  readonly paise: number
  readonly providerSays: string
  readonly booksSay: string
}

const NOBODY = { id: '', order_id: '' }
export const NOTHING = 'nothing'

/** What the provider says it has. A payment without money, and a failed refund, moved nothing. */
export const paymentEntry = (intent: ProviderPayment): Entry => ({
  kind: 'payment',
  subject: intent.id,
  paise: intent.amount_received,
  says: intent.amount_received > 0 ? formatPaise(intent.amount_received) : NOTHING,
})
export const refundEntry = (refund: ProviderRefund): Entry => {
  const { paise, state } = readRefund(refund, NOBODY, 0)
  return { kind: 'refund', subject: refund.id, paise, says: refundWords(paise, state) }
}
export const disputeEntry = (dispute: ProviderDispute): Entry => {
  const { paise, state, withdrawn } = readDispute(dispute, NOBODY, 0)
  return { kind: 'dispute', subject: dispute.id, paise, says: disputeWords(paise, state, withdrawn) }
}
export const refundWords = (paise: number, state: string): string =>
  state === 'failed' ? NOTHING : `${formatPaise(paise)}, ${state}`
export const disputeWords = (paise: number, state: string, withdrawn: number): string =>
  `${formatPaise(paise)}, ${state}, ${formatPaise(withdrawn)} taken`

/** Every entry on which the two sides differ. A side that has never heard of an entry says nothing about it. */
export const differences = (provider: readonly Entry[], books: readonly Entry[]): Difference[] => {
  const keyOf = ({ kind, subject }: Entry) => `${kind} ${subject}`
  const theirs = new Map(provider.map((entry) => [keyOf(entry), entry]))
  const ours = new Map(books.map((entry) => [keyOf(entry), entry]))
  return [...new Set([...theirs.keys(), ...ours.keys()])].flatMap((key) => {
    const [their, our] = [theirs.get(key), ours.get(key)]
    const entry = our ?? their
    const [providerSays, booksSay] = [their?.says ?? NOTHING, our?.says ?? NOTHING]
    if (!entry || providerSays === booksSay) return []
    const { kind, subject } = entry
    return [
      {
        kind,
        subject,
        orderId: our?.orderId ?? null,
        paise: Math.abs((their?.paise ?? 0) - (our?.paise ?? 0)) || entry.paise,
        providerSays,
        booksSay,
      },
    ]
  })
}
