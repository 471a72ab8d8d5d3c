import type { Appointment } from '#contract/appointments.ts'
import { Refusal, wrongField, type Db, type Deps } from '#backend/lib/http/implement.ts'
import { enqueueEmail } from '#backend/lib/mail/outbox.ts'
import { asLanguage } from '#backend/lib/words/words.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { findProducts } from '../catalogue/api.ts'
import { readStore, readStores, type Salon } from '../stores/api.ts'
import { calendarOf } from './calendar.ts'
import { emailOf, type EmailKind } from './emails.ts'
import { refuseMoved } from './moved.ts'
import { isSlot, ruledOut } from './slots.ts'
import { lostPlace, moveAppointment } from './booking.ts'
import { byId, cancel, locked, piecesOf, type Row } from './store.ts'

export const unknownAppointment = () => new Refusal(404, 'NOT_FOUND', 'There is no such appointment.')

export const salonOf = async (db: Db, id: string): Promise<Salon> => {
  const salon = await readStore(db, id)
  if (!salon) throw new Refusal(404, 'NOT_FOUND', 'There is no such salon.')
  return salon
}

/** The requested instant, in milliseconds, if the store is open to visitors then. */
export const slotAt = (salon: Salon, now: number, text: string): number => {
  const at = Date.parse(text)
  if (!Number.isFinite(at) || !isSlot(salon, now, at))
    throw new Refusal(
      400,
      'VALIDATION',
      'There are no appointments at that time. Please choose one of the times shown.',
      { fields: { startsAt: 'Choose one of the times shown.' } },
    )
  return at
}

/**
 * The same for the house, which knows who is in the salon: any hour to come in which it is open, however soon or late.
 */
export const hourAt = (salon: Salon, now: number, text: string): number => {
  const at = Date.parse(text)
  if (!Number.isFinite(at) || at < now || ruledOut(salon, at))
    throw wrongField('startsAt', 'Choose an hour to come, in which the salon is open.')
  return at
}

/** The names of pieces, by id; those that are not on sale any more have none. */
type Names = ReadonlyMap<string, string>

const namesOf = async (db: Db, rows: readonly Row[]): Promise<Names> => {
  const ids = [...new Set(rows.flatMap(piecesOf))]
  return new Map(ids.length === 0 ? [] : (await findProducts(db, ids)).map(({ _id, name }) => [_id, name]))
}

/** The changes of an appointment, by shopper or house: each sends an e-mail in the same transaction. */
export const workOf = ({ db, clock, config }: Deps) => {
  const host = new URL(config.publicUrl).hostname

  const piecesShown = (row: Row, names: Names) => {
    const pieces = piecesOf(row).map((productId) => {
      const name = names.get(productId)
      const choice = row.piece_choices[productId]
      return { productId, ...(name !== undefined && { name }), ...(choice && { choice }) }
    })
    const [first] = pieces
    return first
      ? { pieces, productId: first.productId, ...(first.name !== undefined && { productName: first.name }) }
      : {}
  }

  const written = (row: Row, salon: Salon, names: Names, link?: string): Appointment => ({
    _id: row.id,
    reference: row.reference,
    status:
      row.status === 'cancelled' ? 'cancelled' : row.ends_at.getTime() < clock.now() ? 'past' : 'booked',
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
    calendar: calendarOf(row, salon, host),
    ...(row.note !== null && { note: row.note }),
    ...piecesShown(row, names),
    ...(row.confirmed_at !== null && { confirmedAt: row.confirmed_at.toISOString() }),
    ...(row.no_show_at !== null && { noShowAt: row.no_show_at.toISOString() }),
    ...(link !== undefined && { link }),
  })

  const answerOf = async (from: Db, row: Row, salon: Salon, link?: string): Promise<Appointment> =>
    written(row, salon, await namesOf(from, [row]), link)

  const tell = async (tx: Db, what: EmailKind, row: Row, salon: Salon, words?: string) =>
    enqueueEmail(tx, {
      kind: `appointment-${what}`,
      language: asLanguage(row.language),
      // Each change is announced once.
      ref: `${row.id}:${row.sequence}`,
      message: emailOf(what, {
        row,
        salon,
        pieces: [...(await namesOf(tx, [row]))].map(([id, name]) => ({ name, ...row.piece_choices[id] })),
        words,
        calendar: calendarOf(row, salon, host),
      }),
      now: clock.now(),
      ...(row.account_id !== null && { accountId: row.account_id }),
    })

  interface ByHouse {
    readonly words?: string | undefined
    /** When it was to begin as the operator saw it. */
    readonly shown?: string | undefined
    /** Runs in the same transaction, for the audit trail. */
    readonly also?: (tx: Db, row: Row) => Promise<void>
  }

  return {
    answerOf,
    tell,
    shown: async (row: Row) => answerOf(db, row, await salonOf(db, row.store_id)),
    /** Many at once: salons and pieces are read once for all of them. */
    shownAll: async (rows: readonly Row[]): Promise<Appointment[]> => {
      const salons = new Map((await readStores(db)).map((salon) => [salon._id, salon]))
      const names = await namesOf(db, rows)
      return rows.flatMap((row) => {
        const salon = salons.get(row.store_id)
        return salon ? written(row, salon, names) : []
      })
    },
    move: async (row: Row, startsAt: string, byHouse?: ByHouse): Promise<Appointment> => {
      const salon = await salonOf(db, row.store_id)
      const at = (byHouse ? hourAt : slotAt)(salon, clock.now(), startsAt)
      const { words, shown, also } = byHouse ?? {}
      const once = () =>
        inTransaction(db, async (tx) => {
          const moved = await moveAppointment(tx, row.id, salon, at, clock.now(), shown)
          await tell(tx, 'moved', moved.row, salon, words)
          await also?.(tx, moved.row)
          return answerOf(tx, moved.row, salon, moved.link)
        })
      for (let n = 0; n < salon.capacity; n += 1) {
        try {
          return await once()
        } catch (error) {
          if (!lostPlace(error)) throw error
        }
      }
      return once()
    },
    /** Cancelling twice has no further effect. Throws 409 once it is over. */
    cancel: async (row: Row, { words, shown, also }: ByHouse = {}): Promise<Appointment> => {
      const salon = await salonOf(db, row.store_id)
      return inTransaction(db, async (tx) => {
        const current = await locked(tx, row.id)
        if (current?.status === 'booked') refuseMoved(current, shown)
        const cancelled = await cancel(tx, row.id, clock.now())
        if (cancelled) {
          await tell(tx, 'cancelled', cancelled, salon, words)
          await also?.(tx, cancelled)
          return answerOf(tx, cancelled, salon)
        }
        const known = await byId(tx, row.id)
        if (!known) throw unknownAppointment()
        if (known.status === 'booked') throw new Refusal(409, 'CONFLICT', 'This appointment is over.')
        return answerOf(tx, known, salon)
      })
    },
  }
}
export type Work = ReturnType<typeof workOf>
