import {
  beginCodes,
  CODES_END_AFTER_DAYS,
  confirmEndOfCodes,
  getCodes,
  keepCodes,
  renewRecoveryCodes,
  requestEndOfCodes,
  turnOffCodes,
  turnOnCodes,
} from '#contract/one-time-codes.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import {
  implement,
  Refusal,
  wrongField,
  type Deps,
  type Implementation,
} from '#backend/lib/http/implement.ts'
import { enqueueEmail } from '#backend/lib/mail/outbox.ts'
import type { Passwords } from '#backend/lib/security/passwords.ts'
import { opened, placeOf, SEALED_COLUMNS } from '#backend/lib/security/sealed-columns.ts'
import { newTotpSecret, totpAddress, totpStep } from '#backend/lib/security/totp.ts'
import { readShopFacts } from '../../shop/api.ts'
import { proveByPassword } from '../entry/by-password.ts'
import { codesEndAskedEmail, codesEndingEmail, codesOffEmail, codesOnEmail } from './emails.ts'
import { tryOnce } from '../limits.ts'
import { findPerson } from '../person.ts'
import { requireConfirmed, sessionOf } from '../step-up.ts'
import type { AccountTables } from '../tables.ts'
import { spendToken, spentLink } from '../tokens.ts'
import { asksForCode, codesOf, forgetCodes, keepCodesOn, replaceRecoveryCodes } from './code-store.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** The time from the QR code on the screen to the first code of the app. */
const SETUP_MS = 30 * MINUTE

const notOn = () => new Refusal(409, 'CONFLICT', 'One-time codes are not on.')
const setupOver = () => new Refusal(409, 'CONFLICT', 'This took too long. Please begin again.')
const CODE_WRONG = 'This code does not match. Please check that your app uses the new entry.'

/** One-time codes of the signed-in shopper. */
export const codeRoutes = ({ db, clock, sealer }: Deps): readonly Implementation[] => [
  implement(getCodes, ({ accountId }) => codesOf(db, accountId, clock.now())),

  implement(beginCodes, async ({ accountId, caller }) => {
    const now = clock.now()
    await requireConfirmed(db, caller, now)
    const { email } = await findPerson(db, accountId)
    const secret = newTotpSecret()
    const setup = {
      session_id: sessionOf(caller),
      secret: sealer.seal(secret, placeOf(SEALED_COLUMNS.setupTotp, accountId)),
      expires_at: new Date(now + SETUP_MS),
    }
    await db
      .withTables<AccountTables>()
      .insertInto('account_code_setups')
      .values({ account_id: accountId, ...setup })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(setup))
      .execute()
    const { name } = await readShopFacts(db)
    return { secret, address: totpAddress(secret, { issuer: name, account: email }) }
  }),

  implement(turnOnCodes, async ({ body, accountId, caller, requestId }) => {
    const now = clock.now()
    return db.transaction().execute(async (tx) => {
      const store = tx.withTables<AccountTables>()
      const setup = await store
        .selectFrom('account_code_setups')
        .select('secret')
        .where('account_id', '=', accountId)
        .where('session_id', '=', sessionOf(caller))
        .where('expires_at', '>', new Date(now))
        .forUpdate()
        .executeTakeFirst()
      if (!setup) throw setupOver()
      const secret = opened(sealer, SEALED_COLUMNS.setupTotp, accountId, setup.secret)
      const step = totpStep(secret, body.code, { now, lastStep: undefined })
      if (step === undefined) throw wrongField('code', CODE_WRONG)
      await forgetCodes(tx, accountId)
      await store
        .insertInto('account_codes')
        .values({
          account_id: accountId,
          secret: sealer.seal(secret, placeOf(SEALED_COLUMNS.shopperTotp, accountId)),
          last_step: step,
          created_at: new Date(now),
          ends_at: null,
        })
        .execute()
      const recoveryCodes = await replaceRecoveryCodes(tx, accountId)
      const message = codesOnEmail(await findPerson(tx, accountId), now)
      await enqueueEmail(tx, { kind: 'codes-on', accountId, message, now })
      await audit(tx, { event: 'codes.on', actor: 'shopper', accountId, requestId, now })
      return { recoveryCodes }
    })
  }),

  implement(turnOffCodes, async ({ accountId, caller, requestId }) => {
    const now = clock.now()
    await requireConfirmed(db, caller, now)
    await db.transaction().execute(async (tx) => {
      if (!(await forgetCodes(tx, accountId))) throw notOn()
      const message = codesOffEmail(await findPerson(tx, accountId))
      await enqueueEmail(tx, { kind: 'codes-off', accountId, message, now })
      await audit(tx, { event: 'codes.off', actor: 'shopper', accountId, requestId, now })
    })
    return { status: 'done' as const }
  }),

  implement(renewRecoveryCodes, async ({ accountId, caller, requestId }) => {
    const now = clock.now()
    await requireConfirmed(db, caller, now)
    return db.transaction().execute(async (tx) => {
      if (!(await asksForCode(tx, accountId, now))) throw notOn()
      const recoveryCodes = await replaceRecoveryCodes(tx, accountId)
      await audit(tx, { event: 'codes.recovery-renewed', actor: 'shopper', accountId, requestId, now })
      return { recoveryCodes }
    })
  }),

  implement(keepCodes, async ({ accountId, requestId }) => {
    const now = clock.now()
    await db.transaction().execute(async (tx) => {
      if (await keepCodesOn(tx, accountId, now))
        await audit(tx, { event: 'codes.kept', actor: 'shopper', accountId, requestId, now })
    })
    return { status: 'done' as const }
  }),
]

