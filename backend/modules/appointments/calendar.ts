import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Selectable } from 'kysely'
import type { Salon } from '../stores/api.ts'
import type { AppointmentRow } from './tables.ts'

/**
 * An iCalendar file (RFC 5545) of one appointment; when moved or cancelled it keeps its UID, so that calendars update
 * it. `host` is the shop's.
 */
export const calendarOf = (row: Selectable<AppointmentRow>, salon: Salon, host: string): string => {
  const calendar = ical({ name: salon.name, method: ICalCalendarMethod.PUBLISH })
  calendar.createEvent({
    id: `${row.id}@${host}`,
    start: row.starts_at,
    end: row.ends_at,
    stamp: row.created_at,
    sequence: row.sequence,
    summary:
      row.kind === 'store'
        ? `${salon.name}, ${salon.city}`
        : `${salon.name}, by ${row.kind === 'video' ? 'video' : 'telephone'}`,
    location:
      row.kind === 'store' ? salon.addressLines.join(', ') : row.kind === 'video' ? 'Video' : row.phone,
    description: `Reference ${row.reference}. Telephone ${salon.phone}.`,
    status: row.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
