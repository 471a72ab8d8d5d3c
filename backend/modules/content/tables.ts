import type { ColumnType, Generated } from 'kysely'
import type { Media } from '#contract/catalogue.ts'
import type { ContentSource } from '#contract/content.ts'

type Json<T> = ColumnType<T, T, T>

export type ContentTables = {
  content_pages: {
    slug: string
    path: string
    page_group: string
    position: number
    source: Json<ContentSource>
    own: Generated<boolean>
    updated_at: Date
  }
  content_pictures: { key: string; media: Json<Media> }
}
