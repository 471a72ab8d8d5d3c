import {
  bookAppointment,
  cancelAppointmentByLink,
  cancelMyAppointment,
  getAppointmentByLink,
  listSlots,
  moveAppointmentByLink,
  moveMyAppointment,
  myAppointments,
} from '#contract/appointments.ts'
import { implement, none, type Module } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { inLanguage, languageNow } from '#backend/lib/words/words.ts'
import { blocksBetween } from './blocks.ts'
import { appointmentsOfAccount } from './account-hooks.ts'
import { appointmentJobs } from './jobs.ts'
import { appointmentTokens } from './links.ts'
import { operatorRoutes } from './operator-routes.ts'
import { knownPieces } from './pieces.ts'
import { daysOf } from './slots.ts'
import { hasStores } from '../stores/api.ts'
import { book, visitorOf } from './booking.ts'
import { byLink, ofAccount, ownById, takenPlaces, type Row } from './store.ts'
import { salonOf, slotAt, unknownAppointment, workOf } from './work.ts'

const found = async (row: Promise<Row | undefined>): Promise<Row> => {
  const known = await row
  if (!known) throw unknownAppointment()
  return known
}

export const appointments = {
  name: 'appointments',
  accounts: appointmentsOfAccount,
  tokens: appointmentTokens,
  jobs: appointmentJobs,
  metrics: none,
  // A salon that an appointment names cannot be removed, so nobody's appointment is lost.
  lacking: async ({ db }) => ((await hasStores(db)) ? [] : ['appointments']),
  routes: (deps) => {
    const { db, clock } = deps
    const work = workOf(deps)
    return [
      implement(listSlots, async ({ query }) => {
        const salon = await salonOf(db, query.storeId)
        const days = daysOf(salon, clock.now(), query.from, query.days ?? 14)
        const all = days.flatMap(({ slots }) => slots)
        const [first, last] = [all[0], all.at(-1)]
        const taken =
          first && last
            ? await takenPlaces(db, salon._id, first.startsAt, last.startsAt)
            : new Map<number, number>()
        const blocks = first && last ? await blocksBetween(db, salon._id, first.startsAt, last.startsAt) : []
        const blocked = new Set(blocks.map(({ startsAt }) => Date.parse(startsAt)))
        return {
          timeZone: salon.timeZone,
          days: days.map(({ date, closed, slots }) => ({
            date,
            ...(closed !== undefined && { closed: inLanguage(languageNow() ?? 'en', closed) }),
            slots: slots.map(({ startsAt, label }) => ({
              startsAt: new Date(startsAt).toISOString(),
              label,
              free: !blocked.has(startsAt) && (taken.get(startsAt) ?? 0) < salon.capacity,
            })),
          })),
        }
      }),
      implement(bookAppointment, async ({ body, caller, idempotencyKey }) => {
        const visitor = visitorOf(body)
        const salon = await salonOf(db, body.storeId)
        const at = slotAt(salon, clock.now(), body.startsAt)
        const pieces = await knownPieces(db, body)
        const wanted = {
          ...visitor,
          product_id: pieces.product_ids[0] ?? null,
          ...pieces,
          account_id: caller.kind === 'shopper' ? caller.accountId : null,
          idempotency_key: idempotencyKey ?? null,
        }
        return inTransaction(db, async (tx) => {
          const { row, link, known } = await book(tx, salon, at, wanted, clock.now())
          if (!known) await work.tell(tx, 'booked', row, salon)
          return work.answerOf(tx, row, salon, link)
        })
      }),
      implement(getAppointmentByLink, async ({ body }) => ({
        ...(await work.shown(await found(byLink(db, body.link, clock.now())))),
        link: body.link,
      })),
      implement(moveAppointmentByLink, async ({ body }) =>
        work.move(await found(byLink(db, body.link, clock.now())), body.startsAt),
      ),
      implement(cancelAppointmentByLink, async ({ body }) =>
        work.cancel(await found(byLink(db, body.link, clock.now()))),
      ),
      implement(myAppointments, async ({ accountId }) => ({
        appointments: await work.shownAll(await ofAccount(db, accountId)),
      })),
      implement(moveMyAppointment, async ({ accountId, params, body }) =>
        work.move(await found(ownById(db, accountId, params.id)), body.startsAt),
      ),
      implement(cancelMyAppointment, async ({ accountId, params }) =>
        work.cancel(await found(ownById(db, accountId, params.id))),
      ),
      ...operatorRoutes(deps, work),
    ]
  },
} satisfies Module
