import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Day } from './formats.ts'

/** When a parcel can reach a PIN code. */
export const DeliveryPromise = Type.Object({
  pin: Type.String(),
  /** False if the house does not deliver there. */
  served: Type.Boolean(),
  /** The district or region that the PIN code belongs to, e.g. 'Bengaluru'. */
  place: Type.Optional(Type.String()),
  /** Its town, if the PIN code has exactly one. */
  city: Type.Optional(Type.String()),
  /** The states it is in: one for most, several if a sorting district crosses a border. */
  states: Type.Optional(Type.Array(Type.String())),
  /** Working days in transit. */
  transitDays: Type.Optional(Type.Integer()),
  /** ISO 8601 date; absent if we do not deliver there. */
  expectedArrival: Type.Optional(Day),
})
export type DeliveryPromise = Static<typeof DeliveryPromise>

/** `makingDays`: working days until the slowest piece leaves the workshop. */
export const getPromise = endpoint({
  name: 'getPromise',
  method: 'GET',
  path: '/api/promise/:pin',
  feature: 'promise',
  params: Type.Object({ pin: Type.String({ pattern: '^[1-9][0-9]{5}$' }) }),
  query: Type.Object({ makingDays: Type.Optional(Type.Integer({ minimum: 0, maximum: 365, default: 0 })) }),
  answer: DeliveryPromise,
})
