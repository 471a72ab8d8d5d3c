import fc from 'fast-check'
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isUnionType,
  isInterfaceType,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'
import { anyJson, hostileNumber, hostileText } from './hostile.ts'

/** GraphQL documents made from the schema: some right, most nearly right, each with hostile values in its arguments. */

const quoted = (text: string) => JSON.stringify(text)

/** Any literal at all, as GraphQL writes it. */
const anyLiteral: fc.Arbitrary<string> = fc.oneof(
  hostileText.map(quoted),
  hostileNumber.map(String),
  fc.constantFrom(
    'null',
    'true',
    'ENUM',
    '[]',
    '{}',
    '[[1]]',
    '{ a: { b: [1] } }',
    '$missing',
    '""" block """',
    '1e999',
  ),
)

/** A literal that fits the type nearly always: one that does not fit ends the whole document. */
const literal = (type: GraphQLInputType, depth = 0): fc.Arbitrary<string> => {
  const bare = getNullableType(type)
  const fitting = (): fc.Arbitrary<string> => {
    if (isListType(bare))
      return fc.array(literal(bare.ofType, depth + 1), { maxLength: 3 }).map((all) => `[${all.join(', ')}]`)
    if (isEnumType(bare)) return fc.constantFrom(...bare.getValues().map(({ name }) => name))
    if (isInputObjectType(bare)) {
      if (depth > 3) return fc.constant('{}')
      const fields = Object.values(bare.getFields())
      return fc
        .tuple(
          ...fields.map((field) =>
            fc.option(
              literal(field.type, depth + 1).map((value) => `${field.name}: ${value}`),
              { freq: String(field.type).endsWith('!') ? 40 : 4 },
            ),
          ),
        )
        .map((all) => `{ ${all.filter((one) => one !== null).join(', ')} }`)
    }
    const name = 'name' in bare ? bare.name : ''
    if (name === 'Boolean') return fc.constantFrom('true', 'false')
    if (name === 'Int' || name === 'Float' || name === 'Paise')
      return fc
        .oneof(fc.integer({ min: 1, max: 20 }), hostileNumber)
        .map((n) => String(Math.trunc(n) % 2 ** 31))
    return hostileText.map(quoted)
  }
  return fc.oneof({ weight: 16, arbitrary: fitting() }, { weight: 1, arbitrary: anyLiteral })
}

const fieldText = (
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  depth: number,
): fc.Arbitrary<string> => {
  const args = fc
    .tuple(
      ...field.args.map((arg) =>
        fc.option(
          literal(arg.type).map((value) => `${arg.name}: ${value}`),
          { freq: String(arg.type).endsWith('!') ? 40 : 4 },
        ),
      ),
    )
    .map((all) => all.filter((one) => one !== null).join(', '))
  const inner = getNamedType(field.type)
  const directive = fc.oneof(
    { weight: 60, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom(' @include(if: true)', ' @skip(if: $x)', ' @none') },
  )
  return fc
    .tuple(args, selection(schema, inner, depth), directive)
    .map(([given, below, marked]) => `${field.name}${given === '' ? '' : `(${given})`}${marked}${below}`)
}

const selection = (schema: GraphQLSchema, type: GraphQLNamedType, depth: number): fc.Arbitrary<string> => {
  if (isUnionType(type) || isInterfaceType(type)) {
    const kinds = schema.getPossibleTypes(type)
    return fc
      .constantFrom(...kinds)
      .chain((kind) =>
        selection(schema, kind, depth - 1).map((below) => ` { __typename ... on ${kind.name}${below} }`),
      )
  }
  if (!isObjectType(type)) return fc.constant('')
  if (depth <= 0) return fc.constant(' { __typename }')
  const fields = Object.values(type.getFields())
  return fc
    .subarray(fields, { minLength: 1, maxLength: Math.min(5, fields.length) })
    .chain((some) => fc.tuple(...some.map((field) => fieldText(schema, field, depth - 1))))
    .map((texts) => ` { ${texts.join(' ')} }`)
}

/** Deletes, doubles or replaces one place of a text. */
const damaged = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(text, fc.nat(), fc.constantFrom('', '{', '}', '"', '\u0000', '(', '...', '@', '#', '\uFEFF', '$'))
    .map(([whole, place, with_]) => {
      const at = place % Math.max(1, whole.length)
      return whole.slice(0, at) + with_ + whole.slice(at + 1)
    })

/** One GraphQL request body. `without` names operations that would end the fuzzer's own session. */
export const requestBodies = (schema: GraphQLSchema, without: readonly string[]): fc.Arbitrary<unknown> => {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {})
      .filter(({ name }) => !without.includes(name))
      .map((field) => ({ kind: type?.name.toLowerCase() ?? 'query', field })),
  )
  const whole = fc
    .constantFrom(...roots)
    .chain(({ kind, field }) => fieldText(schema, field, 3).map((text) => `${kind} { ${text} }`))
  return fc.oneof(
    { weight: 6, arbitrary: whole.map((query) => ({ query })) },
    { weight: 2, arbitrary: damaged(whole).map((query) => ({ query })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(whole, anyJson, anyJson)
        .map(([query, variables, operationName]) => ({ query, variables, operationName })),
    },
    { weight: 1, arbitrary: anyJson },
    { weight: 1, arbitrary: hostileText.map((query) => ({ query })) },
    {
      weight: 1,
      arbitrary: anyJson.map((value) => ({ extensions: { persistedQuery: value }, documentId: value })),
    },
  )
}
