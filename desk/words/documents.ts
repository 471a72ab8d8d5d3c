import { useQuery } from '@tanstack/react-query'
import { HttpError } from 'ra-core'
import { operatorDraft, operatorDropDraft, operatorPutDraft } from '#contract/drafts.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '../api/call.ts'
import type { Kind } from './kinds.ts'
import type { Members } from './schema.ts'

type Kept = AnswerOf<typeof operatorDraft>
export type Draft = NonNullable<Kept['draft']>
export type Version = Kept['versions'][number]

/** A document as the house has it: what shoppers see, what somebody is writing, and what was published before. */
export interface Document {
  /** Absent if it is not published, or was removed. */
  readonly published?: Members
  readonly draft?: Draft
  readonly versions: readonly Version[]
}

/** What there is one of is kept under this name. */
export const ONLY = 'house'
export const paramsOf = (kind: NonNullable<Kind['drafts']>, id: string) => ({
  params: { kind, id },
})

export const orAbsent = async <T>(read: Promise<T>): Promise<T | undefined> => {
  try {
    return await read
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined
    throw error
  }
}

/** Reads a document with its draft. Throws 404 if nothing has that name. */
export const readDocument = async (kind: Kind, id: string): Promise<Document> => {
  if (kind.drafts === undefined) return { published: await kind.read(id), versions: [] }
  // In this order: what is published may be newer than its number, and is then refused. Older than its number, it would
  // take back unseen what somebody has just published.
  const { draft, versions } = await call(operatorDraft, paramsOf(kind.drafts, id))
  const published = await orAbsent(kind.read(id))
  if (!published && !draft && versions.length === 0)
    throw new HttpError('There is nothing with this name.', 404)
  return { ...(published && { published }), ...(draft && { draft }), versions }
}

export const documentKey = ({ path }: Kind, id: string) => ['document', path, id] as const

/** The same, read again while one looks. */
export const useDocument = (kind: Kind, id: string) =>
  useQuery<Document, HttpError>({
    queryKey: documentKey(kind, id),
    queryFn: () => readDocument(kind, id),
    refetchInterval: 30_000,
  })

/** The number of what is published now; 0 if nothing was changed yet. */
export const lastOf = ({ versions }: Document): number => versions[0]?.number ?? 0

/** The version that this was written over. */
export const baseOf = (read: Document): number => read.draft?.base ?? lastOf(read)

/** Keeps what is written so far, over the draft that was read and the version that `base` says. */
export const keepDraft = (
  kind: NonNullable<Kind['drafts']>,
  id: string,
  value: Members,
  { over, base }: { readonly over: Draft | undefined; readonly base: number },
) =>
  call(operatorPutDraft, {
    ...paramsOf(kind, id),
    body: { value: { ...value }, revision: over?.revision ?? 0, base },
  })

export const dropDraft = (kind: NonNullable<Kind['drafts']>, id: string, { revision }: Draft) =>
  call(operatorDropDraft, { ...paramsOf(kind, id), body: { revision } })
