import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'

/** One ring size in every system. `mm` is the size of ISO 8653, also used in Europe: the inside circumference. */
export const RingSize = Type.Object({
  mm: Type.Integer({ minimum: 41, maximum: 76, description: 'Inside circumference, millimetres' }),
  acrossMm: Type.Number({ description: 'Inside diameter, millimetres, to a hundredth' }),
  indian: Type.String(),
  european: Type.String(),
  american: Type.String({ description: 'To the nearest quarter, e.g. 6¼' }),
  british: Type.String({ description: 'To the nearest half, e.g. L½' }),
})
export type RingSize = Static<typeof RingSize>

/** The conversion table, smallest first. */
export const listRingSizes = endpoint({
  name: 'listRingSizes',
  method: 'GET',
  path: '/api/ring-sizes',
  feature: 'ring-sizes',
  answer: Type.Array(RingSize),
  sharedBy: ['shop'],
})
