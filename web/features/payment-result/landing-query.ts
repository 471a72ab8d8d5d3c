import { graphql } from '#web/gql/payment-result/gql.ts'
import type { MarkPaidMutation } from '#web/gql/payment-result/graphql.ts'

export const MarkPaid = graphql(`
  mutation MarkPaid($sessionId: String!) {
    markPaid(sessionId: $sessionId) {
      status
      amount
      order {
        id
        number
        status
        amount
        advance {
          rest
        }
        money {
          ways
        }
        delivery
        storeName
        expectedArrival
        giftWrap
        plainParcel
        reservedUntil
        items {
          id
          name
          image
          quantity
          metalType
          purity
          stone
          clarity
          size
          engraving
          engravingFace
          birthStone
          box
          boxStamp
          options {
            key
            label
            value
          }
          background
          media {
            ...Picture_media
            placeholder
          }
        }
      }
    }
  }
`)

export type LandedOrder = NonNullable<MarkPaidMutation['markPaid']['order']>

/** What the page knows about the payment that led to it. */
export type Landing =
  /** Nothing yet: the shop has not answered. */
  | { readonly is: 'asking' }
  | { readonly is: 'unknown' }
  | {
      readonly is: 'paid' | 'waiting' | 'looked-at' | 'returned' | 'refused' | 'rest-refused'
      readonly order?: LandedOrder
      /** What this payment asked for, in paise. */
      readonly amount?: number | null
    }

const KNOWS_NOTHING = new Set(['NOT_FOUND', 'BAD_REQUEST', 'VALIDATION'])

/** Reads the shop's answer. The order decides: it may have ended although its money came. */
export const landingOf = (
  answer: MarkPaidMutation['markPaid'] | undefined,
  failure: string | undefined,
): Landing => {
  if (!answer) return { is: failure !== undefined && KNOWS_NOTHING.has(failure) ? 'unknown' : 'asking' }
  const { status, order, amount } = answer
  const known = order ? { order, amount } : {}
  if (order?.status === 'Under review') return { is: 'looked-at', ...known }
  const ended = order?.status === 'Cancelled' || order?.status === 'Refunded'
  if (status === 'PAID') return { is: ended ? 'returned' : 'paid', ...known }
  if (ended) return { is: 'refused', ...known }
  if (status === 'PENDING') return { is: 'waiting', ...known }
  // An order that is being made for an advance goes on without this payment.
  return { is: order?.advance?.rest ? 'rest-refused' : 'refused', ...known }
}
