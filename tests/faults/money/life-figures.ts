import { sql } from 'kysely'
import type Stripe from 'stripe'
import { PAISE_PER_POINT_EARNED, POINT_PAISE } from '#contract/points.ts'
import { house, providerOf, type Life } from './life-steps.ts'

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
  failed: number
  withheld: number
  out: number
  lost: number
  invoiced: number
  credited: number
  earned: number
  underway: number
  restored: number
}

const figuresOf = (life: Life, id: string) =>
  life.stand
    .rows(sql<OrderFigures>`select o.id, o.status, o.paid_at is not null as paid, o.total_paise::float8 as total,
    o.points_earned, o.points_spent,
    (select coalesce(sum(received_paise), 0)::float8 from payments where order_id = o.id) as received,
    (select coalesce(sum(amount_paise) filter (where status in ('done', 'pending')), 0)::float8 from refunds where order_id = o.id) as back,
    (select coalesce(sum(amount_paise + withheld_paise) filter (where status in ('done', 'settled', 'wanted', 'pending')
      or (status = 'failed' and cause <> 'elsewhere')), 0)::float8 from refunds where order_id = o.id) as gone,
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
    (select coalesce(sum(points), 0)::int from points_ledger l where l.account_id = o.account_id
      and kind = 'restored' and ref like 'order:' || o.id || '%') as restored
    from orders o where o.id = ${id}`)

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** What the provider has of a payment. */
const providerFigures = (life: Life, intent: string) => ({
  received: life.stand.shop.payments.store.intents.get(intent)?.amount_received ?? 0,
  back: sum(
    providerOf(life)
      .refundsOf(intent)
      .filter(({ status }: Stripe.Refund) => status !== 'failed')
      .map(({ amount }: Stripe.Refund) => amount),
  ),
  out: -sum(
    providerOf(life)
      .disputesOf(intent)
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
  for (const { id, intent } of life.orders) {
    const [books] = await figuresOf(life, id)
    if (!books) throw new Error('no order')
    const their = providerFigures(life, intent)
    must(books.received === their.received, `received ${books.received}, provider ${their.received}`)
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
    must(books.restored <= books.points_spent, `points restored ${books.restored} of ${books.points_spent}`)
    if (books.status === 'refunded') must(books.owed === 0, `refunded, and ${books.owed} still owed`)
    const over = books.status === 'cancelled' || books.status === 'refunded'
    if (over && books.paid) {
      must(books.credited === books.invoiced, `over, credited ${books.credited} of ${books.invoiced}`)
      must(books.restored === books.points_spent, `over, points restored ${books.restored}`)
    }
    if (!ended) continue
    const kept = books.received - books.gone - books.lost
    if (over && kept > 0) must(isListed(id), `over, ${kept} is still here and nobody is told`)
    if (books.failed > 0) must(isListed(id), `${books.failed} did not go back and nobody is told`)
    must(books.gone + books.lost <= books.received, `gone ${books.gone} + ${books.lost} of ${books.received}`)
    const target = Math.floor(Math.max(books.total - books.gone - books.lost, 0) / PAISE_PER_POINT_EARNED)
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
