import type { StaffRole } from '#contract/endpoint.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { Refusal, type Db, type Deps } from '#backend/lib/http/implement.ts'
import type { Passwords } from '#backend/lib/security/passwords.ts'
import {
  looksLikeRecoveryCode,
  newRecoveryCodes,
  recoveryHash,
} from '#backend/lib/security/recovery-codes.ts'
import { enqueueEmail } from '#backend/lib/mail/outbox.ts'
import { opened, placeOf, SEALED_COLUMNS } from '#backend/lib/security/sealed-columns.ts'
import type { Sealer } from '#backend/lib/security/sealer.ts'
import { newSecret, secretHash } from '#backend/lib/security/secrets.ts'
import { totpStep } from '#backend/lib/security/totp.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { FREE_TRIES } from '#backend/lib/security/tries.ts'
import { countGuess, guesserOf, heldBack, tryOnce, welcome } from './guesses.ts'
import { staffGuessingEmail, staffJoinedEmail } from './emails.ts'
import { houseWords } from '../shop/api.ts'
import type { StaffTables } from './tables.ts'

/** A working day. */
const SESSION_MS = 12 * 3_600_000
const LEAST_PASSWORD = 12
const MOST_PASSWORD = 128

/** Where a sign-in comes from. */
export interface Asking {
  readonly origin: string
  readonly requestId: string
}

export interface StaffSession {
  readonly token: string
  readonly email: string
  readonly role: StaffRole
  readonly endsAt: Date
}

const linkOver = () =>
  new Refusal(404, 'NOT_FOUND', 'This link has been used or has expired. Ask an owner to invite you again.')
/**
 * The same whichever was wrong, so that a guesser learns nothing. The hint is for honest people, who often type a code
 * twice.
 */
const refused = () =>
  new Refusal(
    401,
    'BAD_CREDENTIALS',
    'The e-mail, password or code is not right. Each code works only once: if you have just used this one, wait until the app shows the next.',
  )

/** The invitation behind a link; throws 404 if it was used or has expired. */
export const readInvitation = async (
  { db, clock, sealer }: Pick<Deps, 'db' | 'clock' | 'sealer'>,
  key: string,
) => {
  const keyHash = secretHash(key)
  const found = await db
    .withTables<StaffTables>()
    .selectFrom('staff_invitations as i')
    .innerJoin('staff as s', 's.id', 'i.staff_id')
    .select(['s.id', 's.email', 's.role', 'i.totp_secret'])
    .where('i.key_hash', '=', keyHash)
    .where('i.ends_at', '>', new Date(clock.now()))
    .where('s.removed_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw linkOver()
  const { totp_secret: sealed, ...invited } = found
  return { ...invited, secret: opened(sealer, SEALED_COLUMNS.invitedTotp, keyHash, sealed) }
}

/**
 * Accepts an invitation, with a password and the first code of the app. Returns the recovery codes, shown only this
 * once.
 */
export const acceptInvitation = async (
  { db, clock, sealer }: Deps,
  passwords: Passwords,
  given: { readonly key: string; readonly password: string; readonly code: string } & Asking,
): Promise<{ email: string; codes: string[] }> => {
  const now = clock.now()
  const invited = await readInvitation({ db, clock, sealer }, given.key)
  const { length } = given.password
  if (length < LEAST_PASSWORD || length > MOST_PASSWORD)
    throw new Refusal(422, 'VALIDATION', `A password has ${LEAST_PASSWORD} to ${MOST_PASSWORD} characters.`)
  if (await passwords.isKnown(given.password, [invited.email, ...(await houseWords(db))]))
    throw new Refusal(422, 'VALIDATION', 'This password is among the first that anybody tries.')
  const step = totpStep(invited.secret, given.code, { now, lastStep: undefined })
  if (step === undefined)
    throw new Refusal(422, 'VALIDATION', 'This is not the code that the app shows now. Is its clock right?')
  const hash = await passwords.hash(given.password)
  const codes = newRecoveryCodes()
  await inTransaction(db, async (tx) => {
    const store = tx.withTables<StaffTables>()
    const used = await store
      .deleteFrom('staff_invitations')
      .where('key_hash', '=', secretHash(given.key))
      .returning('staff_id')
      .executeTakeFirst()
    if (!used) throw linkOver()
    await store
      .updateTable('staff')
      .set({
        password_hash: hash,
        totp_secret: sealer.seal(invited.secret, placeOf(SEALED_COLUMNS.staffTotp, invited.id)),
        totp_step: step,
        joined_at: new Date(now),
      })
      .where('id', '=', invited.id)
      .execute()
    await store
      .insertInto('staff_recovery_codes')
      .values(codes.map((code) => ({ staff_id: invited.id, code_hash: recoveryHash(code) })))
      .execute()
    await enqueueEmail(tx, { kind: 'staff-joined', message: staffJoinedEmail(invited.email), now })
    await audit(tx, {
      event: 'staff.joined',
      actor: 'operator',
      subject: `staff:${invited.id}`,
      who: invited.email,
      origin: given.origin,
      requestId: given.requestId,
      now,
    })
  })
  return { email: invited.email, codes }
}

/** Spends a code of the app or a recovery code, in the caller's transaction; false if it is neither. */
const useCode = async (
  tx: Db,
  sealer: Sealer,
  { staffId, code, now }: { staffId: string; code: string; now: number },
): Promise<boolean> => {
  const store = tx.withTables<StaffTables>()
  const row = await store
    .selectFrom('staff')
    .select(['totp_secret', 'totp_step'])
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row?.totp_secret) return false
  if (looksLikeRecoveryCode(code)) {
    const used = await store
      .deleteFrom('staff_recovery_codes')
      .where('staff_id', '=', staffId)
      .where('code_hash', '=', recoveryHash(code))
      .returning('code_hash')
      .executeTakeFirst()
    return used !== undefined
  }
  const secret = opened(sealer, SEALED_COLUMNS.staffTotp, staffId, row.totp_secret)
  const step = totpStep(secret, code, { now, lastStep: row.totp_step ?? undefined })
  if (step === undefined) return false
  await store.updateTable('staff').set({ totp_step: step }).where('id', '=', staffId).execute()
  return true
}

