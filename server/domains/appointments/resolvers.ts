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
import { enumOf, wordOf } from '#server/domains/shared/words.ts'
import type { LaidOutInput, Resolvers } from '#server/generated/resolvers.ts'

/** A refused form is answered as `userErrors`; anything else is thrown. */
const answered = (work: () => Promise<Appointment>) => payload(async () => ({ appointment: await work() }))

/** A backend may know only a single piece. */
const piecesOf = ({ pieces, productId, productName }: Appointment) =>
  (pieces ?? (productId === undefined ? [] : [{ productId, name: productName }])).map(
    ({ choice, ...piece }: NonNullable<Appointment['pieces']>[number]) => ({ ...piece, ...choice }),
  )

const chosenOf = ({ productId, metal, purity, size }: LaidOutInput) => ({
  productId,
  ...(metal && { metal }),
  ...(purity && { purity }),
  ...(size && { size }),
})

/** A link has the shape of a secret; anything else is an unknown link, not a bad request. */
const LINK = /^[\w-]{20,64}$/

export const resolvers: Resolvers = {
  Query: {
    slots: (_, { storeId, from, days }, ctx) =>
      ctx.call(listSlots, { query: { storeId, ...(from ? { from } : {}), ...(days ? { days } : {}) } }),
    appointmentByLink: (_, { link }, ctx) =>
      LINK.test(link) ? nullIfAbsent(ctx.call(getAppointmentByLink, { body: { link } })) : null,
  },
  Viewer: {
    appointments: async (_, _args, ctx) => (await ctx.call(myAppointments)).appointments,
  },
  Mutation: {
    bookAppointment: (_, { input }, ctx) => {
      const { kind, purpose, note, productIds, choices, key, ...rest } = input
      return answered(() =>
        ctx.call(bookAppointment, {
          body: {
            ...rest,
            kind: wordOf(kind),
            purpose: wordOf(purpose),
            ...(note ? { note } : {}),
            ...(productIds?.length ? { productIds: [...productIds] } : {}),
            ...(choices?.length ? { choices: choices.map(chosenOf) } : {}),
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
    kind: ({ kind }) => enumOf(kind),
    purpose: ({ purpose }) => enumOf(purpose),
    status: ({ status }) => enumOf(status),
    pieces: piecesOf,
  },
}
