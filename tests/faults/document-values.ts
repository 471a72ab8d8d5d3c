import fc from 'fast-check'
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'
import { hostileText } from './hostile.ts'
import { NEARLY } from './rest-values.ts'

/** GraphQL documents of which everything is likely but one text, which is not a value of any format. */

const LIKELY: readonly (readonly [RegExp, string])[] = [
  [/email/i, 'a@example.com'],
  [/phone|mobile/i, '+91 98450 77777'],
  [/pin|postal/i, '411001'],
  [/date|from|until|day|birth/i, '2026-12-01'],
  [/time/i, '10:00'],
  [/zone/i, 'Asia/Kolkata'],
  [/url|address|link|image/i, '/jewellery'],
  [/./, 'vane'],
]

type Path = readonly string[]

/** Where texts are below an argument. */
const textsIn = (type: GraphQLInputType, at: Path): Path[] => {
  const bare = getNamedType(type)
  if (isInputObjectType(bare))
    return at.length > 4
      ? []
      : Object.values(bare.getFields()).flatMap((field) => textsIn(field.type, [...at, field.name]))
  return ['String', 'ID', 'DateTime'].includes(bare.name) ? [at] : []
}

const isNeeded = (type: GraphQLInputType) => String(type).endsWith('!')

/** What is needed and what leads to the place; `text` is there. */
const literal = (type: GraphQLInputType, name: string, at: Path | undefined, text: string): string => {
  const bare = getNullableType(type)
  if (isListType(bare)) return `[${literal(bare.ofType as GraphQLInputType, name, at, text)}]`
  if (isEnumType(bare)) return bare.getValues()[0]?.name ?? 'null'
  if (isInputObjectType(bare)) {
    const members = Object.values(bare.getFields())
      .filter((field) => isNeeded(field.type) || field.name === at?.[0])
      .map((field) => {
        const below = field.name === at?.[0] ? at.slice(1) : undefined
        return `${field.name}: ${literal(field.type, field.name, below, text)}`
      })
    return `{ ${members.join(', ')} }`
  }
  if (bare.name === 'Boolean') return 'true'
  if (['Int', 'Float', 'Paise'].includes(bare.name)) return '1'
  if (at) return JSON.stringify(text)
  if (bare.name === 'DateTime') return '"2026-12-01T10:00:00Z"'
  return JSON.stringify(LIKELY.find(([like]) => like.test(name))?.[1] ?? 'vane')
}

/** `without` names operations that would end the session of who asks. */
export const documentsWith = (schema: GraphQLSchema, without: readonly string[]): fc.Arbitrary<string> => {
  const places = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {})
      .filter(({ name }) => !without.includes(name))
      .flatMap((field) =>
        field.args.flatMap((arg) =>
          textsIn(arg.type, []).map((at) => ({ kind: root?.name.toLowerCase() ?? 'query', field, arg, at })),
        ),
      ),
  )
  const text = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...NEARLY) },
    { weight: 1, arbitrary: hostileText },
  )
  return fc.tuple(fc.constantFrom(...places), text).map(([{ kind, field, arg, at }, value]) => {
    const given = field.args
      .filter((one) => one === arg || isNeeded(one.type))
      .map((one) => `${one.name}: ${literal(one.type, one.name, one === arg ? at : undefined, value)}`)
    const below = isObjectType(getNamedType(field.type)) || 'getTypes' in getNamedType(field.type)
    return `${kind} { ${field.name}(${given.join(', ')})${below ? ' { __typename }' : ''} }`
  })
}
