import fc from 'fast-check'
import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import {
  ID_PATTERN,
  PICTURE_PATTERN,
  SecureAddress,
  WebAddress,
  ClockTime,
  Email,
} from '#contract/formats.ts'
import { hostileText } from './hostile.ts'

/** REST requests of which everything fits the contract but one value at a place that has a format. */

interface Shape {
  type?: string
  format?: string
  pattern?: string
  description?: string
  anyOf?: Shape[]
  allOf?: Shape[]
  const?: unknown
  enum?: unknown[]
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
}

export interface Place {
  readonly endpoint: AnyEndpoint
  readonly in: 'params' | 'query' | 'body'
  /** Names of members; a number is an item of a list. */
  readonly at: readonly (string | number)[]
  readonly shape: Shape
}

const patternOf = (schema: Shape) => schema.pattern

/** What texts of each format look like. */
const EXAMPLES: readonly (readonly [(shape: Shape) => boolean, string])[] = [
  [({ format }) => format === 'date', '2026-12-01'],
  [({ format }) => format === 'date-time', '2026-12-01T10:00:00.000Z'],
  [({ description }) => description === 'IANA name', 'Asia/Kolkata'],
  [({ pattern }) => pattern === ID_PATTERN, 'vane'],
  [({ pattern }) => pattern === patternOf(ClockTime), '10:00'],
  [({ pattern }) => pattern === patternOf(Email), 'a@example.com'],
  [({ pattern }) => pattern === PICTURE_PATTERN, '/media/a.webp'],
  [({ pattern }) => pattern === patternOf(WebAddress), '/jewellery'],
  [({ pattern }) => pattern === patternOf(SecureAddress), 'https://example.com/a'],
]

/** Texts that look as if they fit a format and do not, or fit another. */
export const NEARLY = [
  '2026-99-99', '2026-02-30', '2026-02-29', '2027-13-01', '0000-01-01', '1899-12-31', '2200-01-01', '26-1-1', '2026-1-1', '2026-12-01T', '2026-12-01 ',
  '2026-12-01T24:00:00Z', '2026-12-01T25:61:00Z', '2026-12-01T10:00:00', '2026-12-01T10:00:00+99:00', '+275760-09-13T00:00:00Z', '9999-12-31T23:59:59Z', 'tomorrow', 'now', '0',
  '24:00', '9:00', '10:60', '10:00:00', 'Asia/Nowhere', '../Kolkata', 'a b', 'a\nb', 'a\u0000b', '\u202ea', 'a\u200bb', 'x'.repeat(65), 'x'.repeat(5_000),
  'nobody', '@', 'a@b', 'a@@example.com', 'a b@example.com', 'a@example.com\r\nbcc: b@example.com', `${'a'.repeat(300)}@example.com`,
  'javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example', '/\\evil.example', 'https://', 'https://[', 'file:///etc/passwd', ' /a',
] // prettier-ignore

const NO_TEXTS = [0, -1, 1e308, true, {}, [], [[]], { length: 1 }] as const

const isFormatted = (shape: Shape) => EXAMPLES.some(([is]) => is(shape)) || shape.pattern !== undefined

const within = (shape: Shape, at: Place['at'], depth = 0): { at: Place['at']; shape: Shape }[] => {
  if (depth > 6) return []
  if (isFormatted(shape)) return [{ at, shape }]
  const below = Object.entries(shape.properties ?? {}).flatMap(([name, member]) =>
    within(member, [...at, name], depth + 1),
  )
  const items = shape.items ? within(shape.items, [...at, 0], depth + 1) : []
  return [...below, ...items, ...(shape.allOf ?? []).flatMap((one) => within(one, at, depth + 1))]
}

/** Every parameter and body member of an endpoint that has a format. */
export const placesOf = (endpoint: AnyEndpoint): Place[] =>
  (['params', 'query', 'body'] as const)
    .filter((part) => part !== 'body' || endpoint.method !== 'GET')
    .flatMap((part) =>
      within(endpoint[part] as Shape, []).map(({ at, shape }) => ({ endpoint, in: part, at, shape })),
    )

/** A value that the place's own schema refuses. In an address everything is text, and nothing is no value. */
export const invalidValue = ({ shape, in: part }: Place): fc.Arbitrary<unknown> => {
  const text = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...NEARLY) },
    { weight: 1, arbitrary: hostileText },
  )
  const drawn =
    part === 'body' ? fc.oneof({ weight: 5, arbitrary: text }, fc.constantFrom(...NO_TEXTS)) : text
  return drawn.filter((value) => {
    if (part === 'params' && /^\.{0,2}$|\//.test(String(value))) return false
    return !Check(shape as TSchema, part === 'body' ? value : String(value).toWellFormed())
  })
}

/** A value that fits. */
const fitting = (shape: Shape, odd: () => boolean, depth = 0): unknown => {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf?.[0]) return fitting(shape.anyOf[0], odd, depth)
  if (shape.allOf)
    return Object.assign({}, ...shape.allOf.map((one) => fitting(one, odd, depth))) as Record<string, unknown>
  if (shape.type === 'array')
    return Array.from({ length: Math.max(1, shape.minItems ?? 1) }, () =>
      fitting(shape.items ?? {}, odd, depth + 1),
    )
  if (shape.type === 'object')
    return Object.fromEntries(
      Object.entries(shape.properties ?? {})
        .filter(([name]) => shape.required?.includes(name) || (depth < 4 && odd()))
        .map(([name, member]) => [name, fitting(member, odd, depth + 1)]),
    )
  if (shape.type === 'boolean') return true
  if (shape.type === 'integer' || shape.type === 'number')
    return Math.min(Math.max(1, shape.minimum ?? 1), shape.maximum ?? 1)
  const example = EXAMPLES.find(([is]) => is(shape))?.[1] ?? 'Example'
  return example.padEnd(shape.minLength ?? 0, 'x')
}

const put = (
  value: unknown,
  shape: Shape,
  [name, ...rest]: Place['at'],
  what: unknown,
  odd: () => boolean,
): unknown => {
  if (name === undefined) return what
  if (typeof name === 'number') {
    const list =
      Array.isArray(value) && value.length > 0 ? [...(value as unknown[])] : [fitting(shape.items ?? {}, odd)]
    return [put(list[0], shape.items ?? {}, rest, what, odd), ...list.slice(1)]
  }
  const of =
    [shape, ...(shape.allOf ?? [])].find(({ properties }) => properties?.[name])?.properties?.[name] ?? {}
  const whole = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return { ...whole, [name]: put(whole[name] ?? fitting(of, odd), of, rest, what, odd) }
}

const words = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

/** The request of the place's endpoint with this value in it. */
export const requestWith = ({ endpoint, in: part, at }: Place, value: unknown, seed: number) => {
  const odd = () => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) % 3 > 0
  const made = (name: Place['in']) => {
    const shape = endpoint[name] as Shape
    const whole = fitting(shape, odd)
    return (name === part ? put(whole, shape, at, value, odd) : whole) as Record<string, unknown>
  }
  const params = made('params')
  const query = Object.entries(made('query')).map(([name, given]) => `${name}=${words(given)}`)
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => words(params[name]))
  return {
    method: endpoint.method,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    body: endpoint.method === 'GET' ? undefined : JSON.stringify(made('body')),
  }
}
