import type { Tables } from '#backend/lib/generated/tables.ts'

export type PricingTables = Pick<Tables, 'metal_rates' | 'repricings'>
