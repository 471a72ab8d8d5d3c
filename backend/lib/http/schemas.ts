import fastJson from 'fast-json-stringify'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'

/**
 * What is compiled of a schema is compiled once: an endpoint of the operator is at two addresses, and tests start many
 * backends in one process.
 */
const once = <T>(make: (schema: TSchema) => T): ((schema: TSchema) => T) => {
  const made = new WeakMap<TSchema, { readonly value: T }>()
  return (schema) => {
    const known = made.get(schema) ?? { value: make(schema) }
    made.set(schema, known)
    return known.value
  }
}

/** Checks values by a schema. */
export const validatorOf: (schema: TSchema) => Validator = once((schema) => Compile(schema))

/** Writes values as JSON by their schema. */
export const writerOf: (schema: TSchema) => (value: unknown) => string = once((schema) => fastJson(schema))
