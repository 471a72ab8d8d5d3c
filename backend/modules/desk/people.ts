import { sql } from 'kysely'
import { Refusal, type Db } from '#backend/lib/http/implement.ts'
import { isUuid } from '#backend/lib/rows/ids.ts'
import { given } from '#backend/lib/rows/given.ts'
import { pageOfOrders } from '../orders/api.ts'
import { readShopFacts } from '../shop/api.ts'
import { anywhere, pageOf, totalOf } from './search.ts'
import type { DeskTables } from './tables.ts'

/** The text of the index `accounts_by_words`: keep it as it is in the migration. */
const WORDS = sql<string>`lower(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))`

/** Shoppers whom these words name, the most recent accounts first; erased ones are left out. */
export const listShoppers = async (
  db: Db,
  wish: { readonly q?: string | undefined; readonly page?: number; readonly limit?: number },
) => {
  const { page, limit, offset } = pageOf(wish)
  const pattern = anywhere(wish.q)
  const found = () => {
    let all = db.withTables<DeskTables>().selectFrom('accounts').where('erased_at', 'is', null)
    if (pattern !== undefined) all = all.where(WORDS, 'like', pattern)
    return all
  }
  const rows = await found()
    .select(['id', 'name', 'email', 'created_at'])
    .select((eb) =>
      eb
        .selectFrom('orders')
        .select((of) => of.fn.countAll<string | number>().as('count'))
        .whereRef('orders.account_id', '=', 'accounts.id')
        .where('orders.paid_at', 'is not', null)
        .as('orders'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return {
    shoppers: rows.map((row) => ({
      _id: row.id,
      name: row.name,
      email: given(row.email),
      joinedAt: row.created_at.toISOString(),
      orders: Number(row.orders ?? 0),
    })),
    total: await totalOf(found()),
    page,
  }
}

/** One shopper with what they ordered, their points and their appointments. Throws 404. */
export const readShopper = async (db: Db, accountId: string) => {
  const store = db.withTables<DeskTables>()
  const account = isUuid(accountId)
    ? await store
        .selectFrom('accounts')
        .select(['id', 'name', 'email', 'email_verified_at', 'phone', 'created_at'])
        .where('id', '=', accountId)
        .where('erased_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!account) throw new Refusal(404, 'NOT_FOUND', 'There is no such shopper.')
  const addresses = await store
    .selectFrom('addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  const { points: rule } = await readShopFacts(db)
  const balance = await store
    .selectFrom('points_balances')
    .select('balance')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const entries = await store
    .selectFrom('points_ledger as l')
    .leftJoin('points_gifts as g', (on) => on.on(sql<boolean>`l.ref = 'gift:' || g.id::text`))
    .leftJoin('orders as o', (on) =>
      on.on(sql<boolean>`split_part(l.ref, ':', 1) = 'order' and split_part(l.ref, ':', 2) = o.id::text`),
    )
    .select(['l.kind', 'l.points', 'l.balance', 'l.created_at', 'g.reason', 'g.who', 'o.number'])
    .where('l.account_id', '=', accountId)
    .orderBy('l.id', 'desc')
    .limit(50)
    .execute()
  const appointments = await store
    .selectFrom('appointments')
    .select(['reference', 'starts_at', 'status'])
    .where('account_id', '=', accountId)
    .orderBy('starts_at', 'desc')
    .limit(20)
    .execute()
  const { waiting } = await store
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<string | number>().as('waiting'))
    .where('account_id', '=', accountId)
    .where('sender', '=', 'shopper')
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    _id: account.id,
    name: account.name,
    email: given(account.email),
    confirmed: account.email_verified_at !== null,
    phone: given(account.phone),
    joinedAt: account.created_at.toISOString(),
    addresses: addresses.map((one) =>
      [one.name, one.line1, one.line2, `${one.city}, ${one.state} ${one.postal_code}`, one.phone]
        .filter(Boolean)
        .join(', '),
    ),
    orders: (await pageOfOrders(db, { accountId, page: 1, limit: 50 })).orders,
    points: {
      balance: balance?.balance ?? 0,
      ...(rule && { worthPaise: rule.worthPaise }),
      entries: entries.map((entry) => ({
        kind: entry.kind,
        points: entry.points,
        balance: entry.balance,
        at: entry.created_at.toISOString(),
        order: given(entry.number),
        reason: given(entry.reason),
        who: given(entry.who),
      })),
    },
    appointments: appointments.map((one) => ({
      reference: one.reference,
      startsAt: one.starts_at.toISOString(),
      status: one.status,
    })),
    waiting: Number(waiting),
  }
}