/**
 * For a shopper who lost the app and the recovery codes: password and mailbox together turn codes off after some days,
 * unless a sign-in with a code or a new password stops it.
 */
export const endOfCodesRoutes = ({ db, clock }: Deps, passwords: Passwords): readonly Implementation[] => [
  implement(requestEndOfCodes, async ({ body, requestId }) => {
    const now = clock.now()
    const { person } = await proveByPassword(
      { db, passwords },
      { ...body, device: undefined, requestId, now },
    )
    await db.transaction().execute(async (tx) => {
      if (!(await asksForCode(tx, person.id, now)) || !(await tryOnce(tx, 'codes-email', person.id, now)))
        return
      const { id: accountId, name, email, email_key: emailKey } = await findPerson(tx, person.id)
      const message = codesEndAskedEmail({ accountId, name, email, emailKey })
      await enqueueEmail(tx, { kind: 'codes-end-asked', accountId, message, now })
      await audit(tx, { event: 'codes.end-asked', actor: 'visitor', accountId, requestId, now })
    })
    return { status: 'accepted' as const }
  }),

  implement(confirmEndOfCodes, async ({ body, requestId }) => {
    const now = clock.now()
    return db.transaction().execute(async (tx) => {
      const { account_id: accountId, email_key } = await spendToken(tx, body.token, ['end-codes'], now)
      const person = await findPerson(tx, accountId)
      if (person.email_key !== email_key) throw spentLink()
      const endsAt = new Date(now + CODES_END_AFTER_DAYS * DAY)
      const row = await tx
        .withTables<AccountTables>()
        .updateTable('account_codes')
        .set({ ends_at: endsAt })
        .where('account_id', '=', accountId)
        .returning('account_id')
        .executeTakeFirst()
      if (!row) throw spentLink()
      const message = codesEndingEmail(person, endsAt.getTime())
      await enqueueEmail(tx, { kind: 'codes-ending', accountId, message, now })
      await audit(tx, { event: 'codes.ending', actor: 'visitor', accountId, requestId, now })
      return { endsAt: endsAt.toISOString() }
    })
  }),
]
