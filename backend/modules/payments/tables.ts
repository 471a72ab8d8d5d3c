import type { Tables } from '#backend/lib/generated/tables.ts'

export type PaymentsTables = Pick<Tables, 'payments' | 'webhook_events'>
