import { Type, type Static, type TSchema } from 'typebox'

/** The schema of a read-only array. */
export const listOf = <S extends TSchema>(schema: S) => Type.Unsafe<readonly Static<S>[]>(Type.Array(schema))
