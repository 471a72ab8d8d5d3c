import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/**
 * Medusa makes an order of a cart in several transactions: the order, then at once its link with the cart, the end of the cart and
 * the reservation of its stock, then the payment. Between these it is killed, with the table that comes next held shut.
 */
export const MOMENTS = {
  'before its order is linked with the cart': 'order_cart',
  'before the order is linked with its payment': 'order_payment_collection',
  'before the cart is over': 'cart',
  'before its stock is reserved': 'reservation_item',
  'before its payment is made': 'payment',
} as const
export type Moment = keyof typeof MOMENTS

/** A number of our own for the lock that writers of the held table wait for. */
const LOCK = 218_402
const LONGEST_MS = 20_000

/** Holds a table of Medusa shut. `reached` comes back when a writer waits for it; `open` ends that writer as a crash would. */
export const holdTable = async (databaseUrl: string, table: string) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const ended = table === 'cart' ? 'WHEN (NEW.completed_at IS NOT NULL)' : ''
  await client.query(`SELECT pg_advisory_lock(${LOCK})`)
  await client.query(`CREATE OR REPLACE FUNCTION held_shut() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NEW; END $$`)
  await client.query(
    `CREATE TRIGGER held_shut BEFORE INSERT OR UPDATE ON "${table}" FOR EACH ROW ${ended} EXECUTE FUNCTION held_shut()`,
  )
  const waiting = async () => {
    const { rows } = await client.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
    )
    return (rows[0]?.waiting ?? 0) > 0
  }
  return {
    reached: async () => {
      const until = Date.now() + LONGEST_MS
      while (!(await waiting())) {
        if (Date.now() > until) throw new Error(`nothing was written to ${table}`)
        await wait(5)
      }
    },
    open: async () => {
      await client.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      )
      await client.query(`DROP TRIGGER held_shut ON "${table}"`)
      await client.end()
    },
  }
}
