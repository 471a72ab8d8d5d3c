import { sql } from 'kysely'
import type { DraftKind } from '#contract/drafts.ts'
import { json } from '#backend/lib/store/db.ts'
import { given } from '#backend/lib/rows/given.ts'
import { lastVersion } from '#backend/lib/rows/document-versions.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import type { DraftTables } from './tables.ts'

export interface Document {
  readonly kind: DraftKind
  readonly id: string
}
type Value = Record<string, unknown>

const by = ({ who, at }: { who: string | null; at: Date }) => ({ who: given(who), at: at.toISOString() })
const changed = () =>
  new Refusal(409, 'CONFLICT', 'Somebody else has changed this draft meanwhile. Nothing was written.')

/** Drafts of a kind, and documents whose last version is their removal; newest first. */
export const listDrafts = async (db: Db, kind: DraftKind) => {
  const store = db.withTables<DraftTables>()
  const drafts = await store
    .selectFrom('document_drafts')
    .select(['id', 'who', 'at'])
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .execute()
  const { rows: removed } = await sql<{ id: string; who: string | null; at: Date }>`
    select id, who, at from (
      select distinct on (id) id, who, at, value from document_versions where kind = ${kind}
      order by id, number desc) last
    where value is null order by at desc limit 100`.execute(db)
  return {
    drafts: drafts.map((row) => ({ id: row.id, ...by(row) })),
    removed: removed.map((row) => ({ id: row.id, ...by(row) })),
  }
}

/** The draft of a document, if there is one. */
export const readDraft = async (db: Db, { kind, id }: Document) => {
  const row = await db
    .withTables<DraftTables>()
    .selectFrom('document_drafts')
    .select(['value', 'revision', 'base', 'who', 'at'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const base = row.base ?? (await lastVersion(db, kind, id, row.at))
  return { ...by(row), revision: row.revision, base, value: row.value }
}

/** Every version that is kept, the newest first, without their values. */
export const listVersions = async (db: Db, { kind, id }: Document) => {
  const { rows } = await sql<{ number: number; who: string | null; at: Date; removed: boolean }>`
    select number, who, at, value is null as removed from document_versions
    where kind = ${kind} and id = ${id} order by number desc`.execute(db)
  return rows.map((row) => ({ number: row.number, ...by(row), removed: row.removed }))
}

/** One version with its value. Throws 404. */
export const readVersion = async (db: Db, { kind, id }: Document, number: number) => {
  const row = await db
    .withTables<DraftTables>()
    .selectFrom('document_versions')
    .select(['number', 'who', 'at', 'value'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) throw new Refusal(404, 'NOT_FOUND', 'This version is no longer kept.')
  return {
    number: row.number,
    ...by(row),
    removed: row.value === null,
    ...(row.value !== null && { value: row.value }),
  }
}

/** Replaces the draft with this revision, 0 for none. Throws 409 if it has another revision by now. */
export const putDraft = async (
  tx: Db,
  { kind, id }: Document,
  {
    value,
    revision,
    base,
    who,
    now,
  }: { value: Value; revision: number; base?: number | undefined; who: string; now: number },
) => {
  const at = new Date(now)
  const store = tx.withTables<DraftTables>()
  const row = { value: json(value), revision: revision + 1, who, at }
  const over = base ?? (await readDraft(tx, { kind, id }))?.base ?? (await lastVersion(tx, kind, id))
  const written =
    revision === 0
      ? await store
          .insertInto('document_drafts')
          .values({ kind, id, ...row, base: over })
          .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await store
          .updateTable('document_drafts')
          .set({ ...row, base: over })
          .where('kind', '=', kind)
          .where('id', '=', id)
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst()
  if (!written) throw changed()
  return { revision: written.revision, base: over, who, at: at.toISOString() }
}

/** Deletes a draft. False if there is none; throws 409 if it has changed meanwhile. */
export const dropDraft = async (tx: Db, document: Document, revision: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .withTables<DraftTables>()
    .deleteFrom('document_drafts')
    .where('kind', '=', document.kind)
    .where('id', '=', document.id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) return true
  if (await readDraft(tx, document)) throw changed()
  return false
}
