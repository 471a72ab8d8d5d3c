import { Type, type Static } from 'typebox'
import { strict } from '#contract/endpoint.ts'

/**
 * `translations/<language>/<name>.json`: texts that the house wrote, each exactly as in its other files, with its
 * translation. `choices`: the values that pieces are chosen by (metals, stones, values of options, collections).
 */
const Said = Type.Record(
  Type.String({ minLength: 1, maxLength: 10_000 }),
  Type.String({ minLength: 1, maxLength: 10_000, pattern: '\\S' }),
)
export const TranslationsFile = strict({ texts: Type.Optional(Said), choices: Type.Optional(Said) })
export type TranslationsFile = Static<typeof TranslationsFile>
