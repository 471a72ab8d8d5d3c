import { sql } from 'kysely'
import type { RegisterDocument } from '#contract/desk-books.ts'
import { HOUSE_ZONE } from '#backend/lib/words/days.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import type { InvoiceDocument } from '#backend/lib/rows/invoice-shape.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import type { DeskTables } from './tables.ts'

interface Days {
  readonly from: string
  readonly to: string
}

/** What a document says of goods: nothing on a voucher, which prints the tax that the invoice will charge. */
const suppliedBy = (document: InvoiceDocument) =>
  document.money === undefined ? document : { lines: [], taxable: 0, cgst: 0, sgst: 0, igst: 0, tcs: 0 }

const asRegistered = (document: InvoiceDocument, againstPaise: number | null): RegisterDocument => {
  const supplied = suppliedBy(document)
  return {
    number: document.number,
    kind: document.kind,
    issuedOn: document.issuedOn,
    orderNumber: document.orderNumber,
    buyer: document.buyer.name,
    place: document.placeOfSupply,
    ...(document.against && {
      against: { ...document.against, total: rupeesFromPaise(Number(againstPaise ?? 0)) },
    }),
    lines: supplied.lines.map((line) => ({
      hsn: line.hsn,
      name: line.name,
      quantity: line.quantity,
      rate: line.basisPoints / 100,
      taxable: rupeesFromPaise(line.taxable),
      cgst: rupeesFromPaise(line.cgst),
      sgst: rupeesFromPaise(line.sgst),
      igst: rupeesFromPaise(line.igst),
      net: rupeesFromPaise(line.net),
    })),
    taxable: rupeesFromPaise(supplied.taxable),
    cgst: rupeesFromPaise(supplied.cgst),
    sgst: rupeesFromPaise(supplied.sgst),
    igst: rupeesFromPaise(supplied.igst),
    tcs: rupeesFromPaise(supplied.tcs ?? 0),
    total: rupeesFromPaise(document.money ?? document.total),
  }
}

/** Documents that were issued on these days of the house, by number. */
export const readRegister = async (
  db: Db,
  { from, to, after, limit = 500 }: Days & { after?: string | undefined; limit?: number },
) => {
  const rows = await db
    .withTables<DeskTables>()
    .selectFrom('invoices')
    .leftJoin('invoices as reduced', (join) =>
      join.on(sql<boolean>`reduced.number = invoices.document -> 'against' ->> 'number'`),
    )
    .select(['invoices.document', 'invoices.number', 'reduced.amount_paise as reduced'])
    .where(sql<boolean>`invoices.issued_at >= (${from}::date)::timestamp at time zone ${sql.lit(HOUSE_ZONE)}`)
    .where(
      sql<boolean>`invoices.issued_at < (${to}::date + 1)::timestamp at time zone ${sql.lit(HOUSE_ZONE)}`,
    )
    .where('invoices.number', '>', after ?? '')
    .orderBy('invoices.number')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1)?.number : undefined
  return {
    documents: shown.map(({ document, reduced }) => asRegistered(document, reduced)),
    ...(last !== undefined && { next: last }),
  }
}

/**
 * What was sold on these days by category. Pieces that came back are taken off on the day of their sale, with what they
 * were charged at; a cancelled order sold nothing.
 */
export const readSales = async (db: Db, { from, to }: Days) => {
  const { rows } = await sql<{ day: string; category: string; pieces: string; paise: string }>`
    select to_char(o.paid_at at time zone ${sql.lit(HOUSE_ZONE)}, 'YYYY-MM-DD') as day,
      coalesce(c.name, 'Without a category') as category,
      sum(l.quantity - coalesce(back.pieces, 0))::bigint as pieces,
      -- TCS was given back with the piece; it is no part of the sale.
      sum(l.net_paise
        - round(coalesce(back.paise, 0) * l.net_paise / greatest(l.net_paise + l.tcs_paise, 1)))::bigint as paise
    from orders o join order_lines l on l.order_id = o.id
    left join lateral (
      select sum(rl.quantity) as pieces, sum(rl.amount_paise) as paise
      from return_lines rl join returns r on r.id = rl.return_id
      where rl.line_id = l.id and r.status = 'refunded'
    ) back on true
    left join products p on p.id = l.product_id
    left join categories c on c.id = p.category_ids[1]
    where o.paid_at >= (${from}::date)::timestamp at time zone ${sql.lit(HOUSE_ZONE)}
      and o.paid_at < (${to}::date + 1)::timestamp at time zone ${sql.lit(HOUSE_ZONE)}
      and o.ended_because is null
    group by 1, 2 having sum(l.quantity - coalesce(back.pieces, 0)) > 0 order by 1, 2`.execute(db)
  return rows.map(({ day, category, pieces, paise }) => ({
    day,
    category,
    pieces: Number(pieces),
    amount: rupeesFromPaise(Number(paise)),
  }))
}
