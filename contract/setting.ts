import { Type, type Static } from 'typebox'

/**
 * A piece that is also made with a loose stone of the house: the cuts that fit it, by name, and the smallest and
 * largest weight. The loose stone replaces its own, so such a piece has exactly one stone.
 */
export const Setting = Type.Object({
  cuts: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { minItems: 1, maxItems: 12 }),
  caratsFrom: Type.Number({ minimum: 0, maximum: 100 }),
  caratsTo: Type.Number({ exclusiveMinimum: 0, maximum: 100 }),
})
export type Setting = Static<typeof Setting>
