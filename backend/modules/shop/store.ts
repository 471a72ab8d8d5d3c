import type { Tables } from '#backend/lib/generated/tables.ts'
import type { ShopFacts } from '#contract/shop.ts'
import { notifyChange } from '#backend/lib/changes.ts'
import { json } from '#backend/lib/store/db.ts'
import type { Db } from '#backend/lib/http/implement.ts'

type ShopTables = Pick<Tables, 'shop_facts'>

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

/** The same, and nobody else changes them until the transaction ends. */
export const lockShopFacts = async (tx: Db): Promise<ShopFacts> =>
  (await tx.withTables<ShopTables>().selectFrom('shop_facts').select('facts').forUpdate().executeTakeFirst())
    ?.facts ?? UNNAMED

/** The house sets its facts. Every answer that names one is another from now on. */
export const putShopFacts = async (tx: Db, facts: ShopFacts): Promise<void> => {
  const row = { facts: json(facts), own: true }
  await tx
    .withTables<ShopTables>()
    .insertInto('shop_facts')
    .values({ id: true, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  await notifyChange(tx, 'shop', 'facts')
}

/** The facts of the seed; what the house has set itself stays. */
export const seedShopFacts = async (tx: Db, facts: ShopFacts): Promise<void> => {
  await tx
    .withTables<ShopTables>()
    .insertInto('shop_facts')
    .values({ id: true, facts: json(facts) })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ facts: json(facts) })
        .where('shop_facts.own', '=', false),
    )
    .execute()
  await notifyChange(tx, 'shop', 'facts')
}

/** Words that are the house's own, and so among the first that anybody tries as a password here. */
export const houseWords = async (db: Db): Promise<string[]> => {
  const { name } = await readShopFacts(db)
  return [name]
}
