import { sql } from 'kysely'
import type Stripe from 'stripe'
import { house, providerOf, type Life, type LifeOrder } from './life.ts'

// The rule of the demo's points, in paise.
const [POINT_PAISE, PAISE_PER_POINT_EARNED] = [100, 100_000]

interface OrderFigures {
  id: string
  status: string
  paid: boolean
  total: number
  points_earned: number
  points_spent: number
  received: number
  back: number
  gone: number
  owed: number
  /** Given up of the order's own sum. */
  own: number
  failed: number
  withheld: number
  /** Of returned pieces that had never been paid. */
  set_off: number
  out: number
  lost: number
  invoiced: number
  credited: number
  earned: number
  underway: number
  /** Points that are spent on it and did not come back. */
  spent: number
  /** Sent back by the house itself, and still to be sent so. */
  sent: number
  settled: number
  by_hand: number
  /** Of vouchers for money before its invoice. */
  receipts: number
  returned: number
}

const figuresOf = (life: Life, id: string) =>
  life.stand
    .rows(sql<OrderFigures>`select o.id, o.status, o.paid_at is not null as paid, o.total_paise::float8 as total,
    o.points_earned, o.points_spent,
    (select coalesce(sum(received_paise), 0)::float8 from payments where order_id = o.id) as received,
    (select coalesce(sum(amount_paise) filter (where status in ('done', 'pending')), 0)::float8 from refunds where order_id = o.id) as back,
    (select coalesce(sum(amount_paise + withheld_paise) filter (where status in ('done', 'settled', 'wanted', 'pending')
      or (status = 'failed' and cause <> 'elsewhere')), 0)::float8 from refunds where order_id = o.id) as gone,
    (select coalesce(sum(amount_paise + withheld_paise) filter (where cause not in ('late', 'review', 'surplus')
      and (status in ('done', 'settled', 'wanted', 'pending') or (status = 'failed' and cause <> 'elsewhere'))), 0)::float8
      from refunds where order_id = o.id) as own,
    (select coalesce(sum(set_off_paise), 0)::float8 from returns where order_id = o.id) as set_off,
    (select coalesce(sum(amount_paise) filter (where status in ('wanted', 'pending')
      or (status = 'failed' and cause <> 'elsewhere')), 0)::float8 from refunds where order_id = o.id) as owed,
    (select coalesce(sum(amount_paise) filter (where status = 'failed' and cause <> 'elsewhere'), 0)::float8
      from refunds where order_id = o.id) as failed,
    (select coalesce(sum(withheld_paise) filter (where status <> 'dropped'), 0)::float8 from refunds where order_id = o.id) as withheld,
    (select coalesce(sum(withdrawn_paise), 0)::float8 from disputes where order_id = o.id) as out,
    (select coalesce(sum(withdrawn_paise) filter (where state = 'lost'), 0)::float8 from disputes where order_id = o.id) as lost,
    (select coalesce(sum(amount_paise) filter (where kind = 'invoice'), 0)::float8 from invoices where order_id = o.id) as invoiced,
    (select coalesce(sum(amount_paise) filter (where kind = 'credit-note'), 0)::float8 from invoices where order_id = o.id) as credited,
    (select coalesce(sum(points), 0)::int from points_ledger l where l.account_id = o.account_id
      and kind in ('earned', 'reversed') and ref like 'order:' || o.id || '%') as earned,
    (select coalesce(sum(points), 0)::int from points_on_their_way w where w.account_id = o.account_id
      and ref = 'order:' || o.id) as underway,
    (select -coalesce(sum(points), 0)::int from points_ledger l where l.account_id = o.account_id
      and kind in ('spent', 'restored') and ref like 'order:' || o.id || '%') as spent,
    (select coalesce(sum(r.amount_paise) filter (where r.status = 'settled'), 0)::float8 from refunds r
      join payments p on p.id = r.payment_id where r.order_id = o.id and p.provider = 'transfer') as sent,
    (select coalesce(sum(amount_paise) filter (where status = 'settled'), 0)::float8 from refunds where order_id = o.id) as settled,
    (select coalesce(sum(r.amount_paise) filter (where r.status = 'wanted'), 0)::float8 from refunds r
      join payments p on p.id = r.payment_id where r.order_id = o.id and p.provider = 'transfer') as by_hand,
    (select coalesce(sum(amount_paise) filter (where kind = 'receipt-voucher'), 0)::float8 from invoices where order_id = o.id) as receipts,
    (select coalesce(sum(amount_paise) filter (where kind = 'refund-voucher'), 0)::float8 from invoices where order_id = o.id) as returned
    from orders o where o.id = ${id}`)

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** What the provider has of an order's payments, and the bank of its transfers. */
const othersFigures = (life: Life, { intents, bank }: LifeOrder) => ({
  received:
    bank.came +
    sum(intents.map((id) => life.stand.shop.payments.store.intents.get(id)?.amount_received ?? 0)),
  back: sum(
    intents
      .flatMap((id) => providerOf(life).refundsOf(id))
      .filter(({ status }: Stripe.Refund) => status !== 'failed')
      .map(({ amount }: Stripe.Refund) => amount),
  ),
  out: -sum(
    intents
      .flatMap((id) => providerOf(life).disputesOf(id))
      .flatMap(({ balance_transactions }) => balance_transactions.map(({ amount }) => amount)),
  ),
})

