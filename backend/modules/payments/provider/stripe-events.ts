import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Provider, ProviderEvent } from './provider.ts'

/** What is read of every event: names that fit a text column, and an object to fetch. */
const SeenEvent = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,255}$' }),
  type: Type.String({ pattern: '^[a-z0-9_.]{1,255}$' }),
  data: Type.Object({
    object: Type.Object({
      object: Type.Optional(Type.String({ maxLength: 255 })),
      id: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,255}$' })),
      /** An id, or the whole payment if it was expanded. */
      payment_intent: Type.Optional(Type.Unknown()),
    }),
  }),
})
type SeenEvent = Static<typeof SeenEvent>

const check = Compile(SeenEvent)

/** What an event is about besides sessions: the id of a refund, a charge's payment or a dispute. */
const moneySubject = ({ type, data: { object } }: SeenEvent): string | null => {
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  if (type.startsWith('refund.') || type === 'charge.refund.updated') return text(object.id)
  if (type.startsWith('charge.dispute.')) return text(object.id)
  return type === 'charge.refunded' ? text(object.payment_intent) : null
}

/** An event of Stripe; `odd` if a member that is read is not there, which a valid signature does not exclude. */
export const eventOf = (value: unknown): ProviderEvent | 'odd' => {
  if (!check.Check(value)) return 'odd'
  const { object } = value.data
  return {
    id: value.id,
    kind: value.type,
    sessionId: object.object === 'checkout.session' ? (object.id ?? null) : null,
    objectId: moneySubject(value),
  }
}

export const kindOfObject: Provider['kindOfObject'] = (id) => {
  if (/^(?:re|pyr)_/.test(id)) return 'refund'
  return /^(?:dp|du)_/.test(id) ? 'dispute' : 'payment'
}
