import type { Tables } from '#backend/lib/generated/tables.ts'

export type EnquiryTables = Pick<Tables, 'enquiries'>
