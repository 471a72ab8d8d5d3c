import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { bookAppointment } from '#contract/appointments.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { member } from '#program/member.ts'
import { json } from '#backend/lib/store/db.ts'
import { Refusal, wrongField, type Db } from '#backend/lib/http/implement.ts'
import { wrongPhone } from '#backend/lib/trade/phones.ts'
import { wrongName } from '#backend/lib/words/plain-words.ts'
import { languageNow } from '#backend/lib/words/words.ts'
import type { Salon } from '../stores/api.ts'
import { isBlocked } from './blocks.ts'
import { forgetLinks, newLink } from './links.ts'
import { refuseMoved } from './moved.ts'
import { SLOT_MS } from './slots.ts'
import type { AppointmentTables } from './tables.ts'
import { locked, type Row } from './store.ts'

/** The most appointments that one person may have ahead: one sender cannot fill a salon's book. */
const MOST_AHEAD = 4

/** Without letters that can be mistaken for figures. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const newReference = () => `A-${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

const taken = () => new Refusal(409, 'SLOT_TAKEN', 'That time has just been taken. Please choose another.')

export type Wanted = Pick<
  Row,
  | 'kind'
  | 'purpose'
  | 'name'
  | 'email'
  | 'email_key'
  | 'phone'
  | 'note'
  | 'product_id'
  | 'product_ids'
  | 'piece_choices'
  | 'account_id'
  | 'idempotency_key'
>

const tables = (db: Db) => db.withTables<AppointmentTables>()

/** Who comes and why, as it is stored. Throws 422 if the name or the number is none. */
export const visitorOf = (
  body: Pick<BodyOf<typeof bookAppointment>, 'kind' | 'purpose' | 'name' | 'email' | 'phone' | 'note'>,
) => {
  const wrong = wrongName(body.name.trim())
  if (wrong !== undefined) throw wrongField('name', wrong)
  const noPhone = wrongPhone(body.phone.trim(), { kind: 'any' })
  if (noPhone !== undefined) throw wrongField('phone', noPhone)
  return {
    kind: body.kind,
    purpose: body.purpose,
    name: body.name.trim(),
    email: body.email.trim(),
    email_key: body.email.normalize('NFKC').trim().toLowerCase(),
    phone: body.phone.trim(),
    note: body.note?.trim() || null,
  }
}

/**
 * Counts what the same sender booked, so that strangers who use somebody's address cannot keep a signed-in person from
 * booking.
 */
const refuseTooMany = async (
  tx: Db,
  { email_key, account_id }: Pick<Wanted, 'email_key' | 'account_id'>,
  now: number,
): Promise<void> => {
  const { ahead } = await tables(tx)
    .selectFrom('appointments')
    .select(sql<number>`count(*)::int`.as('ahead'))
    .where((eb) =>
      account_id === null
        ? eb.and([eb('email_key', '=', email_key), eb('account_id', 'is', null)])
        : eb('account_id', '=', account_id),
    )
    .where('status', '=', 'booked')
    .where('starts_at', '>', new Date(now))
    .executeTakeFirstOrThrow()
  if (ahead >= MOST_AHEAD)
    throw new Refusal(
      429,
      'RATE_LIMITED',
      `There are ${MOST_AHEAD} appointments ahead already. Cancel one, or telephone us for another.`,
    )
}

/**
 * Books the first free place; `known` if this form was booked before. It inserts without asking first: the unique
 * index decides between two simultaneous bookings. Throws 409 SLOT_TAKEN when all places are taken, 429 when this
 * sender has too many ahead; the house books as many as it likes.
 */
export const book = async (
  tx: Db,
  salon: Salon,
  startsAt: number,
  wanted: Wanted,
  now: number,
  by: 'visitor' | 'house' = 'visitor',
): Promise<{ row: Row; link: string; known: boolean }> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`appointments:${wanted.account_id ?? wanted.email_key}`}))`.execute(
    tx,
  )
  if (wanted.idempotency_key !== null) {
    const known = await tables(tx)
      .selectFrom('appointments')
      .selectAll()
      .where('idempotency_key', '=', wanted.idempotency_key)
      .where('email_key', '=', wanted.email_key)
      .executeTakeFirst()
    if (known) return { row: known, link: await newLink(tx, known.id, now), known: true }
  }
  if (by === 'visitor') await refuseTooMany(tx, wanted, now)
  if (await isBlocked(tx, salon._id, startsAt)) throw taken()
  for (let place = 1; place <= salon.capacity; place += 1) {
    const row = await tables(tx)
      .insertInto('appointments')
      .values({
        ...wanted,
        piece_choices: json(wanted.piece_choices),
        id: randomBytes(12).toString('hex'),
        reference: newReference(),
        store_id: salon._id,
        language: languageNow() ?? null,
        starts_at: new Date(startsAt),
        ends_at: new Date(startsAt + SLOT_MS),
        place,
        created_at: new Date(now),
      })
      // A literal: a generic plan cannot match a partial index by a parameter.
      .onConflict((conflict) =>
        conflict
          .columns(['store_id', 'starts_at', 'place'])
          .where(sql<boolean>`status = 'booked'`)
          .doNothing(),
      )
      .returningAll()
      .executeTakeFirst()
    if (row) return { row, link: await newLink(tx, row.id, now), known: false }
  }
  throw taken()
}

/**
 * Moves it to another hour and makes a new link; the old ones are spent. Throws 409 if the hour is full or the
 * appointment was cancelled, and the error of the unique index if somebody takes the place at the same moment
 * (`lostPlace`): the transaction is then to be run again.
 */
export const moveAppointment = async (
  tx: Db,
  id: string,
  salon: Salon,
  startsAt: number,
  now: number,
  shown?: string,
): Promise<{ row: Row; link: string }> => {
  const current = await locked(tx, id)
  if (current?.status !== 'booked') throw new Refusal(409, 'CONFLICT', 'This appointment was cancelled.')
  if (current.ends_at.getTime() < now) throw new Refusal(409, 'CONFLICT', 'This appointment is over.')
  refuseMoved(current, shown)
  if (current.starts_at.getTime() === startsAt)
    throw new Refusal(409, 'CONFLICT', 'The appointment is at that time already.')
  if (await isBlocked(tx, salon._id, startsAt)) throw taken()
  for (let place = 1; place <= salon.capacity; place += 1) {
    const row = await tables(tx)
      .updateTable('appointments')
      .set(({ eb }) => ({
        starts_at: new Date(startsAt),
        ends_at: new Date(startsAt + SLOT_MS),
        place,
        sequence: eb('sequence', '+', 1),
        confirmed_at: null,
        reminded_at: null,
        no_show_at: null,
      }))
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('appointments as other')
              .select('other.id')
              .where('other.store_id', '=', salon._id)
              .where('other.starts_at', '=', new Date(startsAt))
              .where('other.place', '=', place)
              .where('other.status', '=', 'booked')
              .where('other.id', '<>', id),
          ),
        ),
      )
      .returningAll()
      .executeTakeFirst()
    if (row) {
      await forgetLinks(tx, id)
      return { row, link: await newLink(tx, id, now) }
    }
  }
  throw taken()
}

/** Whether a move lost its place to a simultaneous booking. */
export const lostPlace = (error: unknown): boolean =>
  member(error, 'code') === '23505' && member(error, 'constraint') === 'appointments_place'
