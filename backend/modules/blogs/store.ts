import { sql } from 'kysely'
import { Compile } from 'typebox/compile'
import { Blog } from '#contract/blogs.ts'
import { notifyChange } from '#backend/lib/changes.ts'
import { json } from '#backend/lib/db.ts'
import { Refusal, type Db } from '#backend/lib/implement.ts'
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

export const listBlogs = async (db: Db, page: number, limit: number) => {
  const { rows } = await sql<{ total: number; doc: Blog | null }>`
    select total.total, b.doc from (select count(*)::integer as total from blogs) total
    left join (select doc, published_at, id from blogs order by published_at desc, id desc
      limit ${limit}::integer offset ${(page - 1) * limit}::integer) b on true
    order by b.published_at desc, b.id desc`.execute(db)
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
