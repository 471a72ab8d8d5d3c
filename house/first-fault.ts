import { IsArray, IsLiteral, IsObject, IsUnion, type TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import { stepTo, type Pointer } from './fault.ts'

export interface Found {
  readonly pointer: Pointer
  readonly why: string
}

/** Members of a house's files that may still have their old names. */
const RENAMED: ReadonlyMap<unknown, string> = new Map([['ground', 'background']])
const nowCalled = (name: string): string => `is called '${name}' now`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kindOf = (schema: TSchema): unknown => {
  const kind: unknown = IsObject(schema) ? schema.properties.kind : undefined
  return isRecord(kind) && 'const' in kind ? kind.const : undefined
}

const step = (pointer: Pointer, name: string | number): Pointer => pointer + stepTo(String(name))

/** The one of these that the value's `kind` names; undefined if they do not differ by `kind`. */
const inUnion = (schemas: readonly TSchema[], value: unknown, at: Pointer): Found | undefined => {
  const kinds = schemas.map(kindOf).filter((kind) => typeof kind === 'string')
  if (kinds.length === 0 || !isRecord(value)) return undefined
  const meant = schemas.find((schema) => kindOf(schema) === value.kind)
  if (meant) return firstFault(meant, value, at)
  return { pointer: step(at, 'kind'), why: `must be one of ${kinds.join(', ')}` }
}

/** The words of a union of words. */
const wordsOf = (schemas: readonly TSchema[]): unknown[] =>
  schemas.every(IsLiteral) ? schemas.map((schema) => schema.const) : []

const notInWords = (words: readonly unknown[], value: unknown): string => {
  const renamed = RENAMED.get(value)
  if (renamed !== undefined && words.includes(renamed)) return nowCalled(renamed)
  return `must be one of ${words.join(', ')}`
}

const renamedMember = (schema: { properties: object }, value: object, at: Pointer): Found | undefined => {
  for (const name of Object.keys(value)) {
    const renamed = RENAMED.get(name)
    if (renamed !== undefined && renamed in schema.properties && !(name in schema.properties))
      return { pointer: step(at, name), why: nowCalled(renamed) }
  }
  return undefined
}

/** Where a value first differs from its schema, as deep as possible. Undefined if it fits. */
export const firstFault = (schema: TSchema, value: unknown, at: Pointer = ''): Found | undefined => {
  if (IsUnion(schema)) {
    const found = inUnion(schema.anyOf, value, at)
    if (found) return found
    const words = wordsOf(schema.anyOf)
    if (words.length > 0 && !words.includes(value)) return { pointer: at, why: notInWords(words, value) }
  }
  if (IsArray(schema) && Array.isArray(value))
    for (const [n, item] of value.entries()) {
      const found = firstFault(schema.items, item, step(at, n))
      if (found) return found
    }
  if (IsObject(schema) && isRecord(value)) {
    const renamed = renamedMember(schema, value, at)
    if (renamed) return renamed
    for (const [name, member] of Object.entries(schema.properties)) {
      const found = value[name] === undefined ? undefined : firstFault(member, value[name], step(at, name))
      if (found) return found
    }
  }
  const [error] = Errors(schema, value)
  const wanted = 'description' in schema ? schema.description : undefined
  if (!error) return undefined
  const { instancePath, message, keyword, params } = error
  if (keyword === 'enum' && 'allowedValues' in params)
    return { pointer: `${at}${instancePath}`, why: notInWords(params.allowedValues, value) }
  if (keyword === 'boolean')
    return { pointer: `${at}${instancePath}`, why: 'is not a member that is known here' }
  // Nobody reads a pattern who can read what it is for.
  if (keyword === 'pattern' && instancePath === '' && typeof wanted === 'string')
    return { pointer: at, why: `must be ${wanted}` }
  const missing = 'requiredProperties' in params && Array.isArray(params.requiredProperties)
  return {
    pointer: `${at}${instancePath}`,
    why: missing ? `lacks ${params.requiredProperties.join(', ')}` : message,
  }
}
