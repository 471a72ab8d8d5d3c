/** What other modules may use of the account module. */
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { findPerson } from './person.ts'

export { emailKey, mailboxHash } from './email.ts'
export { resolveCaller } from './sessions.ts'
export { confirmDestination } from './step-up.ts'

/** Name and e-mail of a shopper, for e-mails and invoices. Throws 401 if the account was deleted. */
export const personOf = async (db: Db, accountId: string) => {
  const { name, email, phone, email_verified_at } = await findPerson(db, accountId)
  return { name, email, phone: phone ?? undefined, emailVerified: email_verified_at !== null }
}

export const noShopper = () => new Refusal(404, 'NOT_FOUND', 'There is no such shopper.')

/** The same for a shopper whom the staff name. Throws 404 if there is none. */
export const shopperOf = (db: Db, accountId: string) =>
  personOf(db, accountId).catch((error: unknown) => {
    throw error instanceof Refusal && error.status === 401 ? noShopper() : error
  })
