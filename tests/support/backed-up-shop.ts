import { sql } from 'kysely'
import type { Database } from '#backend/lib/store/db.ts'
import { readTables } from '#backend/backup/tables.ts'
import { writeBackup } from '#backend/backup/write.ts'
import { piece, putPieces } from './pieces.ts'
import { startPurchase } from './purchase.ts'

/** Every row of every table as text, and the next number of each sequence. */
const contents = async ({ db }: Pick<Database, 'db'>): Promise<string> => {
  const all: string[] = []
  for (const [table, columns] of await readTables(db)) {
    if (table === 'schema_migrations') continue
    const texts = sql.join(columns.map(({ name }) => sql`${sql.id(name)}::text`))
    const { rows } = await sql<{ line: string }>`
      select array_to_json(array[${texts}])::text as line from ${sql.id(table)}`.execute(db)
    all.push(`${table} ${columns.map(({ name }) => name).join()}`, ...rows.map(({ line }) => line).sort())
  }
  const { rows } = await sql`select sequencename, last_value::text from pg_sequences order by 1`.execute(db)
  return `${all.join('\n')}\n${JSON.stringify(rows)}`
}
/** The same for a store, which is then closed; times are in UTC. */
export const contentsOf = async (database: Database): Promise<string> => {
  try {
    await sql`set timezone to 'UTC'`.execute(database.db)
    return await contents(database)
  } finally {
    await database.close()
  }
}

/**
 * Backs up to this file a store with orders, an invoice and its PDF, a return, points, e-mails and the trail.
 * @returns its contents.
 */
export const backedUpShop = async (file: string): Promise<string> => {
  const shop = await startPurchase({ webhooks: false })
  try {
    await putPieces(
      shop.backend.deps,
      piece('studs', { amount: 96_300, stock: 500, name: 'Studs “Ondée”, \u2028 \\ \t और "quoted"' }),
    )
    const shopper = await shop.shoppers.open({ verified: true })
    for (let n = 0; n < 3; n++) {
      const placed = await shop.order(shopper, { pieces: [{ productId: 'studs', engraving: 'Zoë & Ayaan' }] })
      if (n === 2) break
      shop.payments.provider.pay(placed.sessionId, 'ok', { name: 'Test', email: null })
      await shopper.post('/api/orders/mark-paid', { sessionId: placed.sessionId }).expect(200)
      const [invoice] = (await shop.see(shopper, placed.body.orderId)).invoices ?? []
      await shopper
        .get(`/api/orders/${placed.body.orderId}/invoices/${invoice?.number}?format=pdf`)
        .expect(200)
    }
    await shopper.post('/api/messages', { text: 'Is it here yet?' })
    await shop.backend.runJob('outbox')
    await writeBackup(shop.backend.deps.db, { file, store: 'pglite' })
    return await contents(shop.backend.deps)
  } finally {
    await shop.close()
  }
}
