import { IsArray, IsObject, IsUnion, type TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import type { Pointer } from './fault.ts'

export interface Found {
  readonly pointer: Pointer
  readonly why: string
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kindOf = (schema: TSchema): unknown => {
  const kind: unknown = IsObject(schema) ? schema.properties.kind : undefined
  return isRecord(kind) && 'const' in kind ? kind.const : undefined
}

const step = (pointer: Pointer, name: string | number): Pointer =>
  `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** The one of these that the value's `kind` names; undefined if they do not differ by `kind`. */
const inUnion = (schemas: readonly TSchema[], value: unknown, at: Pointer): Found | undefined => {
  const kinds = schemas.map(kindOf).filter((kind) => typeof kind === 'string')
  if (kinds.length === 0 || !isRecord(value)) return undefined
  const meant = schemas.find((schema) => kindOf(schema) === value.kind)
  if (meant) return firstFault(meant, value, at)
  return { pointer: step(at, 'kind'), why: `must be one of ${kinds.join(', ')}` }
}

/** Where a value first differs from its schema, as deep as can be told. Undefined where it fits. */
export const firstFault = (schema: TSchema, value: unknown, at: Pointer = ''): Found | undefined => {
  if (IsUnion(schema)) {
    const found = inUnion(schema.anyOf, value, at)
    if (found) return found
  }
  if (IsArray(schema) && Array.isArray(value))
    for (const [n, item] of value.entries()) {
      const found = firstFault(schema.items, item, step(at, n))
      if (found) return found
    }
  if (IsObject(schema) && isRecord(value))
    for (const [name, member] of Object.entries(schema.properties)) {
      const found = value[name] === undefined ? undefined : firstFault(member, value[name], step(at, name))
      if (found) return found
    }
  const [error] = Errors(schema, value)
  if (!error) return undefined
  const { instancePath, message, keyword, params } = error
  if (keyword === 'boolean')
    return { pointer: `${at}${instancePath}`, why: 'is no member that is known here' }
  const missing = 'requiredProperties' in params && Array.isArray(params.requiredProperties)
  return {
    pointer: `${at}${instancePath}`,
    why: missing ? `lacks ${params.requiredProperties.join(', ')}` : message,
  }
}
