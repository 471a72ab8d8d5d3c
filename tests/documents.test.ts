import { existsSync, readFileSync, readdirSync } from 'node:fs'
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

/** The limits for strangers' documents apply to our own, or a page would be refused. */
test.each(documents)('the document %s keeps within the limits', (_, document) => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  const rules = [...specifiedRules, ...validationRules({ introspection: false })]
  const errors = validate(schema, parse(print(document), { maxTokens: 2_000 }), rules)
  expect(errors.map(({ message }) => message)).toEqual([])
})

/** A page that was open before an upgrade sends them to the newer BFF. */
test('every document of the releases before is one of this schema', () => {
  const folder = 'server/persisted'
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  const kept = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  const wrong = kept.flatMap((name) =>
    Object.values(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Record<string, string>).flatMap(
      (document) => validate(schema, parse(document)).map(({ message }) => `${name}: ${message}`),
    ),
  )
  expect(wrong).toEqual([])
})
