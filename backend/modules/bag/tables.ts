import type { Selectable } from 'kysely'
import type { Tables } from '#backend/lib/generated/tables.ts'

export type BagTables = Pick<Tables, 'bags' | 'bag_lines'>

/** As it is read: `variant_id` is that of the piece, with a stone set in it or without. */
export type LineRow = Omit<Selectable<BagTables['bag_lines']>, 'mounting_variant_id'>
