import { Type, type Static } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Day, Email, id, Id, Moment, TimeZone } from './formats.ts'

const kind = Type.Union([Type.Literal('store'), Type.Literal('video'), Type.Literal('phone')])

/** Why the visitor comes; the shop prepares for it. */
const purpose = Type.Union([
  Type.Literal('see-pieces'),
  Type.Literal('engagement'),
  Type.Literal('wedding'),
  Type.Literal('bespoke'),
  Type.Literal('resize-or-repair'),
  Type.Literal('watch-service'),
  Type.Literal('something-else'),
])

/** Control characters and line breaks are refused: these texts are put into e-mails. */
const line = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000-\\u001f\\u007f]+$' })

/** The most pieces that are laid out for one hour. */
export const PIECES_MOST = 12

/** How a piece is to be laid out, as far as the visitor chose: values as in the catalogue. */
export const PieceChoice = Type.Object({
  metal: Type.Optional(line(60)),
  purity: Type.Optional(line(40)),
  size: Type.Optional(line(40)),
})
export type PieceChoice = Static<typeof PieceChoice>

export const Appointment = Type.Object({
  _id: Id,
  /** Short and easy to say, e.g. `A-7K2M9Q`. */
  reference: Type.String(),
  status: Type.Union([Type.Literal('booked'), Type.Literal('cancelled'), Type.Literal('past')]),
  kind,
  purpose,
  storeId: Id,
  storeName: Type.String(),
  addressLines: Type.Array(Type.String()),
  /** ISO 8601 UTC. */
  startsAt: Moment,
  endsAt: Moment,
  timeZone: TimeZone,
  name: Type.String(),
  email: Email,
  phone: Type.String(),
  note: Type.Optional(Type.String()),
  /** The first of the pieces, and its name while it is on sale. */
  productId: Type.Optional(Id),
  productName: Type.Optional(Type.String()),
  /** What the salon lays out, in the chosen order; `name` is present while the piece is on sale. */
  pieces: Type.Optional(
    Type.Array(
      Type.Object({
        productId: Id,
        name: Type.Optional(Type.String()),
        choice: Type.Optional(PieceChoice),
      }),
    ),
  ),
  /** When the salon confirmed the visit. */
  confirmedAt: Type.Optional(Moment),
  /** When the house wrote down that the visitor did not come. */
  noShowAt: Type.Optional(Moment),
  /** An iCalendar file of this appointment, as text. */
  calendar: Type.String(),
  /** Lets its holder move or cancel the appointment without an account. Given once, when it is booked or moved. */
  link: Type.Optional(Type.String()),
})
export type Appointment = Static<typeof Appointment>

/**
 * Days with free slots, in the store's time zone; opening hours, holidays, lead time and capacity are taken into
 * account.
 */
export const listSlots = endpoint({
  name: 'listSlots',
  method: 'GET',
  path: '/api/appointments/slots',
  feature: 'appointments',
  query: Type.Object({
    storeId: Id,
    from: Type.Optional(Day),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 31, default: 14 })),
  }),
  answer: Type.Object({
    timeZone: TimeZone,
    days: Type.Array(
      Type.Object({
        date: Day,
        /** Why there is no slot that day, in words. */
        closed: Type.Optional(Type.String()),
        slots: Type.Array(Type.Object({ startsAt: Moment, label: Type.String(), free: Type.Boolean() })),
      }),
    ),
  }),
})

/** Who comes, when and why. */
const visit = {
  storeId: Id,
  startsAt: Moment,
  kind,
  purpose,
  name: line(80),
  email: Email,
  phone: Type.String({ maxLength: 24, pattern: '^\\+?[0-9 ()-]{7,24}$' }),
  /** For the salon: in no e-mail to `email`, which may be anybody's. */
  note: Type.Optional(Type.String({ maxLength: 500 })),
}

/** The slot goes to whoever asks first. A repeat with the same key gets the same appointment. */
export const bookAppointment = endpoint({
  name: 'bookAppointment',
  method: 'POST',
  path: '/api/appointments',
  feature: 'appointments',
  body: strict({
    ...visit,
    /** The pieces to be laid out, the most wanted first. `productId` is for a single one. */
    productIds: Type.Optional(Type.Array(Id, { maxItems: PIECES_MOST })),
    productId: Type.Optional(Id),
    /** In which metal and size, of those pieces for which that was chosen. What a piece is not made in is dropped. */
    choices: Type.Optional(
      Type.Array(strict({ productId: Id, ...PieceChoice.properties }), { maxItems: PIECES_MOST }),
    ),
  }),
  answer: Appointment,
  status: 201,
})

/** The secret is sent in the body, never in an address: addresses end up in logs. */
const link = Type.String({ minLength: 20, maxLength: 64 })

