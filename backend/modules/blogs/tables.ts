import type { Tables } from '#backend/lib/generated/tables.ts'

export type BlogTables = Pick<Tables, 'blogs'>
