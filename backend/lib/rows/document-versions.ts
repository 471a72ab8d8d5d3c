import { isDeepStrictEqual } from 'node:util'
import { MOST_VERSIONS, type DraftKind } from '#contract/drafts.ts'
import { whoActs } from '#backend/lib/audit/acting.ts'
import { json } from '#backend/lib/store/db.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'

type VersionTables = Pick<Tables, 'document_versions'>
type Value = object

/** A document that was just written or removed, as its endpoint takes it. */
export interface Published {
  readonly kind: DraftKind
  readonly id: string
  /** What it was before; undefined if it is new. */
  readonly before: Value | undefined
  /** Undefined: it was removed. */
  readonly after: Value | undefined
  /** The version that it replaced; undefined: it replaced whatever was there. */
  readonly base: number | undefined
  readonly now: number
}

/** The id of a document of which there is only one. */
export const ONLY = 'house'

/** The number of the last version, or of the last one by that time; 0 if nothing had changed yet. */
export const lastVersion = async (db: Db, kind: DraftKind, id: string, by?: Date): Promise<number> => {
  const last = await db
    .withTables<VersionTables>()
    .selectFrom('document_versions')
    .select(({ fn }) => fn.max<number | null>('number').as('number'))
    .where('kind', '=', kind)
    .where('id', '=', id)
    .$if(by !== undefined, (query) => query.where('at', '<=', by ?? new Date()))
    .executeTakeFirst()
  return last?.number ?? 0
}

/** As its endpoint takes it: the id is in the address. */
const membersOf = (value: Value | null | undefined): Record<string, unknown> => {
  const { _id, ...members } = JSON.parse(JSON.stringify(value ?? {}))
  return members
}

/** Who published since, and which members differ from what the writer had before them. */
const publishedSince = async (
  db: Db,
  { kind, id, before, base }: Published & { readonly base: number },
): Promise<Refusal> => {
  const rows = await db
    .withTables<VersionTables>()
    .selectFrom('document_versions')
    .select(['number', 'value', 'who'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .orderBy('number', 'desc')
    .execute()
  const [last] = rows
  // The first change also keeps what there was before it, as version 1.
  const begun = rows.find(({ number }) => number === Math.max(base, 1))
  const [was, is] = [membersOf(begun?.value), membersOf(before)]
  const names = begun ? Object.keys({ ...was, ...is }) : []
  return new Refusal(
    409,
    'CONFLICT',
    `${last?.value === null ? 'Removed' : 'Published'} by ${last?.who ?? 'somebody else'} since this was begun. Nothing was written.`,
    {
      fields: Object.fromEntries(
        names
          .filter((name) => !isDeepStrictEqual(was[name], is[name]))
          .map((name) => [name, 'Changed since.']),
      ),
    },
  )
}

/**
 * Keeps what was published, so that it can be taken back. Call it in the transaction of the write and after it: the
 * lock on what was written makes one number follow the other. Throws 409 if another version was published since `base`.
 */
export const keepVersion = async (tx: Db, published: Published): Promise<void> => {
  const { kind, id, before, after, base, now } = published
  const versions = tx.withTables<VersionTables>()
  const known = await lastVersion(tx, kind, id)
  if (base !== undefined && base !== known) throw await publishedSince(tx, { ...published, base })
  const at = new Date(now)
  const valueOf = (value: Value | undefined) => (value === undefined ? null : json(membersOf(value)))
  const first = known === 0 && before !== undefined
  const number = known + (first ? 2 : 1)
  await versions
    .insertInto('document_versions')
    .values([
      ...(first ? [{ kind, id, number: 1, value: valueOf(before), who: null, at }] : []),
      { kind, id, number, value: valueOf(after), who: whoActs()?.who ?? null, at },
    ])
    .execute()
  await versions
    .deleteFrom('document_versions')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('number', '<=', number - MOST_VERSIONS)
    .execute()
}
