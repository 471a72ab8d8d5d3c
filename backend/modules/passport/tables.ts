import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from 'kysely'
import type { Certificate } from '#contract/catalogue.ts'

export type PassportTables = {
  made_pieces: {
    line_id: string
    place: number
    huid: string | null
    gross_mg: number
    net_mg: number | null
    report: ColumnType<Certificate | null, RawBuilder<never>, RawBuilder<never>>
  }
  resale_terms: {
    id: GeneratedAlways<number>
    exchange_metal: number
    exchange_stones: number
    buy_back_metal: number
    buy_back_stones: number
    set_at: Date
    /** `seed` or `operator`. */
    set_by: Generated<string>
  }
}
