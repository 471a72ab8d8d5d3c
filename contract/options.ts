import { Type, type Static } from 'typebox'
import { endpoint, strict } from './endpoint.ts'

/**
 * What shoppers choose besides metal, purity, stone, quality and size: the length of a chain, the screw of a nose pin.
 * The house names these options; a piece has those for which its variants have values.
 */

const Key = Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 32 })
const Value = Type.String({ minLength: 1, maxLength: 64 })

/** A value that was chosen. `name` is the option's, in answers alone. */
export const ChosenOption = Type.Object({
  key: Key,
  name: Type.Optional(Type.String({ maxLength: 60 })),
  value: Value,
})
export type ChosenOption = Static<typeof ChosenOption>

/** Values of a variant by the keys of the options. */
export const OptionValues = Type.Record(Key, Value)
export type OptionValues = Static<typeof OptionValues>

export const HouseOption = strict({
  key: Key,
  /** As shoppers read it: 'Length'. */
  name: Type.String({ minLength: 1, maxLength: 60 }),
  /** Lists can be filtered by it. */
  facet: Type.Optional(Type.Boolean()),
  /**
   * In lists in which at least a fifth of the pieces have it, it is asked before metals and stones: a pair of earrings
   * or one, the movement of a watch.
   */
  first: Type.Optional(Type.Boolean()),
  /** Nobody chooses it: pieces show it as an attribute of this name, e.g. the movement of a watch. */
  attribute: Type.Optional(Type.Boolean()),
  /** Values in the order in which they are shown; any others follow. */
  values: Type.Optional(
    Type.Array(
      strict({
        value: Value,
        /** Rupees that it adds to the making charge of an imported piece, before GST. */
        rupees: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
        /** Metal that it adds to the weight of an imported piece. */
        milligrams: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
      }),
      { maxItems: 100 },
    ),
  ),
})
export type HouseOption = Static<typeof HouseOption>

/** All of them, in the order in which a page asks for them. */
export const OptionsSource = Type.Array(HouseOption, { maxItems: 12 })
export type OptionsSource = Static<typeof OptionsSource>

const operator = { caller: 'operator', may: ['owner', 'manager'], feature: 'operator' } as const
const Options = strict({ options: OptionsSource })

export const operatorOptions = endpoint({
  ...operator,
  name: 'operatorOptions',
  method: 'GET',
  path: '/api/operator/options',
  answer: Options,
})

/** Replaces them; they show at once. An option that pieces still have cannot be removed (409). */
export const operatorSetOptions = endpoint({
  ...operator,
  name: 'operatorSetOptions',
  method: 'PUT',
  path: '/api/operator/options',
  body: Options,
  answer: Options,
  repeatable: true,
})
