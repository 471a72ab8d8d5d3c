import {
  bookAppointment,
  cancelAppointmentByLink,
  cancelMyAppointment,
  getAppointmentByLink,
  listSlots,
  moveAppointmentByLink,
  moveMyAppointment,
  myAppointments,
  type Appointment,
} from '#contract/appointments.ts'
import { nullIfAbsent } from '#server/domains/shared/absent.ts'
import { payload } from '#server/domains/shared/user-errors.ts'
import type {
  AppointmentKind,
  AppointmentPurpose,
  AppointmentStatus,
  Resolvers,
} from '#server/generated/resolvers.ts'

const kinds = { store: 'STORE', video: 'VIDEO', phone: 'PHONE' } as const satisfies Record<
  Appointment['kind'],
  AppointmentKind
>
const purposes = {
  'see-pieces': 'SEE_PIECES',
  engagement: 'ENGAGEMENT',
  bespoke: 'BESPOKE',
  'resize-or-repair': 'RESIZE_OR_REPAIR',
  'watch-service': 'WATCH_SERVICE',
  'something-else': 'SOMETHING_ELSE',
} as const satisfies Record<Appointment['purpose'], AppointmentPurpose>
const statuses = { booked: 'BOOKED', cancelled: 'CANCELLED', past: 'PAST' } as const satisfies Record<
  Appointment['status'],
  AppointmentStatus
>

/** The word of the contract for a word of the schema: the pairs above, read backwards. */
const restWord = <R extends string, G extends string>(pairs: Record<R, G>, word: G): R =>
  (Object.keys(pairs) as R[]).find((key) => pairs[key] === word) as R

/** A form that was refused comes back as `userErrors`; anything else is thrown. */
const answered = (work: () => Promise<Appointment>) => payload(async () => ({ appointment: await work() }))

/** A link has the shape of a secret; anything else is an unknown one, not a bad request. */
const LINK = /^[\w-]{20,64}$/

export const resolvers: Resolvers = {
  Query: {
    slots: (_, { storeId, from, days }, ctx) =>
      ctx.call(listSlots, { query: { storeId, ...(from ? { from } : {}), ...(days ? { days } : {}) } }),
    appointmentByLink: (_, { link }, ctx) =>
      LINK.test(link) ? nullIfAbsent(ctx.call(getAppointmentByLink, { body: { link } })) : null,
    myAppointments: async (_, _args, ctx) => {
      ctx.requireSession()
      return (await ctx.call(myAppointments)).appointments
    },
  },
  Mutation: {
    bookAppointment: (_, { input }, ctx) => {
      const { kind, purpose, note, productId, key, ...rest } = input
      return answered(() =>
        ctx.call(bookAppointment, {
          body: {
            ...rest,
            kind: restWord(kinds, kind),
            purpose: restWord(purposes, purpose),
            ...(note ? { note } : {}),
            ...(productId ? { productId } : {}),
          },
          idempotencyKey: key,
        }),
      )
    },
    moveAppointment: (_, { link, startsAt }, ctx) =>
      answered(() => ctx.call(moveAppointmentByLink, { body: { link, startsAt } })),
    cancelAppointment: (_, { link }, ctx) =>
      answered(() => ctx.call(cancelAppointmentByLink, { body: { link } })),
    moveMyAppointment: (_, { id, startsAt }, ctx) => {
      ctx.requireSession()
      return answered(() => ctx.call(moveMyAppointment, { params: { id }, body: { startsAt } }))
    },
    cancelMyAppointment: (_, { id }, ctx) => {
      ctx.requireSession()
      return answered(() => ctx.call(cancelMyAppointment, { params: { id } }))
    },
  },
  Appointment: {
    id: ({ _id }) => _id,
    kind: ({ kind }) => kinds[kind],
    purpose: ({ purpose }) => purposes[purpose],
    status: ({ status }) => statuses[status],
  },
}
