import type { Tables } from '#backend/lib/generated/tables.ts'

export type AppointmentTables = Pick<Tables, 'appointments' | 'appointment_blocks' | 'appointment_links'>

export type AppointmentRow = AppointmentTables['appointments']
