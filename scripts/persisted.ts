import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { formatDocument, stringifyDocument, type TypedDocumentNode } from '@urql/core'
import { member } from '#program/member.ts'
import { inDist } from './lib/build/dist-dir.ts'

/**
 * Writes persisted.json of the build, the shop's own documents by their hash: `node scripts/persisted.ts`.
 * In production the server answers nothing else.
 */
const OUT = inDist('persisted.json')

const isDocument = (value: unknown): value is TypedDocumentNode => member(value, 'kind') === 'Document'

const hashOf = (value: unknown): string | undefined => {
  const hash = member(member(value, '__meta__'), 'hash')
  return typeof hash === 'string' ? hash.replace('sha256:', '') : undefined
}

const manifest: Record<string, string> = {}
for (const area of (await readdir('web/gql')).toSorted()) {
  const documents: object = await import(`../web/gql/${area}/graphql.ts`)
  for (const [name, document] of Object.entries<unknown>({ ...documents })) {
    const hash = name.endsWith('Document') ? hashOf(document) : undefined
    // As the client asks: with the type names that its cache goes by.
    if (hash && isDocument(document)) manifest[hash] = stringifyDocument(formatDocument(document))
  }
}
await mkdir(dirname(OUT), { recursive: true })
await writeFile(OUT, `${JSON.stringify(manifest, null, 2)}\n`)
