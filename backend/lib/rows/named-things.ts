import type { NamedThing } from '#contract/approvals.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import { houseDay } from '#backend/lib/words/days.ts'
import { isUuid } from './ids.ts'
import type { Db } from '#backend/lib/http/implement.ts'

/** Read only, for names: each is owned by its module. */
type NamedTables = Pick<
  Tables,
  | 'accounts'
  | 'appointments'
  | 'estimates'
  | 'money_differences'
  | 'orders'
  | 'product_variants'
  | 'products'
  | 'refunds'
  | 'returns'
  | 'staff'
  | 'workshop_pieces'
>

/** 'order:5f…', 'refund:5f… dismissed', 'order:5f…: ₹90,000 by UTR…': what it is, and which. */
const SUBJECT = /^([a-z]+):([^\s:]+)/

type Find = (db: Db, ids: readonly string[]) => Promise<readonly (NamedThing & { readonly of: string })[]>

const store = (db: Db) => db.withTables<NamedTables>()

const named = ({ number, address }: { number: string; address: { name: string } }) => ({
  id: number,
  label: number,
  recipient: address.name,
})

/** Things of an order, by its number: what it is called at the desk. */
const ofOrder =
  (
    kind: 'return' | 'refund' | 'piece' | 'order',
    table: 'returns' | 'refunds' | 'workshop_pieces' | 'money_differences',
  ): Find =>
  async (db, ids) => {
    const rows = await store(db)
      .selectFrom(table)
      .innerJoin('orders', 'orders.id', `${table}.order_id`)
      .select([`${table}.id as of`, 'orders.number', 'orders.address'])
      .where(`${table}.id`, 'in', ids)
      .execute()
    return rows.map(({ of, ...order }) => ({ of, kind, ...named(order) }))
  }

const FIND: Readonly<Record<string, Find>> = {
  order: async (db, ids) => {
    const rows = await store(db)
      .selectFrom('orders')
      .select(['id as of', 'number', 'address'])
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ of, ...order }) => ({ of, kind: 'order', ...named(order) }))
  },
  return: ofOrder('return', 'returns'),
  refund: ofOrder('refund', 'refunds'),
  piece: ofOrder('piece', 'workshop_pieces'),
  difference: ofOrder('order', 'money_differences'),
  account: async (db, ids) => {
    const rows = await store(db)
      .selectFrom('accounts')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .where('erased_at', 'is', null)
      .execute()
    return rows.map(({ id, name }) => ({ of: id, kind: 'shopper', id, label: name }))
  },
  appointment: async (db, ids) => {
    const rows = await store(db)
      .selectFrom('appointments')
      .select(['id', 'reference', 'starts_at'])
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, reference, starts_at }) => ({
      of: id,
      kind: 'appointment',
      id: houseDay(starts_at.getTime()),
      label: reference,
    }))
  },
  estimate: async (db, ids) => {
    const rows = await store(db)
      .selectFrom('estimates')
      .select(['message_id', 'account_id', 'title'])
      .where('message_id', 'in', ids)
      .execute()
    return rows.map((row) => ({
      of: row.message_id,
      kind: 'conversation',
      id: row.account_id,
      label: row.title,
    }))
  },
  product: async (db, ids) => {
    const rows = await store(db)
      .selectFrom('products')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, name }) => ({ of: id, kind: 'product', id, label: name }))
  },
  variant: async (db, ids) => {
    const rows = await store(db)
      .selectFrom('product_variants as v')
      .innerJoin('products as p', 'p.id', 'v.product_id')
      .select(['v.id as of', 'p.id', 'p.name'])
      .where('v.id', 'in', ids)
      .execute()
    return rows.map(({ of, id, name }) => ({ of, kind: 'product', id, label: name }))
  },
  staff: async (db, ids) => {
    const rows = await store(db).selectFrom('staff').select(['id', 'email']).where('id', 'in', ids).execute()
    return rows.map(({ id, email }) => ({ of: id, kind: 'staff', id, label: email }))
  },
}
const BY_UUID = new Set(['order', 'return', 'refund', 'piece', 'difference', 'account', 'estimate', 'staff'])

/**
 * What subjects of the trail or of approvals name, by subject. One query for each kind, however many there are; a
 * subject without a screen of its own, or whose thing is gone, is left out.
 */
export const namedThings = async (
  db: Db,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, NamedThing>> => {
  const asked = new Map<string, Map<string, string[]>>()
  for (const subject of new Set(subjects)) {
    const [, kind = '', id = ''] = SUBJECT.exec(subject) ?? []
    if (!(kind in FIND) || (BY_UUID.has(kind) && !isUuid(id))) continue
    const ofKind = asked.get(kind) ?? new Map<string, string[]>()
    ofKind.set(id, [...(ofKind.get(id) ?? []), subject])
    asked.set(kind, ofKind)
  }
  const things = new Map<string, NamedThing>()
  for (const [kind, ofKind] of asked)
    for (const { of, ...thing } of (await FIND[kind]?.(db, [...ofKind.keys()])) ?? [])
      for (const subject of ofKind.get(of) ?? []) things.set(subject, thing)
  return things
}
