import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ShopFacts } from '#contract/shop.ts'
import { json } from '#backend/lib/store/db.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { placeOf, SEALED_COLUMNS } from '#backend/lib/security/sealed-columns.ts'
import type { Sealer } from '#backend/lib/security/sealer.ts'
import { pictureOf, type PricedLine } from '../bag/api.ts'
import { inWords } from '../options/api.ts'
import { paisePerPoint } from '../points/api.ts'
import { note } from './events.ts'
import type { Destination, Totals } from './placing.ts'
import { nextOrderNumber } from './documents/numbers.ts'
import type { OrdersTables } from './tables.ts'

export interface NewOrder {
  /** Its id and number, if they were reserved earlier. */
  readonly drawn?: { readonly id: string; readonly number: string } | undefined
  readonly accountId: string
  readonly email: string
  /** The language of the pages it was placed on. */
  readonly language: string | undefined
  readonly bagVersion: number
  /** The lines to buy, in the order of `totals`. */
  readonly lines: readonly PricedLine[]
  readonly totals: Totals
  /** The terms on which it is placed, from which its sums were calculated. */
  readonly terms: Pick<ShopFacts, 'points' | 'returnDays'>
  readonly points: number
  readonly destination: Destination
  readonly giftWrap: boolean
  readonly giftMessage: string | null
  readonly plainParcel: boolean
  readonly pan: string | null
  readonly sealer: Sealer
  readonly expectedArrival: string
  readonly reservedUntil: number
  /** Paise, if less than the whole sum is paid first. */
  readonly advance: number | undefined
  readonly now: number
}

/** Stores with each line what the passport of its piece will say. */
const noteFacts = (tx: Db, orderId: string) =>
  sql`update order_lines l set about = jsonb_strip_nulls(jsonb_build_object(
      'weightMg', case when g.id is not null then v.metal_weight_mg + g.weight_mg else v.weight_mg end, 'metalWeightMg', v.metal_weight_mg, 'madeIn', nullif(p.made_in, ''),
      'resizable', nullif(array_to_string(p.resizable, ', '), ''),
      'stones', case when s.id is not null then s.stones when listed then p.stones end,
      'certificate', case when s.id is not null then s.certificate when listed then p.certificate end,
      'attributes', nullif(p.attributes || coalesce(s.attributes, '[]'), '[]'), 'commissioned', case when p.sold_until is not null then true end))
    from product_variants v
    join products p on p.id = v.product_id
    join order_lines o on o.order_id = ${orderId} and o.variant_id = v.id
    left join products s on s.id = o.set_product_id
    left join product_variants g on g.id = o.set_variant_id
    left join product_variants d on d.product_id = p.id and d.is_default
    cross join lateral (select v.stone is not distinct from d.stone
      and v.stone_quality is not distinct from d.stone_quality as listed) same
    where l.id = o.id`.execute(tx)

/** Stores an order that waits for its payment, with every price and text frozen as it is now. */
export const createOrder = async (tx: Db, order: NewOrder): Promise<{ id: string; number: string }> => {
  const { totals, destination, lines, now } = order
  const { returnDays, points: rule } = order.terms
  const store = tx.withTables<OrdersTables>()
  const id = order.drawn?.id ?? randomUUID()
  const number = order.drawn?.number ?? (await nextOrderNumber(tx, now))
  const at = new Date(now)
  await store
    .insertInto('orders')
    .values({
      id,
      number,
      account_id: order.accountId,
      status: 'pending_payment',
      return_days: returnDays ?? 0,
      bag_version: order.bagVersion,
      goods_paise: totals.goods,
      points_spent: order.points,
      discount_paise: totals.discount,
      ...(rule && { point_paise: rule.worthPaise }),
      paise_per_point: paisePerPoint(rule),
      tcs_paise: totals.tcs,
      delivery_paise: totals.delivery,
      total_paise: totals.total,
      advance_paise: order.advance ?? null,
      delivery: destination.delivery,
      store: json(destination.store ? { id: destination.store.id, name: destination.store.name } : null),
      address: json(destination.address),
      place_of_supply: destination.placeOfSupply,
      gift_wrap: order.giftWrap,
      gift_message: order.giftMessage,
      plain_parcel: order.plainParcel,
      pan_sealed: order.pan === null ? null : order.sealer.seal(order.pan, placeOf(SEALED_COLUMNS.pan, id)),
      email: order.email,
      language: order.language ?? null,
      expected_arrival: order.expectedArrival,
      reserved_until: new Date(order.reservedUntil),
      created_at: at,
      updated_at: at,
    })
    .execute()
  const pictured = lines.map((line) => ({ line, ...pictureOf(line) }))
  await store
    .insertInto('order_lines')
    .values(
      pictured.map(({ line, image, media }, position) => ({
        id: randomUUID(),
        order_id: id,
        position,
        product_id: line.row.product_id,
        variant_id: line.row.variant_id,
        set_product_id: line.row.set_product_id,
        set_variant_id: line.row.set_variant_id,
        bag_line_id: line.row.id,
        slug: line.product?.slug ?? null,
        name: line.product?.name ?? '',
        image,
        media: json(media ?? null),
        background: line.product?.background ?? null,
        metal: line.variant?.metal ?? null,
        purity: line.variant?.purity ?? null,
        stone: line.variant?.stone ?? null,
        clarity: line.variant?.clarity ?? null,
        size: line.row.size,
        options: json(
          line.product && line.variant ? inWords(line.variant.options, line.product.options) : null,
        ),
        engraving: line.row.engraving,
        engraving_face: line.row.engraving_face,
        birth_stone: line.row.birth_stone,
        box: line.row.box,
        box_stamp: line.row.box_stamp,
        personal_paise: line.personalPaise,
        quantity: line.row.quantity,
        unit_paise: line.paise,
        discount_paise: totals.shares[position] ?? 0,
        net_paise: totals.nets[position] ?? 0,
        tcs_paise: totals.tcsShares[position] ?? 0,
        hsn: line.hsn,
        gst_basis_points: line.basisPoints,
        making_days: line.makingDays,
        parts: json(line.parts ?? null),
      })),
    )
    .execute()
  await noteFacts(tx, id)
  await note(tx, id, 'placed', now)
  return { id, number }
}
