import { readFileSync } from 'node:fs'
import type { Static, TSchema } from 'typebox'
import Type from 'typebox'
import { Check } from 'typebox/value'

/** A value from outside, if it fits the schema. If not, throws with the name of its source. */
export const checked = <T extends TSchema>(name: string, schema: T, value: unknown): Static<T> => {
  if (!Check(schema, value)) throw new Error(`${name} does not say what it should`)
  return value
}

/** The content of one of our JSON files. Throws with the name of the file if it does not match its schema. */
export const readJson = <T extends TSchema>(file: string, schema: T): Static<T> =>
  checked(file, schema, JSON.parse(readFileSync(file, 'utf8')))

const Texts = Type.Record(Type.String(), Type.String())

/** A JSON file of texts by their keys. */
export const readTexts = (file: string): Readonly<Record<string, string>> => readJson(file, Texts)
