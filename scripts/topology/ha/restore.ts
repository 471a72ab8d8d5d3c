import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { buyOnce, emptyJournal, newShopper } from '../buyers.ts'
import { trusting } from '../shopper.ts'
import { audit, expect, inSeconds, startLoad, type Shop } from './load.ts'

/** A checksum of every row of every table. */
const sumOfAll = async ({ cluster }: Shop): Promise<{ sum: string; rows: number }> => {
  const tables = await cluster.ask<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const hash = createHash('sha256')
  let rows = 0
  for (const { name } of tables) {
    const [row] = await cluster.ask<{ n: number; sum: string | null }>(
      `select count(*)::int as n, md5(string_agg(md5(t::text), '' order by md5(t::text))) as sum from ${name} t`,
    )
    rows += row?.n ?? 0
    hash.update(`${name} ${row?.n} ${row?.sum}\n`)
  }
  return { sum: hash.digest('hex').slice(0, 16), rows }
}

/** By mistake everything costs a rupee; the store is restored to the moment before. */
export const restore = async (shop: Shop) => {
  const { cluster, topology } = shop
  const { copies, say, replace } = topology
  const began = performance.now()
  await cluster.backUp()
  say(`backup     full, ${inSeconds(performance.now() - began)}`)
  const load = await startLoad(shop)
  await pause(8_000)
  await load.stop()
  // Nobody writes between the moment and its checksum.
  const backends = copies.filter(({ service }) => service === 'backend')
  for (const copy of backends) await copy.stop()
  const before = await sumOfAll(shop)
  const [moment] = await cluster.ask<{ at: string }>('select now()::text as at')
  await pause(1_500)
  await cluster.ask('update product_variants set price_paise = 100')
  await cluster.ask('delete from fulfilments')
  const wrong = await sumOfAll(shop)
  expect(wrong.sum !== before.sum, 'the mistake changed nothing')
  const since = performance.now()
  await cluster.restoreTo(moment?.at ?? '')
  const took = performance.now() - since
  const after = await sumOfAll(shop)
  say(
    `restore    to ${moment?.at}: ${inSeconds(took)} until both machines are whole; ${before.rows} rows, their sum ${before.sum} before, ${wrong.sum} after the mistake, ${after.sum} restored`,
  )
  expect(after.sum === before.sum && after.rows === before.rows, 'what was restored is not what was there')
  for (const copy of backends) await replace(copy, '.')
  await audit(shop, load.journal)
  const again = emptyJournal()
  const buyer = await newShopper(topology.origin, trusting())
  await buyOnce(buyer, shop.productId, again)
  expect(again.paid.size === 1, 'nobody can buy after the restore')
  say('           and somebody has bought since')
}
