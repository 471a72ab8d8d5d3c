import { readFileSync } from 'node:fs'
import { buildSchema, isEnumType, isInputObjectType, isObjectType, isSpecifiedScalarType } from 'graphql'
import { expect, test } from 'vitest'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
)

const bare = (things: readonly { name: string; description?: string | null }[], of = '') =>
  things.filter(({ description }) => !description).map(({ name }) => of + name)

test('every type, field, argument and value is described: it is what the playground shows', () => {
  const roots = ['Query', 'Mutation']
  const undescribed = [
    ...bare(types.filter(({ name }) => !roots.includes(name))),
    ...types.flatMap((type) => {
      if (isEnumType(type)) return bare(type.getValues(), `${type.name}.`)
      if (isInputObjectType(type)) return bare(Object.values(type.getFields()), `${type.name}.`)
      if (!isObjectType(type)) return []
      const fields = Object.values(type.getFields())
      return [
        ...bare(fields, `${type.name}.`),
        ...fields.flatMap((field) => bare(field.args, `${type.name}.${field.name}: `)),
      ]
    }),
  ]
  expect(undescribed).toEqual([])
})

test('money is Paise, never Int or Float', () => {
  const money = /price|amount|total(?!IsFloor)|discount|taxable|goods|shipping$/i
  const odd = types
    .filter((type) => isObjectType(type) || isInputObjectType(type))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => money.test(field.name) && String(field.type).startsWith('Float'))
        .map((field) => `${type.name}.${field.name}`),
    )
  expect(odd).toEqual(['Stone.caratsTotal'])
})
