import fc from 'fast-check'
import type { TSchema } from 'typebox'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { anyJson, hostileNumber, hostileText } from './hostile.ts'

/** REST requests made from the contract: some right, most nearly right. */

interface Shape {
  type?: string
  anyOf?: Shape[]
  allOf?: Shape[]
  const?: unknown
  enum?: unknown[]
  items?: Shape
  properties?: Record<string, Shape>
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  format?: string
}

const text = (shape: Shape): fc.Arbitrary<unknown> => {
  if (shape.format === 'date-time')
    return fc.constantFrom('2026-11-21T10:00:00.000Z', '0000-01-01T00:00:00Z', '+275760-09-13T00:00:00Z')
  const least = shape.minLength ?? 0
  return fc.oneof(
    hostileText.map((value) =>
      value.padEnd(least, 'x').slice(0, Math.max(least, Math.min(shape.maxLength ?? 500, 500))),
    ),
    fc.constantFrom('rings', 'a@example.com', '411001', '+91 98450 77777', 'tender-otter-quarry'),
  )
}

/** A value that fits the schema four times in five. */
const value = (shape: Shape, depth = 0): fc.Arbitrary<unknown> => {
  const fitting = (): fc.Arbitrary<unknown> => {
    if (shape.const !== undefined) return fc.constant(shape.const)
    if (shape.enum) return fc.constantFrom(...shape.enum)
    if (shape.anyOf) return fc.constantFrom(...shape.anyOf).chain((one) => value(one, depth + 1))
    if (shape.allOf)
      return fc
        .tuple(...shape.allOf.map((one) => value(one, depth + 1)))
        .map((parts) => Object.assign({}, ...parts.filter((part) => typeof part === 'object')) as unknown)
    if (shape.type === 'object') return depth > 5 ? fc.constant({}) : object(shape, depth)
    if (shape.type === 'array') return fc.array(value(shape.items ?? {}, depth + 1), { maxLength: 3 })
    if (shape.type === 'boolean') return fc.boolean()
    if (shape.type === 'integer' || shape.type === 'number')
      return fc.oneof(hostileNumber, fc.constantFrom(shape.minimum ?? 1, shape.maximum ?? 10))
    if (shape.type === 'string') return text(shape)
    return anyJson
  }
  return fc.oneof({ weight: 4, arbitrary: fitting() }, { weight: 1, arbitrary: anyJson })
}

const object = (shape: Shape, depth: number): fc.Arbitrary<unknown> => {
  const members = Object.entries(shape.properties ?? {})
  return fc
    .tuple(
      fc.tuple(...members.map(([, member]) => fc.option(value(member, depth + 1), { freq: 8 }))),
      fc.option(fc.tuple(hostileText, anyJson), { freq: 1 }),
    )
    .map(([values, extra]) =>
      Object.fromEntries([
        ...members.flatMap(([name], n) => (values[n] === null ? [] : [[name, values[n]] as const])),
        ...(extra ? [extra] : []),
      ]),
    )
}

/** `shape` as data: a TypeBox schema is a JSON schema. */
const shapeOf = (schema: TSchema): Shape => JSON.parse(JSON.stringify(schema)) as Shape

export interface RestRequest {
  readonly endpoint: AnyEndpoint
  readonly path: string
  readonly body: string | undefined
  readonly key: string | undefined
}

const words = (given: unknown) => (typeof given === 'string' ? given : JSON.stringify(given))

/** `encodeURIComponent` refuses half a surrogate pair. */
const encoded = (given: unknown) => encodeURIComponent((words(given) ?? '').toWellFormed())

/** One REST request for one of these endpoints. */
export const restRequests = (endpoints: readonly AnyEndpoint[]): fc.Arbitrary<RestRequest> =>
  fc.constantFrom(...endpoints).chain((endpoint) => {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    return fc
      .record({
        params: fc.tuple(...names.map(() => fc.oneof(hostileText, fc.constantFrom('rings', 'p-00001', '1')))),
        query: object(shapeOf(endpoint.query), 0),
        body: fc.oneof(
          { weight: 6, arbitrary: value(shapeOf(endpoint.body)).map((given) => JSON.stringify(given)) },
          { weight: 1, arbitrary: hostileText },
        ),
        key: fc.option(fc.constantFrom('key-1', 'a b', 'x'.repeat(300)), { freq: 2 }),
      })
      .map(({ params, query, body, key }) => {
        const path = names.reduce(
          (all, name, n) => all.replace(`:${name}`, () => encoded(params[n])),
          endpoint.path,
        )
        const search = Object.entries(query as object)
          .map(([name, given]) => `${encoded(name)}=${encoded(given)}`)
          .join('&')
        return {
          endpoint,
          path: search === '' ? path : `${path}?${search}`,
          body: endpoint.method === 'GET' ? undefined : (body ?? ''),
          key: key ?? undefined,
        }
      })
  })
