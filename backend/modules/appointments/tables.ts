import type { Generated } from 'kysely'
import type { Appointment } from '#contract/appointments.ts'

export type AppointmentRow = {
  id: string
  reference: string
  store_id: string
  kind: Appointment['kind']
  purpose: Appointment['purpose']
  starts_at: Date
  ends_at: Date
  place: number
  status: Generated<'booked' | 'cancelled'>
  name: string
  email: string
  email_key: string
  phone: string
  note: string | null
  product_id: string | null
  account_id: string | null
  confirmed_at: Generated<Date | null>
  reminded_at: Generated<Date | null>
  /** Counts the changes. */
  sequence: Generated<number>
  idempotency_key: string | null
  created_at: Date
}

export type AppointmentTables = {
  appointments: AppointmentRow
  appointment_links: { link_hash: string; appointment_id: string; created_at: Date }
}
