import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from 'kysely'
import type { Part } from '../pricing/api.ts'

export type BagTables = {
  bags: {
    id: Generated<string>
    account_id: string | null
    visitor_hash: string | null
    version: Generated<number>
    created_at: Date
    updated_at: Date
    expires_at: Date | null
  }
  bag_lines: {
    id: Generated<string>
    seq: GeneratedAlways<number>
    bag_id: string
    product_id: string
    variant_id: string
    size: string | null
    engraving: string | null
    engraving_face: 'serif' | 'script' | 'devanagari' | null
    birth_stone: string | null
    box: 'pouch' | null
    box_stamp: string | null
    quantity: number
    added_paise: number
    added_at: Date
    held_until: ColumnType<Date | null, Date | undefined, Date | null>
    held_quantity: number | null
    held_parts: ColumnType<readonly Part[] | null, RawBuilder<never> | undefined, RawBuilder<never>>
  }
}
