import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import {
  operatorCategories,
  operatorPutCategory,
  operatorRemoveCategory,
  type CategorySource,
} from '#contract/catalogue-categories.ts'
import type { Category, Media } from '#contract/catalogue.ts'
import { keepVersion } from '#backend/lib/rows/document-versions.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { notifyChange } from '#backend/lib/changes.ts'
import { json } from '#backend/lib/store/db.ts'
import {
  implement,
  Refusal,
  wrongField,
  type Db,
  type Deps,
  type Implementation,
} from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { putCategory, readCategoryInput } from '../catalogue/api.ts'
import type { CategoryRole } from '#contract/category-role.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'

interface Row {
  id: string
  slug: string
  name: string
  parent_id: string | null
  collections: string[]
  description: string | null
  media: Media | null
  /** The key under which pages find the same picture. */
  picture: string | null
  position: number
  role: CategoryRole | null
  needed_facts: string[]
}

const readCategories = async (db: Db): Promise<Row[]> =>
  (
    await sql<Row>`select id, slug, name, parent_id, collections, description, media, position, role, needed_facts,
        (select min(key) from content_pictures p where p.media = c.media) as picture
      from categories c order by position, id`.execute(db)
  ).rows

const sourceOf = (row: Row): CategorySource & { _id: string } => ({
  _id: row.id,
  name: row.name,
  slug: row.slug,
  collection: row.collections,
  position: row.position,
  ...(row.description !== null && { description: row.description }),
  ...(row.parent_id !== null && { parent: row.parent_id }),
  ...(row.role !== null && { role: row.role }),
  ...(row.needed_facts.length > 0 && { neededFacts: row.needed_facts }),
  ...(row.picture !== null && { picture: row.picture }),
})

/** A picture from the house's files has no key yet; it gets one, so that a version can be restored with its picture. */
const keyOfPicture = async (tx: Db, { id, media, picture }: Row): Promise<string | null> => {
  if (picture !== null || media === null) return picture
  const hash = createHash('sha256').update(media.url).digest('hex').slice(0, 8)
  const key = `category-${id.slice(0, 40)}-${hash}`
  await tx
    .withTables<Pick<Tables, 'content_pictures'>>()
    .insertInto('content_pictures')
    .values({ key, media: json(media) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ media: json(media) }))
    .execute()
  return key
}

const sourceById = async (tx: Db, id: string) => {
  const row = (await readCategories(tx)).find((each) => each.id === id || each.slug === id)
  return row && sourceOf({ ...row, picture: await keyOfPicture(tx, row) })
}

const pictureOf = async (db: Db, key: string): Promise<Media> => {
  const found = await db
    .withTables<Pick<Tables, 'content_pictures'>>()
    .selectFrom('content_pictures')
    .select('media')
    .where('key', '=', key)
    .executeTakeFirst()
  if (!found) throw wrongField('picture', `There is no picture ‘${key}’: send it first.`)
  return found.media
}

/** The category that shoppers would see if this were published. */
export const categoryShown = async (db: Db, id: string, body: CategorySource): Promise<Category> => {
  const all = await readCategories(db)
  const before = all.find((each) => each.id === id)
  const parent = all.find((each) => each.id === body.parent || each.slug === body.parent)
  const media = body.picture === undefined ? before?.media : await pictureOf(db, body.picture)
  return {
    _id: id,
    slug: body.slug ?? before?.slug ?? id,
    name: body.name.trim(),
    collection: body.collection ?? [],
    role: body.role ?? null,
    ...(body.description !== undefined && { description: body.description }),
    ...(parent && { parentCategoryId: parent.id }),
    ...(media && { media }),
  }
}

const write = async (tx: Db, id: string, body: CategorySource): Promise<Row> => {
  const all = await readCategories(tx)
  const before = all.find((each) => each.id === id)
  const slug = body.slug ?? before?.slug ?? id
  if (all.some((each) => each.id !== id && (each.slug === slug || each.id === slug)))
    throw new Refusal(409, 'CONFLICT', `Another category has the address ${slug}.`, {
      fields: {
        slug: 'Another category has it.',
      },
    })
  const parent = all.find((each) => each.id === body.parent || each.slug === body.parent)
  if (body.parent !== undefined && !parent)
    throw wrongField('parent', `There is no category ‘${body.parent}’.`)
  // The shop shows two levels: a child has a top category above it and no children.
  if (parent && (parent.id === id || parent.parent_id !== null || all.some((each) => each.parent_id === id)))
    throw wrongField(
      'parent',
      'A category can be below a top category only, and one that has others below it cannot be below another.',
    )
  const other =
    body.role === 'high-jewellery' || body.role === 'bespoke'
      ? all.find((each) => each.id !== id && each.role === body.role)
      : undefined
  if (other) throw wrongField('role', `${other.name} has this role already.`)
  const media = body.picture === undefined ? before?.media : await pictureOf(tx, body.picture)
  await putCategory(
    tx,
    readCategoryInput({
      _id: id,
      slug,
      name: body.name.trim(),
      collection: body.collection ?? [],
      position: body.position ?? before?.position ?? all.length + 1,
      role: body.role ?? null,
      neededFacts: body.neededFacts ?? [],
      ...(body.description !== undefined && { description: body.description }),
      ...(parent && { parentCategoryId: parent.id }),
      ...(media && { media }),
    }),
  )
  const kept = (await readCategories(tx)).find((each) => each.id === id)
  if (!kept) throw new Error(`category ${id} was not written`)
  return kept
}

const remove = async (tx: Db, id: string): Promise<boolean> => {
  const all = await readCategories(tx)
  const row = all.find((each) => each.id === id || each.slug === id)
  if (!row) return false
  if (all.some((each) => each.parent_id === row.id))
    throw new Refusal(409, 'CONFLICT', `There are categories below ${row.name}: remove them first.`)
  const { rows } =
    await sql`select 1 from products where category_ids @> array[${row.id}]::text[] limit 1`.execute(tx)
  if (rows.length > 0)
    throw new Refusal(409, 'CONFLICT', `There are products in ${row.name}: move them first.`)
  await sql`delete from categories where id = ${row.id}`.execute(tx)
  await notifyChange(tx, 'category', row.id)
  return true
}

/** Categories, changed in the running shop. The audit trail records every write. */
export const categoryRoutes = ({ db, clock }: Deps): readonly Implementation[] => {
  const noted = (tx: Db, event: string, id: string, requestId: string) =>
    audit(tx, { event, actor: 'operator', subject: `category:${id}`, requestId, now: clock.now() })
  return [
    implement(operatorCategories, async () => ({ categories: (await readCategories(db)).map(sourceOf) })),
    implement(operatorPutCategory, ({ params, query: { base }, body, requestId }) =>
      inTransaction(db, async (tx) => {
        const before = await sourceById(tx, params.id)
        const row = await write(tx, params.id, body)
        const after = sourceOf(row)
        await noted(tx, 'category.written', row.id, requestId)
        await keepVersion(tx, { kind: 'category', id: row.id, before, after, base, now: clock.now() })
        return after
      }),
    ),
    implement(operatorRemoveCategory, ({ params, query: { base }, requestId }) =>
      inTransaction(db, async (tx) => {
        const before = await sourceById(tx, params.id)
        const removed = await remove(tx, params.id)
        if (removed) {
          await noted(tx, 'category.removed', params.id, requestId)
          await keepVersion(tx, {
            kind: 'category',
            id: before?._id ?? params.id,
            before,
            after: undefined,
            base,
            now: clock.now(),
          })
        }
        return { removed }
      }),
    ),
  ]
}
