import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from 'kysely'
import type { Part } from '../pricing/api.ts'
import type { BankAccount } from '#contract/bank-transfer.ts'
import type { Certificate, Media, Stone } from '#contract/catalogue.ts'
import type { OrderEvent } from '#contract/orders.ts'
import type { OnlineWay } from '#contract/shop.ts'

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

/** Why an order that waited for its payment ended. */
export type EndedBecause = 'lapsed' | 'superseded' | 'failed' | 'house' | 'refused' | 'shopper'

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
    ended_because: EndedBecause | null
    bag_version: number
    goods_paise: number
    points_spent: number
    discount_paise: number
    tcs_paise: Generated<number>
    total_paise: number
    refunded_paise: Generated<number>
    points_earned: Generated<number>
    /** What is paid at first, and since when it is here; null where everything is paid at once. */
    advance_paise: number | null
    advance_paid_at: Date | null
    before_refund: OrderState | null
    delivery: 'ship' | 'collect'
    store: Json<{ id: string; name: string } | null>
    address: Json<OrderAddress>
    place_of_supply: string
    gift_wrap: boolean
    gift_message: string | null
    /** In plain text by an earlier version; a job moves it to `pan_sealed`. */
    pan: string | null
    pan_sealed: string | null
    email: string
    expected_arrival: string
    /** The rule of returns when it was placed; null in orders of older releases: `RETURN_DAYS`. */
    return_days: number | null
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
    status: ReturnState
    reason: string
    note: string | null
    requested_at: Date
    updated_at: Date
  }
  return_lines: {
    return_id: string
    line_id: string
    quantity: number
    amount_paise: number
    points: number
    places: Generated<number[] | null>
  }
  refunds: {
    id: string
    order_id: string
    payment_id: string
    return_id: string | null
    cause: RefundCause
    amount_paise: number
    points_back: Generated<number>
    status: RefundState
    provider_id: string | null
    tries: Generated<number>
    attempt: Generated<number>
    withheld_paise: Generated<number>
    points_given: Generated<number>
    decided: Generated<boolean>
    settled_because: string | null
    asked_at: Date | null
    /** Of the transfer with which the house sent it back itself. */
    bank_reference: Generated<string | null>
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
  disputes: {
    id: string
    order_id: string
    payment_id: string
    amount_paise: number
    reason: string
    word: string
    state: DisputeState
    withdrawn_paise: number
    respond_by: Date | null
    opened_at: Date
    closed_at: Date | null
    asked_at: Date
  }
  invoices: {
    number: string
    kind: PaperKind
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
    provider: string
    url: string | null
    status: 'open' | 'paid' | 'ended' | 'mismatch'
    payment_intent: string | null
    amount_paise: number
    /** What it was made with; null until the provider has said. */
    way: OnlineWay | null
    received_paise: number | null
    received_at: Date | null
    /** The bank's reference, where it came by transfer. */
    session_id: string | null
    /** The day on which the bank had it, where it came by transfer. */
    value_date: string | null
    created_at: Date
  }
  transfer_reversals: {
    payment_id: string
    order_id: string
    amount_paise: number
    bank_reference: string
    reason: string
    created_at: Date
  }
  bank_transfers: {
    order_id: string
    reference: string
    account: Json<BankAccount>
    due_on: string | null
    created_at: Date
  }
}

/** `receipt-voucher`: money that came before the invoice; `refund-voucher`: such money that went back. */
export type PaperKind = 'invoice' | 'credit-note' | 'receipt-voucher' | 'refund-voucher'

/** Why money goes back. `surplus`: more came than the order costs; `elsewhere`: the house refunded it with the provider, not through the shop. */
export type RefundCause = 'return' | 'cancelled' | 'late' | 'review' | 'surplus' | 'elsewhere'

/**
 * Where a refund stands. `pending`: the provider has it, the bank not yet; `failed`: a person must look; `settled`: paid
 * back by another way; `dropped`: nothing was left to give back.
 */
export type RefundState = 'wanted' | 'pending' | 'done' | 'failed' | 'settled' | 'dropped'

/** `inquiry`: a bank asks and nothing was taken; `closed`: it ended without anything being taken. */
export type DisputeState = 'inquiry' | 'open' | 'won' | 'lost' | 'closed'

export type ReturnState = 'requested' | 'approved' | 'declined' | 'refunded'
