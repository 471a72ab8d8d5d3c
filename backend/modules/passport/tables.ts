import type { Tables } from '#backend/lib/generated/tables.ts'

export type PassportTables = Pick<Tables, 'made_pieces' | 'resale_terms'>
