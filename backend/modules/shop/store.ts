import type { ColumnType, RawBuilder } from 'kysely'
import type { ShopFacts } from '#contract/shop.ts'
import { notifyChange } from '#backend/lib/changes.ts'
import { json } from '#backend/lib/db.ts'
import type { Db } from '#backend/lib/implement.ts'

type ShopTables = {
  shop_facts: { id: boolean; facts: ColumnType<ShopFacts, RawBuilder<never>, RawBuilder<never>> }
}

const UNNAMED: ShopFacts = {
  name: 'Shop',
  tagline: '',
  legalName: '',
  gstin: '',
  email: '',
  phone: '',
  chatUrl: '/',
  addressLines: [],
  social: [],
}

/** House facts, as mails, invoices and the footer print them. */
export const readShopFacts = async (db: Db): Promise<ShopFacts> =>
  (await db.withTables<ShopTables>().selectFrom('shop_facts').select('facts').executeTakeFirst())?.facts ??
  UNNAMED

export const putShopFacts = async (tx: Db, facts: ShopFacts): Promise<void> => {
  await tx
    .withTables<ShopTables>()
    .insertInto('shop_facts')
    .values({ id: true, facts: json(facts) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ facts: json(facts) }))
    .execute()
  await notifyChange(tx, 'shop', 'facts')
}