/**
 * Signs in a member of the staff by e-mail, password and code; throws 401 without saying which was wrong, and the
 * audit trail records it.
 */
export const signIn = async (
  { db, clock, sealer }: Deps,
  passwords: Passwords,
  given: {
    readonly email: string
    readonly password: string
    readonly code: string
    readonly door: 'desk' | 'bearer'
  } & Asking,
): Promise<StaffSession> => {
  const now = clock.now()
  const email = given.email.trim().toLowerCase()
  const person = await db
    .withTables<StaffTables>()
    .selectFrom('staff')
    .select(['id', 'email', 'role', 'password_hash'])
    .where((row) => row(row.fn<string>('lower', ['email']), '=', email))
    .where('removed_at', 'is', null)
    .where('joined_at', 'is not', null)
    .executeTakeFirst()
  if (!(await tryOnce(db, 'address', given.origin, now))) throw heldBack()
  const guesser = await guesserOf(db, email, given.origin, now)
  const failures = await countGuess(db, guesser, now)
  // A recovery code is too long to be guessed: with it the owner gets in, whatever others try.
  const byRecoveryCode = looksLikeRecoveryCode(given.code)
  if (failures === undefined && !byRecoveryCode) throw heldBack()
  const refuse = async (why: string) => {
    await audit(db, {
      event: 'staff.sign-in-refused',
      actor: 'visitor',
      ...(person && { subject: `staff:${person.id}` }),
      details: { why },
      origin: given.origin,
      requestId: given.requestId,
      now,
    })
    if (person && (failures ?? FREE_TRIES) >= FREE_TRIES && (await tryOnce(db, 'told', person.id, now)))
      await enqueueEmail(db, { kind: 'staff-guessing', message: staffGuessingEmail(person.email), now })
    return failures === undefined ? heldBack() : refused()
  }
  // From here on a right password gets the same answer as a wrong one, until the code is right as well.
  if (!(await passwords.verify(given.password, person?.password_hash ?? undefined)) || !person)
    throw await refuse('password')
  if (!byRecoveryCode && !(await tryOnce(db, 'code', person.id, now))) throw await refuse('too-many-codes')
  const token = newSecret()
  const endsAt = new Date(now + SESSION_MS)
  const inside = await inTransaction(db, async (tx) => {
    if (!(await useCode(tx, sealer, { staffId: person.id, code: given.code, now }))) return false
    await tx
      .withTables<StaffTables>()
      .insertInto('staff_sessions')
      .values({
        token_hash: secretHash(token),
        staff_id: person.id,
        door: given.door,
        started_at: new Date(now),
        ends_at: endsAt,
      })
      .execute()
    await audit(tx, {
      event: 'staff.signed-in',
      actor: 'operator',
      subject: `staff:${person.id}`,
      details: { door: given.door },
      who: person.email,
      origin: given.origin,
      requestId: given.requestId,
      now,
    })
    return true
  })
  if (!inside) throw await refuse('code')
  await welcome(db, person, { guesser, origin: given.origin, now })
  return { token, email: person.email, role: person.role, endsAt }
}

/** Ends a session; no effect if there is none. */
export const signOut = async (db: Db, token: string): Promise<void> => {
  await db
    .withTables<StaffTables>()
    .deleteFrom('staff_sessions')
    .where('token_hash', '=', secretHash(token))
    .execute()
}
