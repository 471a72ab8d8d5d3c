import type { GeneratedAlways } from 'kysely'

export type PricingTables = {
  metal_rates: {
    id: GeneratedAlways<number>
    metal: string
    purity: string
    paise_per_gram: number
    set_at: Date
    set_by: string
  }
}
