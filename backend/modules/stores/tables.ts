import type { Tables } from '#backend/lib/generated/tables.ts'

export type StoreTables = Pick<Tables, 'stores'>
