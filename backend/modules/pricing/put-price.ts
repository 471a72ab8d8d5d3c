import { sql } from 'kysely'
import { houseDay } from '#backend/lib/words/days.ts'
import { gstInside } from '#backend/lib/trade/gst.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { DEFAULT_HSN, findGstRate } from '#backend/lib/trade/tax-classes.ts'

interface PartRow {
  position: number
  kind: string
  paise: number
}

/**
 * Makes the parts of a variant add up to a price that the house sets by hand: the difference is a discount if it is
 * less, making if it is more. Parts that cannot be made to fit are dropped; the price is then shown without any.
 */
export const putPrice = async (tx: Db, variantId: string, paise: number, now: number): Promise<void> => {
  const { rows } =
    await sql<PartRow>`select position, kind, coalesce(base_paise, amount_paise) as paise from variant_price_parts
    where variant_id = ${variantId} and kind <> 'discount' order by position`.execute(tx)
  if (rows.length === 0) return
  const { rows: products } = await sql<{ hsn: string | null }>`select p.hsn from products p
    join product_variants v on v.product_id = p.id where v.id = ${variantId}`.execute(tx)
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  const [[making, ...otherMaking], [gst, ...otherGst]] = [of('making'), of('gst')]
  await sql`delete from variant_price_parts where variant_id = ${variantId} and kind = 'discount'`.execute(tx)
  const rate = findGstRate(products[0]?.hsn ?? DEFAULT_HSN, houseDay(now))
  if (!making || !gst || otherMaking.length > 0 || otherGst.length > 0 || rate === undefined) {
    await sql`delete from variant_price_parts where variant_id = ${variantId}`.execute(tx)
    return
  }
  const { tax } = gstInside(paise, rate)
  const over = rows.filter(({ kind }) => kind !== 'gst').reduce((left, row) => left - row.paise, paise - tax)
  const made = making.paise + Math.max(over, 0)
  await sql`update variant_price_parts set amount_paise = case kind when 'gst' then ${tax}::bigint else ${made}::bigint end,
      base_paise = case kind when 'making' then ${made}::bigint end
    where variant_id = ${variantId} and kind in ('gst', 'making')`.execute(tx)
  if (over < 0)
    await sql`insert into variant_price_parts (variant_id, position, kind, label, amount_paise)
      values (${variantId}, ${(rows.at(-1)?.position ?? 0) + 1}, 'discount', 'Discount', ${over})`.execute(tx)
}