/** Every way in which books, provider and points of a life do not say the same, in words. */
export const wrongs = async (
  life: Life,
  { heard, ended }: { heard: boolean; ended: boolean },
): Promise<string[]> => {
  const wrong: string[] = []
  const must = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what)
  }
  const stuck = ended ? (await house(life, 'money/stuck', undefined, 'GET')).text : ''
  const isListed = (id: string) => stuck.includes(id)
  for (const order of life.orders) {
    const { id, bank } = order
    const [books] = await figuresOf(life, id)
    if (!books) throw new Error('no order')
    const their = othersFigures(life, order)
    must(books.received === their.received, `received ${books.received}, provider and bank ${their.received}`)
    must(books.sent === bank.sent, `sent back ${books.sent}, the bank says ${bank.sent}`)
    if (heard) {
      must(books.back === their.back, `refunded ${books.back}, provider ${their.back}`)
      must(books.out === their.out, `disputed ${books.out}, provider ${their.out}`)
    }
    const shouldHold = books.points_earned + books.withheld / POINT_PAISE
    must(
      books.earned + books.underway === shouldHold,
      `points ${books.earned} + ${books.underway}, not ${shouldHold}`,
    )
    must(books.credited <= books.invoiced, `credited ${books.credited} of ${books.invoiced}`)
    must(
      books.spent >= 0 && books.spent <= books.points_spent,
      `points spent ${books.spent}, agreed ${books.points_spent}`,
    )
    must(books.returned <= books.receipts, `vouchers for ${books.returned} back of ${books.receipts}`)
    const vouched = books.receipts - books.returned
    must(books.paid || vouched <= books.received, `vouchers for ${vouched} of ${books.received}`)
    const begun = books.status === 'processing' && !books.paid
    const here = books.received - books.gone - books.lost
    if (books.status === 'shipped' || books.status === 'delivered') must(books.paid, 'left and not paid')
    if (begun) must(books.invoiced === 0, `begun, and invoiced ${books.invoiced}`)
    if (books.paid) must(books.invoiced === books.total, `paid, and invoiced ${books.invoiced}`)
    if (begun) must(here < books.total, `begun, and ${here} of ${books.total} is here`)
    if (books.status === 'refunded') must(books.owed === 0, `refunded, and ${books.owed} still owed`)
    const over = books.status === 'cancelled' || books.status === 'refunded'
    if (over && books.paid)
      must(books.credited === books.invoiced, `over, credited ${books.credited} of ${books.invoiced}`)
    if (over) must(books.spent === 0, `over, and points spent ${books.spent}`)
    if (!ended) continue
    if (over && here > 0) must(isListed(id), `over, ${here} is still here and nobody is told`)
    if (books.by_hand > 0) must(isListed(id), `${books.by_hand} is to be sent by hand and nobody is told`)
    must(!stuck.includes('"difference"'), 'provider and books differ by the comparison of the day')
    const short = books.paid ? Math.max(books.total - books.own - books.set_off - books.lost - here, 0) : 0
    if (short > 0 && !over) must(isListed(id), `${short} is missing and nobody is told`)
    if (books.paid && !over && books.status !== 'under_review')
      must(
        here <= Math.max(books.total - books.own - books.set_off - books.lost, 0),
        `${here} is here of ${books.total}`,
      )
    if (books.failed > 0) must(isListed(id), `${books.failed} did not go back and nobody is told`)
    // What the house paid by hand a bank may take once more; that is seen as a dispute.
    must(
      books.gone - books.settled + books.lost <= books.received,
      `gone ${books.gone} + ${books.lost} of ${books.received}`,
    )
    const target = Math.floor(
      Math.max(books.total - books.gone - books.set_off - books.lost - short, 0) / PAISE_PER_POINT_EARNED,
    )
    if (books.paid)
      must(books.points_earned >= target, `points earned ${books.points_earned}, paid for ${target}`)
  }
  const [account] = await life.stand.rows(sql<{
    balance: number
    sum: number
    least: number
  }>`select b.balance,
    (select coalesce(sum(points), 0)::int from points_ledger l where l.account_id = b.account_id) as sum,
    (select min(balance)::int from points_ledger l where l.account_id = b.account_id) as least
    from points_balances b where account_id = ${life.buyer.accountId}`)
  must(
    account !== undefined && account.balance === account.sum && account.least >= 0,
    'ledger and balance differ',
  )
  return wrong
}
