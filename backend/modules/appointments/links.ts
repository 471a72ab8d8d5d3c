import { newSecret, secretHash } from '#backend/lib/security/secrets.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import type { TokenMakers } from '#backend/lib/rows/email-shape.ts'
import type { AppointmentTables } from './tables.ts'

/** How long after the appointment a link still shows it. */
export const LINK_MS = 7 * 24 * 3_600_000

/** A link that moves or cancels. Only its hash is stored. */
export const newLink = async (db: Db, appointmentId: string, now: number): Promise<string> => {
  const link = newSecret()
  await db
    .withTables<AppointmentTables>()
    .insertInto('appointment_links')
    .values({ link_hash: secretHash(link), appointment_id: appointmentId, created_at: new Date(now) })
    .execute()
  return link
}

/** An e-mail gets its link when it is sent: what waits in the outbox opens nothing. */
export const appointmentTokens = {
  appointment: (db, { appointmentId }, now) => newLink(db, appointmentId, now),
} satisfies Partial<TokenMakers>

/** Spends every link of an appointment. */
export const forgetLinks = async (tx: Db, appointmentId: string): Promise<void> => {
  await tx
    .withTables<AppointmentTables>()
    .deleteFrom('appointment_links')
    .where('appointment_id', '=', appointmentId)
    .execute()
}
