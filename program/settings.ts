import { readFileSync } from 'node:fs'
import type { Static, TObject, TProperties, TSchema } from 'typebox'
import { Check } from 'typebox/value'

export type Env = Readonly<Record<string, string | undefined>>

/** A wrong variable of the environment, in one line that may be shown to anybody. */
export class WrongSetting extends Error {}

/** What the schema of a variable holds besides its type (`kinds.ts`). */
export type SettingNotes = {
  /** Ends the sentence 'X must be …'. */
  readonly expected: string
  /** Never shown, even when it is wrong. */
  readonly secret?: boolean
}

const noteOf = (schema: TSchema & Partial<SettingNotes>): Partial<SettingNotes> => schema

/** The text of a variable as a value that its schema can check. A number consists of digits only. */
const valueOf = (schema: TSchema & { readonly type?: unknown }, text: string): unknown => {
  if (schema.type === 'array')
    return text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
  if (schema.type === 'integer' || schema.type === 'number')
    return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return text
}

const LONGEST_SHOWN = 60

/** A value as it may appear in a log: no secret, no login in an address, no line break. */
const butIs = (schema: TSchema, text: string): string => {
  if (noteOf(schema).secret) return ''
  const bare = text.replace(/^.*@(?=[^>]*$)/s, '…@').replaceAll(/[^\x20-\x7e\u00a0-\uffff]/g, '?')
  return `, not '${bare.length > LONGEST_SHOWN ? `${bare.slice(0, LONGEST_SHOWN)}…` : bare}'`
}

/** A variable, or the content of the file that `<name>_FILE` names. */
const textOf = (name: string, env: Env): string | undefined => {
  const file = env[`${name}_FILE`]?.trim()
  if (!file) return env[name]
  if (env[name]?.trim()) throw new WrongSetting(`${name} and ${name}_FILE are both set: give one of them`)
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new WrongSetting(`${name}_FILE must be a file that can be read`)
  }
}

/**
 * One variable as given, directly or in the file that `<name>_FILE` names, for those who need it before a program
 * reads and checks it; undefined if it is missing or empty. Throws WrongSetting if a file cannot be read.
 */
export const settingOf = (env: Env, name: string): string | undefined =>
  textOf(name, env)?.trim() || undefined

/**
 * Reads the variables that a schema names. A missing or empty one has its default, or is undefined. Throws
 * WrongSetting at the first wrong one, with its name, what is expected, and what it is.
 */
export const readSettings = <T extends TProperties>(schema: TObject<T>, env: Env): Static<TObject<T>> => {
  const values: Record<string, unknown> = {}
  for (const [name, one] of Object.entries<TSchema>(schema.properties)) {
    const text = textOf(name, env)?.trim()
    if (text === undefined || text === '') {
      if ('default' in one) values[name] = one.default
      continue
    }
    const value = valueOf(one, text)
    if (!Check(one, value))
      throw new WrongSetting(`${name} must be ${noteOf(one).expected ?? 'something else'}${butIs(one, text)}`)
    values[name] = value
  }
  return checked(schema, values)
}

const checked = <T extends TProperties>(schema: TObject<T>, values: unknown): Static<TObject<T>> => {
  if (!Check(schema, values)) throw new WrongSetting('The settings do not fit their schema')
  return values
}

/** Throws WrongSetting with this sentence, for settings that contradict each other. */
export const refuse = (when: boolean, sentence: string): void => {
  if (when) throw new WrongSetting(sentence)
}
