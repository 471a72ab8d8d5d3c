import { sql } from 'kysely'
import { ORDER_PREFIX } from '#contract/shop.ts'
import { financialYear, houseDay } from '#backend/lib/words/days.ts'
import type { InvoiceKind } from '#backend/lib/rows/invoice-shape.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { readShopFacts } from '../../shop/api.ts'

/** The next number of a series. Its row is locked until the transaction ends, so there is no gap and no duplicate. */
const next = async (tx: Db, name: string): Promise<number> => {
  const { rows } = await sql<{ last: number }>`insert into counters (name, last) values (${name}, 1)
    on conflict (name) do update set last = counters.last + 1 returning last`.execute(tx)
  const last = rows[0]?.last
  if (last === undefined) throw new Error('the counter did not count')
  return last
}

const prefixOf = async (tx: Db): Promise<string> => (await readShopFacts(tx)).orderPrefix ?? ORDER_PREFIX

const padded = (serial: number, digits: number) => String(serial).padStart(digits, '0')

/** The number that a shopper sees, e.g. ORD-26-0482. From a sequence: cancelled orders leave gaps, and nobody waits. */
export const nextOrderNumber = async (tx: Db, now: number): Promise<string> => {
  const { rows } = await sql<{ serial: number }>`select nextval('order_numbers') as serial`.execute(tx)
  return `${await prefixOf(tx)}-${houseDay(now).slice(2, 4)}-${padded(rows[0]?.serial ?? 0, 4)}`
}

/** Each kind of invoice has its own series: its letter replaces the third letter of the house's prefix. */
const LETTER: Readonly<Record<InvoiceKind, string>> = {
  invoice: '',
  'credit-note': 'C',
  'receipt-voucher': 'R',
  'refund-voucher': 'F',
}

/** Consecutive within a financial year, at most 16 characters (CGST Rules, rule 46 b). */
export const nextInvoiceNumber = async (tx: Db, kind: InvoiceKind, now: number) => {
  const year = financialYear(now)
  const serial = await next(tx, `${kind}:${year}`)
  const prefix = await prefixOf(tx)
  const series = LETTER[kind] === '' ? prefix : prefix.slice(0, 2) + LETTER[kind]
  return { year, serial, number: `${series}-${year}-${padded(serial, 6)}` }
}
