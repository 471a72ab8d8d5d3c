import type Stripe from 'stripe'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'

/** What is read of any event: names that a text column takes, and an object to be looked at. */
const check = Compile(
  Type.Object({
    id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,255}$' }),
    type: Type.String({ pattern: '^[a-z0-9_.]{1,255}$' }),
    data: Type.Object({
      object: Type.Object({
        object: Type.Optional(Type.String({ maxLength: 255 })),
        id: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,255}$' })),
      }),
    }),
  }),
)

/** True for what has the members that are read of an event; a right signature alone does not say so. */
export const isEvent = (value: unknown): value is Stripe.Event => check.Check(value)
