import { readFileSync } from 'node:fs'
import type { Static, TObject, TProperties, TSchema } from 'typebox'
import { Check } from 'typebox/value'

export type Env = Readonly<Record<string, string | undefined>>

/** A variable of the environment that cannot be right, in one line that may be shown to anybody. */
export class WrongSetting extends Error {}

/** What a schema of a variable says beside its shape (`kinds.ts`). */
export type SettingNotes = {
  /** Ends the sentence 'X must be …'. */
  readonly expected: string
  /** Never shown, not even when it is wrong. */
  readonly secret?: boolean
}

const noteOf = (schema: TSchema): Partial<SettingNotes> => schema as Partial<SettingNotes>

/** The text of a variable as the value that its schema checks. A number is written in digits and nothing else. */
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

/** What a value is, as it may stand in a log: no secret, no login of an address, nothing that breaks the line. */
const butIs = (schema: TSchema, text: string): string => {
  if (noteOf(schema).secret) return ''
  const bare = text.replace(/^.*@(?=[^>]*$)/s, '…@').replaceAll(/[^\x20-\x7e\u00a0-\uffff]/g, '?')
  return `, not '${bare.length > LONGEST_SHOWN ? `${bare.slice(0, LONGEST_SHOWN)}…` : bare}'`
}

/** A variable, or what the file holds that `<name>_FILE` names. */
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
 * One variable as it was given, itself or in the file that `<name>_FILE` names, for who must know of it before a program
 * reads and checks it; undefined where it is missing or empty. Throws WrongSetting over a file that cannot be read.
 */
export const settingOf = (env: Env, name: string): string | undefined =>
  textOf(name, env)?.trim() || undefined

/**
 * Reads the variables that a schema names. One that is missing or empty has its default, or is undefined. Throws
 * WrongSetting at the first one that cannot be right: its name, what is expected, and what it is.
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

/** Throws WrongSetting with this sentence when settings make no sense together. */
export const refuse = (when: boolean, sentence: string): void => {
  if (when) throw new WrongSetting(sentence)
}
