import { createHash } from 'node:crypto'
import { Refusal, type Db, type Identity } from '#backend/lib/http/implement.ts'
import type { Passwords } from '#backend/lib/security/passwords.ts'
import { askPasswordAgain, findPerson, type Person } from './person.ts'
import type { AccountTables } from './tables.ts'

/** How long a confirmed identity (by password, passkey or one-time code) is valid. */
const CONFIRMED_FOR_MS = 10 * 60_000

/** The refusal after which the shop asks for one of the keys and then repeats the call. */
const confirmFirst = () => new Refusal(403, 'CONFIRM_IDENTITY', 'Please confirm that it is you.')

/** The session of a signed-in shopper. Throws 401 for anybody else. */
export const sessionOf = (caller: Identity): string => {
  if (caller.kind !== 'shopper') throw new Refusal(401, 'UNAUTHENTICATED', 'Please sign in.')
  return caller.sessionId
}

/** Inside a transaction that locks the account: the calling session has not been ended meanwhile. Throws 401. */
export const requireOpen = async (tx: Db, caller: Identity): Promise<void> => {
  const row = await tx
    .withTables<AccountTables>()
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionOf(caller))
    .forShare()
    .executeTakeFirst()
  if (!row) throw new Refusal(401, 'UNAUTHENTICATED', 'Please sign in.')
}

/** Records that this session has just confirmed the identity. */
export const markConfirmed = async (tx: Db, sessionId: string, now: number): Promise<void> => {
  await tx
    .withTables<AccountTables>()
    .updateTable('sessions')
    .set({ confirmed_at: new Date(now) })
    .where('id', '=', sessionId)
    .execute()
}

const isConfirmed = async (db: Db, caller: Identity, now: number): Promise<boolean> => {
  if (caller.kind !== 'shopper') return false
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', caller.sessionId)
    .where('confirmed_at', '>', new Date(now - CONFIRMED_FOR_MS))
    .executeTakeFirst()
  return row !== undefined
}

/** Before something that a stolen session must not do. Refuses with CONFIRM_IDENTITY. */
export const requireConfirmed = async (db: Db, caller: Identity, now: number): Promise<void> => {
  if (!(await isConfirmed(db, caller, now))) throw confirmFirst()
}

/**
 * Before something that a stolen session must not do: accepts the password if one is given, otherwise a session that
 * confirmed the identity within ten minutes. Refuses with CONFIRM_IDENTITY.
 */
export const proveAgain = async (
  { db, passwords, now }: { db: Db; passwords: Passwords; now: number },
  who: { readonly accountId: string; readonly caller: Identity },
  password: string | undefined,
  field = 'password',
): Promise<Person> => {
  if (password !== undefined)
    return askPasswordAgain({ db, passwords, now }, who.accountId, password, {
      field,
      session: sessionOf(who.caller),
    })
  await requireConfirmed(db, who.caller, now)
  return findPerson(db, who.accountId)
}

interface Place {
  readonly name: string
  readonly addressLine1: string
  readonly addressLine2?: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
}

/** Spelling does not matter, but the ends of words and numbers do: 12/3 is not 1/23. */
const hashOf = ({ name, addressLine1, addressLine2 = '', city, state, postalCode }: Place): string =>
  createHash('sha256')
    .update(
      [name, addressLine1, addressLine2, city, state, postalCode]
        .map((line) =>
          line
            .normalize('NFKC')
            .toLowerCase()
            .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
            .trim(),
        )
        .join('|'),
    )
    .digest('hex')

/**
 * An order above the house's sum, to an address that this account has not used before, needs an identity confirmed
 * within ten minutes. Refuses with CONFIRM_IDENTITY; otherwise remembers the address.
 */
export const confirmDestination = async (
  tx: Db,
  order: {
    readonly accountId: string
    readonly caller: Identity
    readonly address: Place
    readonly isLarge: boolean
    readonly now: number
  },
): Promise<void> => {
  const { accountId, caller, address, isLarge, now } = order
  const confirmed = await isConfirmed(tx, caller, now)
  const store = tx.withTables<AccountTables>()
  const hash = hashOf(address)
  if (confirmed)
    await store
      .insertInto('confirmed_destinations')
      .values({ account_id: accountId, address_hash: hash, confirmed_at: new Date(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else if (isLarge) {
    const known = await store
      .selectFrom('confirmed_destinations')
      .select('address_hash')
      .where('account_id', '=', accountId)
      .where('address_hash', '=', hash)
      .executeTakeFirst()
    if (!known) throw confirmFirst()
  }
}

/** Forgets every address that was used before. */
export const forgetDestinations = async (tx: Db, accountId: string): Promise<void> => {
  await tx
    .withTables<AccountTables>()
    .deleteFrom('confirmed_destinations')
    .where('account_id', '=', accountId)
    .execute()
}
