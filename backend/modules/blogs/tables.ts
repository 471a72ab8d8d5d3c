import type { ColumnType, RawBuilder } from 'kysely'
import type { Blog } from '#contract/blogs.ts'

type Stamp = ColumnType<Date, string | Date | undefined, string | Date>

export type BlogTables = {
  blogs: {
    id: string
    slug: string
    title: string
    /** The entity as the contract has it. */
    doc: ColumnType<Blog, RawBuilder<never>, RawBuilder<never>>
    published_at: Stamp
    updated_at: Stamp
  }
}
