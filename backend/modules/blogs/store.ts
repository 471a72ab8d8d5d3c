import { sql } from 'kysely'
import type { Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { Blog, type BlogSource } from '#contract/blogs.ts'
import type { Media } from '#contract/catalogue.ts'
import { notifyChange } from '#backend/lib/changes.ts'
import { json } from '#backend/lib/store/db.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import type { BlogTables } from './tables.ts'

const blogCheck = Compile(Blog)

/** A blog by id or slug. */
export const findBlog = async (db: Db, idOrSlug: string): Promise<Blog | undefined> => {
  const row = await db
    .withTables<BlogTables>()
    .selectFrom('blogs')
    .select('doc')
    .where((eb) => eb.or([eb('id', '=', idOrSlug), eb('slug', '=', idOrSlug)]))
    .orderBy(sql`id = ${idOrSlug}`, 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.doc
}

/** The texts of a blog that a search looks into; few blogs, so no index. */
const WORDS = sql`to_tsvector('english', concat_ws(' ', title, doc ->> 'subtitle', doc ->> 'intro', doc ->> 'metaKeywords'))`

/** Newest first. With a search, the blogs that have its words, or a title that is near to them, the best first. */
export const listBlogs = async (db: Db, page: number, limit: number, search?: string) => {
  const found = search
    ? sql`select *, ts_rank(${WORDS}, websearch_to_tsquery('english', ${search}::text)) + word_similarity(${search}::text, title) as score
        from blogs where ${WORDS} @@ websearch_to_tsquery('english', ${search}::text) or word_similarity(${search}::text, title) > 0.45`
    : sql`select *, 0 as score from blogs`
  const { rows } = await sql<{ total: number; doc: Blog | null }>`
    with found as (${found})
    select total.total, b.doc from (select count(*)::integer as total from found) total
    left join (select doc, score, published_at, id from found order by score desc, published_at desc, id desc
      limit ${limit}::integer offset ${(page - 1) * limit}::integer) b on true
    order by b.score desc, b.published_at desc, b.id desc`.execute(db)
  return { blogs: rows.flatMap(({ doc }) => (doc === null ? [] : [doc])), total: rows[0]?.total ?? 0, page }
}

/** Writes a blog and tells the change feed; call it inside a transaction. The slug is the last part of its own address. */
export const putBlog = async (tx: Db, blog: Blog, slug: string): Promise<void> => {
  if (!blogCheck.Check(blog))
    throw new Refusal(
      400,
      'VALIDATION',
      `Blog ${slug} is not right: ${JSON.stringify(blogCheck.Errors(blog).slice(0, 3))}`,
    )
  const columns = {
    slug,
    title: blog.title,
    doc: json(blog),
    ...(blog.publishedAt !== undefined && { published_at: blog.publishedAt }),
  }
  await tx
    .withTables<BlogTables>()
    .insertInto('blogs')
    .values({ id: blog._id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...columns, updated_at: sql<Date>`now()` }))
    .execute()
  await notifyChange(tx, 'blog', blog._id)
}

/** The uploaded pictures among these addresses, with their sizes. */
const uploadedMedia = async (db: Db, addresses: readonly string[]): Promise<Record<string, Media>> => {
  if (addresses.length === 0) return {}
  const { rows } = await sql<{ media: Media }>`select media from content_pictures
    where media ->> 'url' = any (${addresses}::text[])`.execute(db)
  return Object.fromEntries(rows.map(({ media }) => [media.url, media]))
}

/** Every address of a picture that a blog names. */
const picturesIn = (blog: Omit<Blog, '_id'>): string[] =>
  [
    blog.bannerImage,
    ...blog.contentSections.flatMap(({ image, gallery = [] }) => [image, ...gallery]),
    ...blog.imageGrid.images,
    ...blog.additionalSections.map(({ image }) => image),
    ...blog.insights.map(({ image }) => image),
  ].filter((each): each is string => each !== undefined)

/** The blog that shoppers would see, were this published now. */
export const blogShown = async (
  db: Db,
  id: string,
  body: Static<typeof BlogSource>,
  now: number,
): Promise<Blog> => {
  const media = { ...(await uploadedMedia(db, picturesIn(body))), ...body.media }
  return {
    publishedAt: new Date(now).toISOString(),
    ...body,
    _id: id,
    ...(Object.keys(media).length > 0 && { media }),
  }
}

/** Takes a blog out and tells the change feed. False where there is none. */
export const removeBlog = async (tx: Db, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .withTables<BlogTables>()
    .deleteFrom('blogs')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) await notifyChange(tx, 'blog', id)
  return numDeletedRows > 0n
}
