import type { Tables } from '#backend/lib/generated/tables.ts'

export type ContentTables = Pick<Tables, 'content_pages' | 'content_pictures'>
