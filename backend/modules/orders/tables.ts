import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from 'kysely'
import type { Part } from '../pricing/api.ts'
import type { Certificate, Media, Stone } from '#contract/catalogue.ts'
import type { OrderEvent } from '#contract/orders.ts'

type Json<T> = ColumnType<T, RawBuilder<never>, RawBuilder<never>>

/** Where an order stands; `words.ts` has the words on the wire. */
export type OrderState =
  | 'pending_payment'
  | 'paid'
  | 'processing'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'refunded'
  | 'under_review'

export interface OrderAddress {
  readonly name: string
  readonly addressLine1: string
  readonly addressLine2?: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
  readonly phone?: string
}

/** What the house knew of a piece when it was ordered, besides what was chosen. */
export interface AboutPiece {
  readonly weightMg?: number
  readonly metalWeightMg?: number
  readonly madeIn?: string
  readonly resizable?: string
  /** Those of the combination that the piece is listed with; absent where another stone was chosen. */
  readonly stones?: readonly Stone[]
  readonly certificate?: Certificate
}

export type OrdersTables = {
  counters: { name: string; last: number }
  orders: {
    id: string
    number: string
    account_id: string
    status: OrderState
    ended_because: 'lapsed' | 'superseded' | 'failed' | 'house' | 'refused' | null
    bag_version: number
    goods_paise: number
    points_spent: number
    discount_paise: number
    tcs_paise: Generated<number>
    total_paise: number
    refunded_paise: Generated<number>
    points_earned: Generated<number>
    delivery: 'ship' | 'collect'
    store: Json<{ id: string; name: string } | null>
    address: Json<OrderAddress>
    place_of_supply: string
    gift_wrap: boolean
    gift_message: string | null
    pan: string | null
    email: string
    expected_arrival: string
    reserved_until: Date
    carrier: string | null
    tracking_number: string | null
    tracking_url: string | null
    created_at: Date
    paid_at: Date | null
    delivered_at: Date | null
    updated_at: Date
  }
  order_lines: {
    id: string
    order_id: string
    position: number
    product_id: string
    variant_id: string
    bag_line_id: string
    slug: string | null
    name: string
    image: string
    media: Json<Media | null>
    ground: number | null
    metal: string | null
    purity: string | null
    stone: string | null
    clarity: string | null
    size: string | null
    engraving: string | null
    engraving_face: string | null
    birth_stone: string | null
    box: 'pouch' | null
    box_stamp: string | null
    personal_paise: number
    quantity: number
    unit_paise: number
    discount_paise: number
    net_paise: number
    /** Income tax collected with the line's price, on top of its net. */
    tcs_paise: Generated<number>
    hsn: string
    gst_basis_points: number
    making_days: number
    parts: ColumnType<readonly Part[] | null, RawBuilder<never> | undefined, RawBuilder<never>>
    about: ColumnType<AboutPiece | null, RawBuilder<never> | undefined, RawBuilder<never>>
  }
  order_events: {
    id: GeneratedAlways<number>
    order_id: string
    kind: OrderEvent['kind']
    note: string | null
    at: Date
  }
  checkout_keys: { account_id: string; key: string; body_hash: string; order_id: string; created_at: Date }
  fulfilments: { order_id: string; session_id: string; at: Date }
  returns: {
    id: string
    order_id: string
    status: 'requested' | 'approved' | 'declined' | 'refunded'
    reason: string
    note: string | null
    requested_at: Date
    updated_at: Date
  }
  return_lines: { return_id: string; line_id: string; quantity: number; amount_paise: number; points: number }
  refunds: {
    id: string
    order_id: string
    payment_id: string
    return_id: string | null
    cause: RefundCause
    amount_paise: number
    points_back: Generated<number>
    status: 'wanted' | 'done' | 'failed'
    provider_id: string | null
    tries: Generated<number>
    due_at: Date
    last_error: string | null
    created_at: Date
    done_at: Date | null
  }
  workshop_pieces: {
    id: string
    order_id: string
    line_id: string
    variant_id: string
    came: 'cancelled' | 'returned'
    came_at: Date
    state: 'waiting' | 'restocked' | 'scrapped'
    reason: Generated<string | null>
    decided_at: Generated<Date | null>
  }
  invoices: {
    number: string
    kind: 'invoice' | 'credit-note'
    financial_year: string
    serial: number
    order_id: string
    refund_id: string | null
    amount_paise: number
    document: Json<unknown>
    issued_at: Date
  }
  order_documents: {
    order_id: string
    filename: string
    source_hash: string
    content: Buffer
    made_at: Date
  }
  /** Owned by the payments module above; read here to offer an open payment again and to know what was paid with. */
  payments: {
    id: string
    order_id: string
    attempt: number
    url: string | null
    status: 'open' | 'paid' | 'ended' | 'mismatch'
  }
}

/** Why money goes back. */
export type RefundCause = 'return' | 'cancelled' | 'late' | 'review'
