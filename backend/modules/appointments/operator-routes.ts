import {
  operatorAppointments,
  operatorBookAppointment,
  operatorCancelAppointment,
  operatorConfirmAppointment,
  operatorMoveAppointment,
} from '#contract/appointments.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { implement, Refusal, type Db, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { readStores } from '../stores/api.ts'
import { book, visitorOf } from './booking.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { refuseMoved } from './moved.ts'
import { ruledOut } from './slots.ts'
import { pageOfAppointments } from './book-keeping.ts'
import { byReference, confirm, locked, type Row } from './store.ts'
import { hourAt, salonOf, unknownAppointment, type Work } from './work.ts'

/** What the salons do with their appointments. Every write is in the audit trail. */
export const operatorRoutes = (deps: Deps, work: Work): readonly Implementation[] => {
  const { db, clock } = deps
  const found = async (reference: string): Promise<Row> => {
    const row = await byReference(db, reference)
    if (!row) throw unknownAppointment()
    return row
  }
  const noted = (event: string, requestId: string) => (tx: Db, row: Row) =>
    audit(tx, {
      event: `appointment.${event}`,
      actor: 'operator',
      subject: `appointment:${row.id}`,
      details: { storeId: row.store_id, startsAt: row.starts_at.toISOString() },
      requestId,
      now: clock.now(),
    })

  return [
    ...calendarRoutes(deps, work),
    implement(operatorAppointments, async ({ query }) => {
      const from = query.from === undefined ? clock.now() : Date.parse(`${query.from}T00:00:00Z`)
      const asked = {
        ...(query.q !== undefined && { q: query.q }),
        ...(query.storeId !== undefined && { storeId: query.storeId }),
        ...(query.status !== undefined && { status: query.status }),
        from,
      }
      const [page, limit] = [query.page ?? 1, query.limit ?? 50]
      if (!query.outside) {
        const { rows, total } = await pageOfAppointments(db, { ...asked, page, limit })
        return { appointments: await work.shownAll(rows), total }
      }
      const salons = new Map((await readStores(db)).map((salon) => [salon._id, salon]))
      const { rows } = await pageOfAppointments(db, { ...asked, status: 'booked', page: 1, limit: 10_000 })
      const outside = rows.filter((row) => {
        const salon = salons.get(row.store_id)
        return !salon || ruledOut(salon, row.starts_at.getTime())
      })
      const shown = outside.slice((page - 1) * limit, page * limit)
      return { appointments: await work.shownAll(shown), total: outside.length }
    }),
    implement(operatorBookAppointment, async ({ body, requestId }) => {
      const visitor = visitorOf(body)
      const salon = await salonOf(db, body.storeId)
      const at = hourAt(salon, clock.now(), body.startsAt)
      const unasked = {
        product_id: null,
        product_ids: [],
        piece_choices: {},
        account_id: null,
        idempotency_key: null,
      }
      return inTransaction(db, async (tx) => {
        const { row } = await book(tx, salon, at, { ...visitor, ...unasked }, clock.now(), 'house')
        const confirmed = (await confirm(tx, row.id, clock.now())) ?? row
        await work.tell(tx, 'confirmed', confirmed, salon, body.words)
        await noted('booked', requestId)(tx, confirmed)
        return work.answerOf(tx, confirmed, salon)
      })
    }),
    implement(operatorConfirmAppointment, async ({ params, body, requestId }) => {
      const { id, store_id } = await found(params.reference)
      const salon = await salonOf(db, store_id)
      return inTransaction(db, async (tx) => {
        const current = await locked(tx, id)
        if (current) refuseMoved(current, body.shown)
        const row = await confirm(tx, id, clock.now())
        if (!row)
          throw new Refusal(
            409,
            'CONFLICT',
            current?.status === 'booked' && current.confirmed_at !== null
              ? 'This appointment has been confirmed already, and the visitor was told. No second e-mail is sent.'
              : 'This appointment is cancelled or over.',
          )
        await work.tell(tx, 'confirmed', row, salon, body.words)
        await noted('confirmed', requestId)(tx, row)
        return work.answerOf(tx, row, salon)
      })
    }),
    implement(operatorMoveAppointment, async ({ params, body, requestId }) => {
      const row = await found(params.reference)
      // The link is the visitor's.
      const { link: _, ...moved } = await work.move(row, body.startsAt, {
        words: body.words,
        shown: body.shown,
        also: noted('moved', requestId),
      })
      return moved
    }),
    implement(operatorCancelAppointment, async ({ params, body, requestId }) =>
      work.cancel(await found(params.reference), {
        words: body.words,
        shown: body.shown,
        also: noted('cancelled', requestId),
      }),
    ),
  ]
}
