import { readFileSync } from 'node:fs'
import { buildSchema, parse, print, specifiedRules, validate, type DocumentNode } from 'graphql'
import { expect, test } from 'vitest'
import { validationRules } from '#server/graphql/limits.ts'

const areas = import.meta.glob<Record<string, DocumentNode>>('../web/gql/*/graphql.ts', { eager: true })

const documents = Object.entries(areas).flatMap(([file, members]) =>
  Object.entries(members)
    .filter(([, member]) => member?.kind === 'Document')
    .filter(([, member]) => member.definitions.some(({ kind }) => kind === 'OperationDefinition'))
    .map(([name, document]) => [`${file.split('/').at(-2)}/${name}`, document] as const),
)

/** The limits for documents of strangers hold for our own, or a page would be refused. */
test.each(documents)('the document %s keeps within the limits', (_, document) => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  const rules = [...specifiedRules, ...validationRules({ introspection: false })]
  const errors = validate(schema, parse(print(document), { maxTokens: 2_000 }), rules)
  expect(errors.map(({ message }) => message)).toEqual([])
})
