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
import { implement, Refusal, type Db, type Deps, type Module } from '#backend/lib/implement.ts'
import { enqueueLetter } from '#backend/lib/outbox.ts'
import { readStore, type Salon } from '../stores/api.ts'
import { calendarOf } from './calendar.ts'
import { letterOf } from './letters.ts'
import { daysOf, isSlot } from './slots.ts'
import { book, byLink, cancel, move, ofAccount, ownById, takenPlaces, type Row } from './store.ts'

const unknown = () => new Refusal(404, 'NOT_FOUND', 'There is no such appointment.')

const salonOf = async (db: Db, id: string): Promise<Salon> => {
  const salon = await readStore(db, id)
  if (!salon) throw new Refusal(404, 'NOT_FOUND', 'There is no such store.')
  return salon
}

/** The instant that was asked for, if the store receives anybody then. */
const slotAt = (salon: Salon, now: number, text: string): number => {
  const at = Date.parse(text)
  if (!Number.isFinite(at) || !isSlot(salon, now, at))
    throw new Refusal(
      400,
      'VALIDATION',
      'We do not receive anybody at that time. Please choose one of the hours shown.',
      {
        startsAt: 'Choose one of the hours shown.',
      },
    )
  return at
}

const answerOf = (row: Row, salon: Salon, now: number, link?: string): Appointment => ({
  _id: row.id,
  reference: row.reference,
  status: row.status === 'cancelled' ? 'cancelled' : row.ends_at.getTime() < now ? 'past' : 'booked',
  kind: row.kind,
  purpose: row.purpose,
  storeId: row.store_id,
  storeName: salon.name,
  addressLines: salon.addressLines,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  timeZone: salon.timeZone,
  name: row.name,
  email: row.email,
  phone: row.phone,
  calendar: calendarOf(row, salon),
  ...(row.note !== null && { note: row.note }),
  ...(row.product_id !== null && { productId: row.product_id }),
  ...(link !== undefined && { link }),
})

const workOf = ({ db, clock }: Deps) => {
  const tell = (tx: Db, what: 'booked' | 'moved' | 'cancelled', row: Row, salon: Salon, link?: string) =>
    enqueueLetter(tx, {
      kind: `appointment-${what}`,
      ref: `${row.id}:${row.starts_at.toISOString()}`,
      letter: letterOf(what, row, salon, link),
      now: clock.now(),
      ...(row.account_id !== null && { accountId: row.account_id }),
    })
  return {
    move: async (row: Row, startsAt: string): Promise<Appointment> => {
      const salon = await salonOf(db, row.store_id)
      const at = slotAt(salon, clock.now(), startsAt)
      return db.transaction().execute(async (tx) => {
        const moved = await move(tx, row.id, salon, at)
        await tell(tx, 'moved', moved.row, salon, moved.link)
        return answerOf(moved.row, salon, clock.now(), moved.link)
      })
    },
    cancel: async (row: Row): Promise<Appointment> => {
      const salon = await salonOf(db, row.store_id)
      return db.transaction().execute(async (tx) => {
        const cancelled = await cancel(tx, row.id)
        if (!cancelled) throw unknown()
        if (row.status === 'booked') await tell(tx, 'cancelled', cancelled, salon)
        return answerOf(cancelled, salon, clock.now())
      })
    },
    tell,
  }
}

const found = async (row: Promise<Row | undefined>): Promise<Row> => {
  const known = await row
  if (!known) throw unknown()
  return known
}

export const appointments: Module = {
  name: 'appointments',
  routes: (deps) => {
    const { db, clock } = deps
    const work = workOf(deps)
    const shown = async (row: Row) => answerOf(row, await salonOf(db, row.store_id), clock.now())
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
        return {
          timeZone: salon.timeZone,
          days: days.map(({ date, closed, slots }) => ({
            date,
            ...(closed !== undefined && { closed }),
            slots: slots.map(({ startsAt, label }) => ({
              startsAt: new Date(startsAt).toISOString(),
              label,
              free: (taken.get(startsAt) ?? 0) < salon.capacity,
            })),
          })),
        }
      }),
      implement(bookAppointment, async ({ body, caller }) => {
        const salon = await salonOf(db, body.storeId)
        const at = slotAt(salon, clock.now(), body.startsAt)
        const wanted = {
          kind: body.kind,
          purpose: body.purpose,
          name: body.name.trim(),
          email: body.email.trim(),
          email_key: body.email.normalize('NFKC').trim().toLowerCase(),
          phone: body.phone.trim(),
          note: body.note?.trim() || null,
          product_id: body.productId ?? null,
          account_id: caller.kind === 'shopper' ? caller.accountId : null,
        }
        return db.transaction().execute(async (tx) => {
          const { row, link } = await book(tx, salon, at, wanted, clock.now())
          await work.tell(tx, 'booked', row, salon, link)
          return answerOf(row, salon, clock.now(), link)
        })
      }),
      implement(getAppointmentByLink, async ({ params }) => {
        const row = await found(byLink(db, params.link))
        return { ...(await shown(row)), link: params.link }
      }),
      implement(moveAppointmentByLink, async ({ params, body }) =>
        work.move(await found(byLink(db, params.link)), body.startsAt),
      ),
      implement(cancelAppointmentByLink, async ({ params }) =>
        work.cancel(await found(byLink(db, params.link))),
      ),
      implement(myAppointments, async ({ accountId }) => ({
        appointments: await Promise.all((await ofAccount(db, accountId)).map(shown)),
      })),
      implement(moveMyAppointment, async ({ accountId, params, body }) =>
        work.move(await found(ownById(db, accountId, params.id)), body.startsAt),
      ),
      implement(cancelMyAppointment, async ({ accountId, params }) =>
        work.cancel(await found(ownById(db, accountId, params.id))),
      ),
    ]
  },
}
