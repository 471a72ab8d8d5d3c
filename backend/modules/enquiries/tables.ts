import type { ColumnType, Generated } from 'kysely'
import type { Enquiry } from '#contract/enquiries.ts'

export type EnquiryTables = {
  enquiries: {
    reference: string
    kind: string
    state: Generated<Enquiry['state']>
    name: string
    email: string
    email_key: string
    phone: string | null
    message: string
    details: ColumnType<Enquiry['details'], Enquiry['details'], never>
    idempotency_key: string | null
    created_at: Date
  }
}