/** The appointment that a link opens. A link is valid until a week after the appointment, or until it is moved. */
export const getAppointmentByLink = endpoint({
  name: 'getAppointmentByLink',
  method: 'POST',
  path: '/api/appointments/by-link',
  feature: 'appointments',
  body: strict({ link }),
  answer: Appointment,
  repeatable: true,
})

/** Moves it to another free slot. Its links are spent; the answer has a new one, and so has the e-mail. */
export const moveAppointmentByLink = endpoint({
  name: 'moveAppointmentByLink',
  method: 'POST',
  path: '/api/appointments/by-link/move',
  feature: 'appointments',
  body: strict({ link, startsAt: Moment }),
  answer: Appointment,
})

export const cancelAppointmentByLink = endpoint({
  name: 'cancelAppointmentByLink',
  method: 'POST',
  path: '/api/appointments/by-link/cancel',
  feature: 'appointments',
  body: strict({ link }),
  answer: Appointment,
  repeatable: true,
})

/** The signed-in shopper's appointments, upcoming ones first. */
export const myAppointments = endpoint({
  name: 'myAppointments',
  method: 'GET',
  path: '/api/account/appointments',
  caller: 'shopper',
  feature: 'appointments',
  answer: Type.Object({ appointments: Type.Array(Appointment) }),
})

const byId = Type.Object({ id: Id })

export const moveMyAppointment = endpoint({
  name: 'moveMyAppointment',
  method: 'POST',
  path: '/api/account/appointments/:id/move',
  caller: 'shopper',
  feature: 'appointments',
  params: byId,
  body: strict({ startsAt: Moment }),
  answer: Appointment,
})

export const cancelMyAppointment = endpoint({
  name: 'cancelMyAppointment',
  method: 'POST',
  path: '/api/account/appointments/:id/cancel',
  caller: 'shopper',
  feature: 'appointments',
  params: byId,
  answer: Appointment,
})

const operator = {
  caller: 'operator',
  may: ['owner', 'manager', 'counter'],
  feature: 'appointments',
} as const
const byReference = Type.Object({ reference: id(32, 'e.g. A-7K2M9Q') })

/**
 * All appointments of the house by time, upcoming ones unless `from` says otherwise. What `q` finds, whenever it is,
 * comes latest first.
 */
export const operatorAppointments = endpoint({
  ...operator,
  name: 'operatorAppointments',
  method: 'GET',
  path: '/api/operator/appointments',
  query: Type.Object({
    storeId: Type.Optional(Id),
    status: Type.Optional(Type.Union([Type.Literal('booked'), Type.Literal('cancelled')])),
    from: Type.Optional(Day),
    q: Type.Optional(Type.String({ maxLength: 100, description: 'Reference, name, e-mail or telephone' })),
    outside: Type.Optional(
      Type.Boolean({ description: 'Only those that the hours and holidays of their store no longer allow' }),
    ),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  }),
  answer: Type.Object({ appointments: Type.Array(Appointment), total: Type.Integer() }),
})

const words = Type.Optional(Type.String({ maxLength: 500, description: 'Said to the visitor in the e-mail' }))
const shown = Type.Optional({
  ...Moment,
  description: 'When it was to begin as the operator saw it: refused if it has been moved meanwhile',
})

/**
 * Books for somebody who telephones or is in the salon, in any hour to come in which it is open. It is confirmed at
 * once, and the e-mail says so.
 */
export const operatorBookAppointment = endpoint({
  ...operator,
  name: 'operatorBookAppointment',
  method: 'POST',
  path: '/api/operator/appointments',
  body: strict({ ...visit, words }),
  answer: Appointment,
  status: 201,
})

/**
 * The salon confirms the visit, once; the e-mail says so, with the operator's words (such as the address of a video
 * room).
 */
export const operatorConfirmAppointment = endpoint({
  ...operator,
  name: 'operatorConfirmAppointment',
  method: 'POST',
  path: '/api/operator/appointments/:reference/confirm',
  params: byReference,
  body: strict({ words, shown }),
  answer: Appointment,
})

export const operatorMoveAppointment = endpoint({
  ...operator,
  name: 'operatorMoveAppointment',
  method: 'POST',
  path: '/api/operator/appointments/:reference/move',
  params: byReference,
  body: strict({ startsAt: Moment, words, shown }),
  answer: Appointment,
})

export const operatorCancelAppointment = endpoint({
  ...operator,
  name: 'operatorCancelAppointment',
  method: 'POST',
  path: '/api/operator/appointments/:reference/cancel',
  params: byReference,
  body: strict({ words, shown }),
  answer: Appointment,
  repeatable: true,
})
