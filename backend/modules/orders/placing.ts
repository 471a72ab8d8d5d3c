import type { OrderAddress } from '#backend/lib/rows/json-columns.ts'

/** The sums of an order, as they are shown, stored, charged and invoiced. Paise. */
export interface Totals {
  readonly goods: number
  readonly discount: number
  /** Income tax collected with the price (TCS), on top of it. */
  readonly tcs: number
  /** Each line's share of it. */
  readonly tcsShares: readonly number[]
  /** Delivery, GST included. */
  readonly delivery: number
  /** Goods less discount, the tax that is collected and the delivery. */
  readonly total: number
  /** Each line's share of the discount, in the order of the lines. */
  readonly shares: readonly number[]
  /** What each line costs, less its discount. */
  readonly nets: readonly number[]
  /** GST inside the nets. */
  readonly tax: readonly { readonly basisPoints: number; readonly taxable: number; readonly tax: number }[]
}

/** A store where pieces can be collected; `state` is where the sale takes place. */
export interface Store {
  readonly id: string
  readonly name: string
  readonly city: string
  readonly addressLines: readonly string[]
  readonly state: string
  readonly postalCode: string
}

/** Where an order goes, after checks: what is printed on the parcel, and the state that decides the tax. */
export interface Destination {
  readonly delivery: 'ship' | 'collect'
  readonly address: Readonly<OrderAddress>
  readonly store: Store | undefined
  readonly placeOfSupply: string
  /** Working days in transit; undefined if nothing is sent. */
  readonly transitDays: number | undefined
}
