import { Type, type Static, type TSchema } from 'typebox'

/** The schema of an array that nobody changes once it is written. */
export const listOf = <S extends TSchema>(schema: S) => Type.Unsafe<readonly Static<S>[]>(Type.Array(schema))
