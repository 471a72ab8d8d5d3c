import { audit } from '#backend/lib/audit/audit.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { enqueueEmail } from '#backend/lib/mail/outbox.ts'
import type { SaidEmail } from '#backend/lib/rows/email-shape.ts'
import type { To } from '../emails.ts'
import { mayWriteLink } from '../limits.ts'
import type { AccountTables } from '../tables.ts'

interface AskedLink {
  readonly limit: Parameters<typeof mayWriteLink>[1]
  readonly event: string
  readonly kind: string
  readonly message: (to: To, isConfirmed: boolean) => SaidEmail
  readonly emailKey: string
  readonly requestId: string
  readonly now: number
}

/** Sends a link to whoever has this address. If nobody has it, the same is counted, recorded and answered. */
export const sendAskedLink = async (
  db: Db,
  { limit, event, kind, message, emailKey, requestId, now }: AskedLink,
): Promise<{ status: 'accepted' }> =>
  db.transaction().execute(async (tx) => {
    const mayWrite = await mayWriteLink(tx, limit, emailKey, now)
    const person = await tx
      .withTables<AccountTables>()
      .selectFrom('accounts')
      .select(['id', 'name', 'email', 'email_verified_at'])
      .where('email_key', '=', emailKey)
      .executeTakeFirst()
    if (person?.email && mayWrite) {
      const { id: accountId, name, email } = person
      await enqueueEmail(tx, {
        kind,
        accountId,
        message: message({ accountId, name, email, emailKey }, person.email_verified_at !== null),
        now,
      })
    }
    await audit(tx, { event, actor: 'visitor', accountId: person?.id, requestId, now })
    return { status: 'accepted' }
  })
