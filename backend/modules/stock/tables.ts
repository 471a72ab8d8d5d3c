import type { Tables } from '#backend/lib/generated/tables.ts'

export type StockTables = Pick<Tables, 'stock_reservations'>
