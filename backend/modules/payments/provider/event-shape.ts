import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'

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
export type SeenEvent = Static<typeof SeenEvent>

const check = Compile(SeenEvent)

/** True if the members that are read of an event are there; a valid signature does not prove that. */
export const isEvent = (value: unknown): value is SeenEvent => check.Check(value)
