import { IsObject, type Static, type TSchema } from 'typebox'
import { member } from '#program/member.ts'
import { Refusal } from './implement.ts'
import { validatorOf } from './schemas.ts'

interface Property {
  readonly type?: string
  readonly default?: unknown
}

const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/

const fromText = (text: unknown, type: string | undefined): unknown => {
  if (typeof text !== 'string') return text
  if (type === 'array') return [text]
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if ((type === 'integer' || type === 'number') && NUMBER.test(text)) return Number(text)
  return text
}

/** Sentences that a form can show next to a field. */
const SENTENCES: Readonly<Record<string, string>> = {
  required: 'This is needed.',
  minLength: 'This is too short.',
  maxLength: 'This is too long.',
  pattern: 'This does not look right.',
  format: 'This does not look right.',
  minimum: 'This is too small.',
  maximum: 'This is too large.',
  additionalProperties: 'This is not known here.',
  // The same, for the member itself.
  boolean: 'This is not known here.',
  type: 'This has the wrong format.',
}

/**
 * The path of an alternative of a union, from the error that its constant member, such as its kind, has another value.
 */
const ALTERNATIVE = /^(.*\/anyOf)\/\d+(?=\/properties\/[^/]+$)/

/**
 * Without the errors of alternatives that were not meant: somebody who sends a parcel does not read that a store is
 * missing. Alternatives are told apart by a constant member; if none has the value that was sent, all errors are kept.
 */
const ofWhatWasMeant = <E extends { readonly keyword: string; readonly schemaPath: string }>(
  errors: readonly E[],
): readonly E[] => {
  const isOf = (path: string) => (error: E) =>
    error.schemaPath === path || error.schemaPath.startsWith(`${path}/`)
  let left = errors
  for (const { keyword, schemaPath } of errors) {
    const [path, union] = (keyword === 'const' && ALTERNATIVE.exec(schemaPath)) || []
    if (path === undefined || union === undefined) continue
    const without = left.filter((error) => !isOf(path)(error))
    if (!without.some(isOf(union))) continue
    const whole = union.replace(/\/anyOf$/, '')
    left = without.filter((error) => error.keyword !== 'anyOf' || error.schemaPath !== whole)
  }
  return left
}

const fieldOf = (path: string, child?: string) =>
  [...path.split('/').filter((part) => part !== ''), ...(child === undefined ? [] : [child])].join('.') ||
  'body'

/** PostgreSQL keeps no NUL in text; nobody types one. */
const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0')
  if (Array.isArray(value)) return value.some(holdsNul)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).some(([k, v]) => k.includes('\0') || holdsNul(v))
  return false
}

/**
 * A check of one part of a request. Texts of `params` and `query` become the numbers and flags that the schema asks for
 * and defaults are filled in; a body is taken as it is. Refuses with 400 and a sentence per field.
 */
export const checker = <S extends TSchema>(
  schema: S,
  part: 'params' | 'query' | 'body',
): ((value: unknown) => Static<S>) => {
  const compiled = validatorOf(schema)
  const fits = (value: unknown): value is Static<S> => compiled.Check(value) && !holdsNul(value)
  const expected = IsObject(schema) ? Object.entries<Property>(schema.properties) : []
  const prepare = (value: unknown): unknown => {
    if (part === 'body') return value ?? {}
    const read: Record<string, unknown> = {}
    for (const [name, { type, default: usual }] of expected) {
      const asked = member(value, name)
      const found = asked === undefined ? usual : fromText(asked, type)
      if (found !== undefined) read[name] = found
    }
    return read
  }
  return (value) => {
    const prepared = prepare(value)
    if (fits(prepared)) return prepared
    const fields: Record<string, string> = {}
    for (const error of ofWhatWasMeant(compiled.Errors(prepared)).slice(0, 20)) {
      const sentence = SENTENCES[error.keyword] ?? 'This is not one of the possible values.'
      const names =
        error.keyword === 'required'
          ? error.params.requiredProperties
          : error.keyword === 'additionalProperties'
            ? error.params.additionalProperties
            : [undefined]
      for (const name of names) fields[fieldOf(error.instancePath, name)] ??= sentence
    }
    throw new Refusal(400, 'VALIDATION', 'Something in this request is not right.', { fields })
  }
}
