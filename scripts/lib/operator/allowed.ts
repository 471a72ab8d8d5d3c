import { endpoints } from '#contract/endpoints.ts'
import { member } from '#program/member.ts'

/** A number that is a limit, as a schema has it. */
const limit = (schema: unknown, name: string): number | undefined => {
  const value = member(schema, name)
  return typeof value === 'number' ? value : undefined
}

const listOf = (schema: unknown, name: string): readonly unknown[] => {
  const list = member(schema, name)
  return Array.isArray(list) ? list : []
}

const span = (least: number | undefined, most: number | undefined): string => {
  if (least !== undefined && most !== undefined) return ` from ${least} to ${most}`
  if (least !== undefined) return ` from ${least}`
  return most === undefined ? '' : ` up to ${most}`
}

/** The words that a schema lists, in either of its ways. */
const wordsOf = (schema: unknown): readonly string[] => [
  ...listOf(schema, 'enum').map(String),
  ...listOf(schema, 'anyOf').flatMap((one) => {
    const value = member(one, 'const')
    return value === undefined ? wordsOf(one) : [String(value)]
  }),
]

/** A longer pattern says nothing to a person. */
const READABLE = 40

/** Whether a text is as long as it may be: then its length is not why it was refused. */
const isOfLength = (schema: unknown, given: unknown): boolean =>
  typeof given === 'string' &&
  given.length >= (limit(schema, 'minLength') ?? 0) &&
  given.length <= (limit(schema, 'maxLength') ?? Infinity)

/** What a schema allows, in a few words; undefined if they would say nothing about what was given. */
const inWords = (schema: unknown, given: unknown): string | undefined => {
  const words = wordsOf(schema)
  if (words.length > 0) return `one of ${words.join(', ')}`
  const description = member(schema, 'description')
  const [type, pattern] = [member(schema, 'type'), member(schema, 'pattern')]
  if (type === 'boolean') return 'true or false'
  if (type === 'integer' || type === 'number')
    return `a ${type === 'integer' ? 'whole number' : 'number'}${span(limit(schema, 'minimum'), limit(schema, 'maximum'))}`
  if (type !== 'string') return undefined
  if (typeof description === 'string') return description
  const length = isOfLength(schema, given) ? '' : span(limit(schema, 'minLength'), limit(schema, 'maxLength'))
  const parts = [
    ...(typeof pattern === 'string' && pattern.length <= READABLE ? [`text that fits ${pattern}`] : []),
    ...(length === '' ? [] : [`${length.trim()} characters`]),
  ]
  return parts.length === 0 ? undefined : parts.join(', ')
}

/** The schema of a member, `pieces.0.huid`, whichever alternative has it. */
const schemaAt = (schema: unknown, [name, ...rest]: readonly string[]): unknown => {
  if (name === undefined) return schema
  const next = member(member(schema, 'properties'), name) ?? member(schema, 'items')
  if (next !== undefined) return schemaAt(next, rest)
  for (const one of [...listOf(schema, 'anyOf'), ...listOf(schema, 'allOf')]) {
    const found = schemaAt(one, [name, ...rest])
    if (found !== undefined) return found
  }
  return undefined
}

const isAt = (route: string, path: string): boolean => {
  const [wanted, given] = [route.split('/'), path.split('/')]
  return (
    wanted.length === given.length && wanted.every((part, n) => part.startsWith(':') || part === given[n])
  )
}

/** A member of what was sent, `pieces.0.huid`. */
const valueAt = (value: unknown, [name, ...rest]: readonly string[]): unknown =>
  name === undefined ? value : valueAt(member(value, name), rest)

/** What the contract allows for one field of a call, in a few words; undefined if it says nothing of it. */
export const allowedIn = (
  method: string,
  address: string,
  field: string,
  sent: unknown,
): string | undefined => {
  const [path = ''] = address.split('?')
  const found = endpoints.find(({ endpoint }) => endpoint.method === method && isAt(endpoint.path, path))
  if (!found) return undefined
  const names = field.split('.')
  for (const part of [found.endpoint.body, found.endpoint.query, found.endpoint.params]) {
    const schema = schemaAt(part, names)
    if (schema !== undefined) return inWords(schema, valueAt(sent, names))
  }
  return undefined
}
