import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'

const owner = { caller: 'operator', may: ['owner'], feature: 'operator' } as const

/** How many values of the store each key of the house (`DATA_KEY`) seals. No key is shown, only its id. */
export const operatorDataKey = endpoint({
  ...owner,
  name: 'operatorDataKey',
  method: 'GET',
  path: '/api/operator/data-key',
  answer: Type.Object({
    current: Type.String({ description: 'Seals from now on' }),
    keys: Type.Array(
      Type.Object({
        id: Type.String(),
        values: Type.Integer(),
        known: Type.Boolean({ description: 'False: DATA_KEY lacks it' }),
      }),
    ),
    plain: Type.Integer({ description: 'Not sealed yet' }),
  }),
})

/** Seals more values with the current key, including those of an earlier key. Repeat until `left` is 0. */
export const operatorRotateDataKey = endpoint({
  ...owner,
  name: 'operatorRotateDataKey',
  method: 'POST',
  path: '/api/operator/data-key',
  answer: Type.Object({ current: Type.String(), done: Type.Integer(), left: Type.Integer() }),
  repeatable: true,
})
