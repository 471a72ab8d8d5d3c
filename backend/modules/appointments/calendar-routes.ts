import {
  operatorBlockHour,
  operatorCalendar,
  operatorNoShow,
  operatorUnblockHour,
} from '#contract/appointment-calendar.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { houseOf } from '#backend/lib/http/caller.ts'
import {
  implement,
  Refusal,
  wrongField,
  type Deps,
  type Implementation,
} from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { blockHour, blocksBetween, unblockHour } from './blocks.ts'
import { pageOfAppointments } from './book-keeping.ts'
import { addDays, instantOf, ruledOut, slotsOf } from './slots.ts'
import { byReference, markNoShow } from './store.ts'
import { salonOf, unknownAppointment, type Work } from './work.ts'

const MOST_IN_A_MONTH = 5_000

/** The calendar of a salon: its hours, its appointments, and the hours that are blocked. */
export const calendarRoutes = ({ db, clock }: Deps, work: Work): readonly Implementation[] => [
  implement(operatorCalendar, async ({ query }) => {
    const salon = await salonOf(db, query.storeId)
    const dates = Array.from({ length: query.days ?? 7 }, (_, n) => addDays(query.from, n))
    const from = instantOf(salon.timeZone, query.from, 0) ?? Date.parse(`${query.from}T00:00:00Z`)
    const last = addDays(query.from, dates.length)
    const end = instantOf(salon.timeZone, last, 0) ?? from + dates.length * 86_400_000
    const { rows } = await pageOfAppointments(db, {
      storeId: salon._id,
      status: 'booked',
      from,
      to: end,
      page: 1,
      limit: MOST_IN_A_MONTH,
    })
    return {
      timeZone: salon.timeZone,
      capacity: salon.capacity,
      days: dates.map((date) => {
        const holiday = salon.holidays.find((one) => one.date === date)
        const slots = slotsOf(salon, date)
        const closed = holiday ? `Closed for ${holiday.name}` : slots.length === 0 ? 'Closed' : undefined
        return {
          date,
          ...(closed !== undefined && { closed }),
          slots: slots.map(({ startsAt, label }) => ({ startsAt: new Date(startsAt).toISOString(), label })),
        }
      }),
      appointments: await work.shownAll(rows),
      blocks: await blocksBetween(db, salon._id, from, end - 1),
    }
  }),
  implement(operatorBlockHour, async ({ body, caller, requestId }) => {
    const salon = await salonOf(db, body.storeId)
    const at = Date.parse(body.startsAt)
    if (ruledOut(salon, at) || at < clock.now()) {
      const words = 'Only an hour to come, in which the salon is open, can be blocked.'
      throw wrongField('startsAt', words)
    }
    return inTransaction(db, async (tx) => {
      const { block, fresh, booked } = await blockHour(tx, {
        storeId: salon._id,
        startsAt: at,
        reason: body.reason.trim(),
        who: houseOf(caller).name,
        now: clock.now(),
      })
      if (fresh)
        await audit(tx, {
          event: 'appointment.hour-blocked',
          actor: 'operator',
          subject: `store:${salon._id}`,
          details: { startsAt: block.startsAt, reason: block.reason, booked },
          requestId,
          now: clock.now(),
        })
      return { ...block, booked }
    })
  }),
  implement(operatorUnblockHour, ({ params, requestId }) =>
    inTransaction(db, async (tx) => {
      const block = await unblockHour(tx, params.id)
      if (block)
        await audit(tx, {
          event: 'appointment.hour-opened',
          actor: 'operator',
          subject: `store:${block.storeId}`,
          details: { startsAt: block.startsAt },
          requestId,
          now: clock.now(),
        })
      return { removed: block !== undefined }
    }),
  ),
  implement(operatorNoShow, async ({ params, body, requestId }) => {
    const row = await byReference(db, params.reference)
    if (!row) throw unknownAppointment()
    const came = body.came ?? false
    const salon = await salonOf(db, row.store_id)
    return inTransaction(db, async (tx) => {
      const marked = await markNoShow(tx, row.id, came, clock.now())
      if (!marked)
        throw new Refusal(409, 'CONFLICT', 'This appointment has not begun yet, or it was cancelled.')
      await audit(tx, {
        event: came ? 'appointment.came' : 'appointment.no-show',
        actor: 'operator',
        subject: `appointment:${row.id}`,
        requestId,
        now: clock.now(),
      })
      return work.answerOf(tx, marked, salon)
    })
  }),
]
