import { Type, type Static } from 'typebox'
import { Appointment } from './appointments.ts'
import { endpoint, strict } from './endpoint.ts'
import { Day, id, Id, Moment, TimeZone } from './formats.ts'

/** The calendar of a salon, as its people keep it. */

const operator = {
  caller: 'operator',
  may: ['owner', 'manager', 'counter'],
  feature: 'appointments',
} as const

/** An hour that nobody can book. */
export const AppointmentBlock = Type.Object({
  _id: Id,
  storeId: Id,
  startsAt: Moment,
  reason: Type.String(),
  who: Type.String(),
})
export type AppointmentBlock = Static<typeof AppointmentBlock>

/** Days of one salon as its people see them: every hour, taken or not, what is booked, and what is blocked. */
export const operatorCalendar = endpoint({
  ...operator,
  name: 'operatorCalendar',
  method: 'GET',
  path: '/api/operator/calendar',
  query: Type.Object({
    storeId: Id,
    from: Day,
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 31, default: 7 })),
  }),
  answer: Type.Object({
    timeZone: TimeZone,
    capacity: Type.Integer({ description: 'Appointments that can be held at one time' }),
    days: Type.Array(
      Type.Object({
        date: Day,
        /** Why nobody can come on that day. */
        closed: Type.Optional(Type.String()),
        slots: Type.Array(Type.Object({ startsAt: Moment, label: Type.String() })),
      }),
    ),
    /** Cancelled ones are left out. */
    appointments: Type.Array(Appointment),
    blocks: Type.Array(AppointmentBlock),
  }),
})

/**
 * Blocks an hour of a salon: nobody can book it. Appointments already booked in it remain and have to be moved by hand;
 * `booked` is how many there are.
 */
export const operatorBlockHour = endpoint({
  ...operator,
  name: 'operatorBlockHour',
  method: 'POST',
  path: '/api/operator/calendar/blocks',
  body: strict({
    storeId: Id,
    startsAt: Moment,
    reason: Type.String({ minLength: 2, maxLength: 120, pattern: '\\S{2}' }),
  }),
  answer: Type.Object({ ...AppointmentBlock.properties, booked: Type.Integer({ minimum: 0 }) }),
  repeatable: true,
})

/** Gives the hour back. */
export const operatorUnblockHour = endpoint({
  ...operator,
  name: 'operatorUnblockHour',
  method: 'DELETE',
  path: '/api/operator/calendar/blocks/:id',
  params: Type.Object({ id: Id }),
  answer: Type.Object({ removed: Type.Boolean() }),
  repeatable: true,
})

/** Writes down that the visitor did not come, once the appointment has begun; `came` takes it back. */
export const operatorNoShow = endpoint({
  ...operator,
  name: 'operatorNoShow',
  method: 'POST',
  path: '/api/operator/appointments/:reference/no-show',
  params: Type.Object({ reference: id(32, 'e.g. A-7K2M9Q') }),
  body: strict({ came: Type.Optional(Type.Boolean()) }),
  answer: Appointment,
  repeatable: true,
})
