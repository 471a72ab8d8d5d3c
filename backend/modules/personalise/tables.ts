import type { Tables } from '#backend/lib/generated/tables.ts'

export type PersonaliseTables = Pick<Tables, 'personalise_options' | 'product_personalisation'>
