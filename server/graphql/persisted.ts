import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PersistedQueryProvider } from 'mercurius'
import { readTexts } from '#program/json-file.ts'
import { member } from '#program/member.ts'
import { ROOT } from '#program/root.ts'

/** Hash to document: the client's own documents, written by the build. */
export type Manifest = ReadonlyMap<string, string>

const read = (file: string) => Object.entries(readTexts(file))

/** The documents of earlier releases, one file each (`npm run release -- documents`). */
const BEFORE = join(ROOT, 'server/persisted')

/** The documents of this build, and those of pages that were open when an earlier release was replaced. */
export const readManifest = (dist: string, before = BEFORE): Manifest => {
  const file = resolve(dist, 'persisted.json')
  if (!existsSync(file)) return new Map()
  const kept = existsSync(before) ? readdirSync(before).filter((name) => name.endsWith('.json')) : []
  return new Map([...kept.flatMap((name) => read(join(before, name))), ...read(file)])
}

/** `documentId` of the GraphQL-over-HTTP draft, or `extensions.persistedQuery.sha256Hash` that urql sends. */
export const hashOf = (body: unknown): string | undefined => {
  const hash =
    member(body, 'documentId') ?? member(member(member(body, 'extensions'), 'persistedQuery'), 'sha256Hash')
  return typeof hash === 'string' && /^(?:sha256:)?[0-9a-f]{64}$/.test(hash)
    ? hash.replace('sha256:', '')
    : undefined
}

/** In production only the client's own documents run; in the demo others run too. */
export const persistedProvider = (manifest: Manifest, only: boolean): PersistedQueryProvider => ({
  isPersistedQuery: (body: object) => only || (!member(body, 'query') && hashOf(body) !== undefined),
  isPersistedQueryRetry: () => false,
  getHash: (body: object) => hashOf(body) ?? '',
  getQueryFromHash: async (hash: string) => manifest.get(hash) ?? '',
  notFoundError: 'PersistedQueryNotFound',
  notSupportedError: 'PersistedQueryNotSupported',
})
