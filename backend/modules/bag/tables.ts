import type { Tables } from '#backend/lib/generated/tables.ts'

export type BagTables = Pick<Tables, 'bags' | 'bag_lines'>
