import { sql } from 'kysely'
import { audit } from '#backend/lib/audit/audit.ts'
import { isUuid } from '#backend/lib/rows/ids.ts'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { enqueueEmail } from '#backend/lib/mail/outbox.ts'
import type { OrderRow } from '../orders/api.ts'
import { keptEmail, sendAgain } from './emails.ts'
import type { DeskTables } from './tables.ts'

/** Longer than an accidental second click, shorter than a deliberate one. */
const SECOND_CLICK_MS = 60_000

/** Every e-mail about an order leads to its page. */
const ofOrder = (db: Db, order: OrderRow) =>
  db
    .withTables<DeskTables>()
    .selectFrom('outbox')
    .where('account_id', '=', order.account_id)
    .where(sql<boolean>`payload -> 'action' ->> 'path' = ${`/order/${order.id}`}`)

/** The e-mails to the shopper about an order, newest first. */
export const emailsOfOrder = async (db: Db, order: OrderRow) => {
  const rows = await ofOrder(db, order)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return {
    emails: rows.map((row) => ({
      ...keptEmail(row),
      state: row.sent_at ? ('sent' as const) : row.dead_at ? ('given-up' as const) : ('waiting' as const),
    })),
  }
}

/** Writes an e-mail of an order again, to the order's address. Throws 404, and 409 if one is on its way. */
export const sendOrderEmail = async (
  tx: Db,
  order: OrderRow,
  emailId: string,
  { now, requestId }: { readonly now: number; readonly requestId: string },
): Promise<void> => {
  const row = isUuid(emailId)
    ? await ofOrder(tx, order).selectAll().where('id', '=', emailId).forUpdate().executeTakeFirst()
    : undefined
  if (!row) throw new Refusal(404, 'NOT_FOUND', 'There is no such e-mail of this order any more.')
  if (row.dead_at) return sendAgain(tx, row.id, { now, requestId })
  const underWay = await ofOrder(tx, order)
    .select('id')
    .where('kind', '=', row.kind)
    .where(sql<boolean>`payload ->> 'subject' = ${row.payload.subject}`)
    .where((one) =>
      one.or([
        one.and([one('sent_at', 'is', null), one('dead_at', 'is', null)]),
        one('created_at', '>', new Date(now - SECOND_CLICK_MS)),
      ]),
    )
    .executeTakeFirst()
  if (underWay) throw new Refusal(409, 'CONFLICT', 'This e-mail is on its way already.')
  await enqueueEmail(tx, {
    kind: row.kind,
    accountId: order.account_id,
    message: { ...row.payload, to: order.email },
    now,
  })
  await audit(tx, {
    event: 'e-mail.sent-again',
    actor: 'operator',
    subject: `order:${order.id}`,
    details: { kind: row.kind },
    requestId,
    now,
  })
}
