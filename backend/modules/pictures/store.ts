import { createHash } from 'node:crypto'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Media } from '#contract/catalogue.ts'
import { UPLOADED, type Picture } from '#contract/pictures.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import { json } from '#backend/lib/store/db.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { slugOf } from '#backend/lib/words/slug.ts'
import { mediaOf, readFileName } from './media.ts'

type PictureTables = Pick<Tables, 'pictures' | 'content_pictures'>
type Row = Selectable<PictureTables['pictures']>

const tables = (db: Db) => db.withTables<PictureTables>()
const COLUMNS = [
  'hash',
  'source',
  'key',
  'name',
  'alt',
  'width',
  'height',
  'placeholder',
  'size',
  'created_at',
] as const

const toPicture = (row: Omit<Row, 'bytes'>): Picture => ({
  hash: row.hash,
  key: row.key,
  name: row.name,
  media: mediaOf(row),
  bytes: row.size,
})

/** 'Gold Ring (2).JPG' is 'gold-ring-2'. */
const keyOf = (name: string): string => slugOf(name.replace(/\.\w{1,5}$/, ''), 48)

/** 'gold-ring_2.jpg' is 'gold ring 2'. */
const wordsOf = (name: string): string =>
  name
    .replace(/\.\w{1,5}$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Those of these files that are kept already, by the SHA-256 of the file. */
export const knownPictures = async (db: Db, sources: readonly string[]) => {
  const rows = await tables(db)
    .selectFrom('pictures')
    .select(COLUMNS)
    .where('source', 'in', [...sources])
    .execute()
  return rows.map((row) => ({ source: row.source, picture: toPicture(row) }))
}

/**
 * The stored picture of a file that is sent again, which gets this name from now on. Undefined if it has been removed
 * meanwhile.
 */
export const nameAgain = async (
  tx: Db,
  source: string,
  { name, alt, at }: Pick<NewPicture, 'name' | 'alt' | 'at'>,
): Promise<Picture | undefined> => {
  const row = await tables(tx)
    .updateTable('pictures')
    .set({ name, created_at: at, ...(alt !== undefined && { alt }) })
    .where('source', '=', source)
    .returning(COLUMNS)
    .executeTakeFirst()
  return row && toPicture(row)
}

/** The newest picture of each of these file names, whatever their case. */
export const picturesByName = async (
  db: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, Media>> => {
  if (names.length === 0) return new Map()
  const { rows } =
    await sql<Row>`select distinct on (lower(name)) ${sql.join(COLUMNS.map((each) => sql.ref(each)))}
    from pictures where lower(name) = any (${names.map((name) => name.toLowerCase())}::text[])
    order by lower(name), created_at desc, hash`.execute(db)
  return new Map(rows.map((row) => [row.name.toLowerCase(), mediaOf(row)]))
}

/** The uploaded picture to which the file at this address belongs. */
export const pictureAt = async (db: Db, url: string): Promise<Media | undefined> => {
  const file = url.startsWith(UPLOADED) ? readFileName(url.slice(UPLOADED.length)) : undefined
  if (!file) return undefined
  const row = await tables(db)
    .selectFrom('pictures')
    .select(COLUMNS)
    .where('hash', '=', file.hash)
    .executeTakeFirst()
  return row && mediaOf(row)
}

export const listPictures = async (db: Db, after: string | undefined, limit: number) => {
  let wanted = tables(db)
    .selectFrom('pictures')
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .limit(limit + 1)
  if (after !== undefined)
    wanted = wanted.where(
      sql<boolean>`(created_at, hash) in (select p.created_at, p.hash from pictures p, pictures a
        where a.hash = ${after} and (p.created_at < a.created_at or (p.created_at = a.created_at and p.hash > a.hash)))`,
    )
  const rows = await wanted.execute()
  const { total } = await tables(db)
    .selectFrom('pictures')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = rows.slice(0, limit)
  return {
    pictures: page.map(toPicture),
    total,
    ...(rows.length > limit && { next: page.at(-1)?.hash ?? '' }),
  }
}

interface NewPicture {
  readonly source: string
  readonly name: string
  readonly alt: string | undefined
  readonly width: number
  readonly height: number
  readonly placeholder: string
  readonly bytes: Uint8Array
  readonly at: Date
}

/** Keeps a picture; pages can name it by its key at once. */
export const keepPicture = async (tx: Db, fresh: NewPicture): Promise<Picture> => {
  const hash = sha256(fresh.bytes).slice(0, 32)
  const wanted = keyOf(fresh.name) || 'picture'
  const taken = await tables(tx)
    .selectFrom('content_pictures')
    .select('key')
    .where('key', '=', wanted)
    .executeTakeFirst()
  const row = {
    hash,
    source: fresh.source,
    key: taken ? `${wanted}-${hash.slice(0, 8)}` : wanted,
    name: fresh.name,
    alt: fresh.alt ?? wordsOf(fresh.name),
    width: fresh.width,
    height: fresh.height,
    placeholder: fresh.placeholder,
    size: fresh.bytes.byteLength,
    created_at: fresh.at,
  }
  // Two files may come to the same bytes: the picture is one, and found by either name the next time it is sent.
  await tables(tx)
    .insertInto('pictures')
    .values({ ...row, bytes: Buffer.from(fresh.bytes) })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({ source: row.source, name: row.name, created_at: row.created_at }),
    )
    .execute()
  const kept = await tables(tx)
    .selectFrom('pictures')
    .select(COLUMNS)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  await tables(tx)
    .insertInto('content_pictures')
    .values({ key: kept.key, media: json(mediaOf(kept)) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return toPicture(kept)
}

/** The bytes that are kept of a picture. */
export const pictureBytes = async (db: Db, hash: string): Promise<Uint8Array | undefined> =>
  (await tables(db).selectFrom('pictures').select('bytes').where('hash', '=', hash).executeTakeFirst())?.bytes

/** How wide a kept picture is; undefined where there is none of this hash. Pixels. */
export const pictureWidth = async (db: Db, hash: string): Promise<number | undefined> =>
  (await tables(db).selectFrom('pictures').select('width').where('hash', '=', hash).executeTakeFirst())?.width

/** Where the shop uses a picture; an order shows its pieces as they were bought. */
const SHOWN = ['products', 'categories', 'order_lines', 'stores', 'blogs', 'content_pages'] as const

/** Deletes it. Throws 409 while something shows it. False if there is none. */
export const removePicture = async (tx: Db, hash: string): Promise<boolean> => {
  const picture = await tables(tx)
    .selectFrom('pictures')
    .select('key')
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()
  if (!picture) return false
  const shown = async (table: (typeof SHOWN)[number], row: RawBuilder<string>, words: string) => {
    const { rows } = await sql`select 1 from ${sql.table(table)} t where position(${words} in ${row}) > 0
      limit 1`.execute(tx)
    if (rows.length > 0)
      throw new Refusal(
        409,
        'CONFLICT',
        `The picture is shown (${table.replaceAll('_', ' ')}): take it out there first.`,
      )
  }
  for (const table of SHOWN) await shown(table, sql`t::text`, hash)
  await shown('content_pages', sql`t.source::text`, `"key": "${picture.key}"`)
  await tables(tx).deleteFrom('content_pictures').where('key', '=', picture.key).execute()
  await tables(tx).deleteFrom('pictures').where('hash', '=', hash).execute()
  return true
}
