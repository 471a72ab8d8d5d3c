import { sql } from 'kysely'
import { PAN_KEPT_YEARS } from '#contract/shop.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { opened, SEALED_COLUMNS } from '#backend/lib/security/sealed-columns.ts'
import type { Sealer } from '#backend/lib/security/sealer.ts'
import { readShopFacts } from '../shop/api.ts'
import type { OrdersTables } from './tables.ts'

/** The PAN given with an order; null if there was none, or if it has been removed by now. */
export const panOf = async (db: Db, sealer: Sealer, orderId: string): Promise<string | null> => {
  const row = await db
    .withTables<OrdersTables>()
    .selectFrom('orders')
    .select(['pan', 'pan_sealed'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (row?.pan_sealed != null) return opened(sealer, SEALED_COLUMNS.pan, orderId, row.pan_sealed)
  return row?.pan ?? null
}

/** All but its last four characters hidden. */
export const maskedPan = (pan: string): string => `${'•'.repeat(Math.max(0, pan.length - 4))}${pan.slice(-4)}`

/** Removes PANs after `panKeptYears` (house facts); the orders stay. */
export const forgetPans = async (db: Db, now: number): Promise<void> => {
  const { panKeptYears = PAN_KEPT_YEARS } = await readShopFacts(db)
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update orders set pan = null, pan_sealed = null
      where created_at < ${new Date(now)}::timestamptz - make_interval(years => ${panKeptYears}::integer)
        and (pan is not null or pan_sealed is not null)
      returning id`.execute(tx)
    if (rows.length === 0) return
    await audit(tx, {
      event: 'pan.erased',
      actor: 'system',
      details: { many: rows.length, years: panKeptYears },
      now,
    })
  })
}
