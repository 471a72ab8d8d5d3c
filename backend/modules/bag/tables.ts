import type { Selectable } from 'kysely'
import type { Tables } from '#backend/lib/generated/tables.ts'

export type BagTables = Pick<Tables, 'bags' | 'bag_lines'>

export type LineRow = Selectable<BagTables['bag_lines']>
