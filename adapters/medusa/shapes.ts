import { Type, type Static } from 'typebox'

/**
 * The members of Medusa's answers (store API of 2.18) that the adapter reads, and nothing more. Each answer is checked
 * against these before any of it is used.
 */
const optional = Type.Optional
const maybe = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Optional(Type.Union([schema, Type.Null()]))
const Text = Type.String()
const Id = Type.String({ pattern: '^[a-z]+(?:_[0-9A-Za-z]+)+$', maxLength: 64 })
const Metadata = maybe(Type.Record(Type.String(), Type.Unknown()))
/** Medusa's amounts are in units of the currency, here rupees. */
const Rupees = Type.Number({ minimum: 0, maximum: 1e12 })

export const Variant = Type.Object({
  id: Id,
  sku: maybe(Text),
  variant_rank: maybe(Type.Number()),
  manage_inventory: optional(Type.Boolean()),
  allow_backorder: optional(Type.Boolean()),
  metadata: Metadata,
  inventory_quantity: maybe(Type.Number()),
  options: optional(Type.Array(Type.Object({ value: Text, option: maybe(Type.Object({ title: Text })) }))),
  calculated_price: maybe(Type.Object({ calculated_amount: maybe(Rupees) })),
})
export type Variant = Static<typeof Variant>

export const WithId = Type.Object({ id: Id })
export const Product = Type.Object({
  id: Id,
  title: Text,
  handle: Text,
  subtitle: maybe(Text),
  description: maybe(Text),
  hs_code: maybe(Text),
  material: maybe(Text),
  created_at: Text,
  updated_at: Text,
  metadata: Metadata,
  collection: maybe(Type.Object({ title: Text })),
  type: maybe(Type.Object({ value: Text })),
  tags: maybe(Type.Array(Type.Object({ value: Text }))),
  categories: maybe(Type.Array(Type.Object({ id: Id }))),
  images: maybe(Type.Array(Type.Object({ url: Text }))),
  variants: maybe(Type.Array(Variant)),
})
export type Product = Static<typeof Product>

export const ProductIds = Type.Object({
  products: Type.Array(Type.Object({ id: Id, updated_at: Text })),
  count: Type.Integer(),
})
/** Each product is checked separately, so that one broken product does not remove the others. */
export const ProductList = Type.Object({ products: Type.Array(Type.Unknown()) })

export const Category = Type.Object({
  id: Id,
  name: Text,
  handle: Text,
  description: maybe(Text),
  parent_category_id: maybe(Id),
  rank: maybe(Type.Number()),
  metadata: Metadata,
})
export type Category = Static<typeof Category>
export const CategoryList = Type.Object({ product_categories: Type.Array(Category), count: Type.Integer() })

export const RegionList = Type.Object({
  regions: Type.Array(Type.Object({ id: Id, currency_code: Text })),
})

export const StoreList = Type.Object({
  stores: Type.Array(Type.Object({ id: Id, name: Text, metadata: Metadata }), { minItems: 1 }),
})

/** A price of a shipping option, and the conditions under which it applies. */
const DeliveryPrice = Type.Object({
  amount: Rupees,
  currency_code: maybe(Text),
  price_rules: maybe(
    Type.Array(Type.Object({ attribute: maybe(Text), operator: maybe(Text), value: Type.Unknown() })),
  ),
})
export type DeliveryPrice = Static<typeof DeliveryPrice>
const Delivery = Type.Object({ id: Id, price_type: Text, prices: maybe(Type.Array(DeliveryPrice)) })
export type Delivery = Static<typeof Delivery>
export const DeliveryList = Type.Object({ shipping_options: Type.Array(Delivery) })

export const Token = Type.Object({ token: Type.String({ minLength: 16 }) })

export const Address = Type.Object({
  first_name: maybe(Text),
  last_name: maybe(Text),
  address_1: maybe(Text),
  address_2: maybe(Text),
  city: maybe(Text),
  province: maybe(Text),
  postal_code: maybe(Text),
  country_code: maybe(Text),
  phone: maybe(Text),
})
export type Address = Static<typeof Address>

export const KeptAddress = Type.Object({
  ...Address.properties,
  id: Id,
  is_default_shipping: optional(Type.Boolean()),
})
export type KeptAddress = Static<typeof KeptAddress>
export const AddressList = Type.Object({ addresses: Type.Array(KeptAddress) })

export const Customer = Type.Object({
  id: Id,
  email: Text,
  first_name: maybe(Text),
  last_name: maybe(Text),
  phone: maybe(Text),
  created_at: Text,
  metadata: Metadata,
})
export type Customer = Static<typeof Customer>
export const OneCustomer = Type.Object({ customer: Customer })

const line = {
  id: Id,
  product_id: maybe(Id),
  product_title: maybe(Text),
  product_handle: maybe(Text),
  variant_id: maybe(Id),
  variant_title: maybe(Text),
  thumbnail: maybe(Text),
  quantity: Type.Integer({ minimum: 0 }),
  unit_price: Rupees,
  total: Rupees,
  subtotal: Rupees,
  tax_total: Rupees,
  metadata: Metadata,
  tax_lines: maybe(Type.Array(Type.Object({ rate: Type.Number() }))),
}
export const Line = Type.Object(line)
export type Line = Static<typeof Line>

export const Cart = Type.Object({
  id: Id,
  email: maybe(Text),
  customer_id: maybe(Id),
  currency_code: Text,
  total: Rupees,
  item_total: Rupees,
  shipping_total: maybe(Rupees),
  completed_at: maybe(Text),
  created_at: Text,
  metadata: Metadata,
  items: maybe(Type.Array(Line)),
  shipping_methods: maybe(Type.Array(Type.Object({ id: Id, shipping_option_id: maybe(Id) }))),
  shipping_address: maybe(Address),
  payment_collection: maybe(Type.Object({ id: Id })),
})
export type Cart = Static<typeof Cart>
export const OneCart = Type.Object({ cart: Cart })
export const OneParent = Type.Object({ parent: Cart })

export const ShippingOptions = Type.Object({
  shipping_options: Type.Array(
    Type.Object({ id: Id, amount: Rupees, insufficient_inventory: optional(Type.Boolean()) }),
  ),
})

export const PaymentCollection = Type.Object({ payment_collection: Type.Object({ id: Id }) })
export const Captured = Type.Object({ payment: Type.Object({ id: Id, captured_at: Text }) })
export const Deleted = Type.Object({ id: Id, deleted: Type.Literal(true) })

export const Order = Type.Object({
  id: Id,
  display_id: Type.Integer(),
  status: Text,
  payment_status: maybe(Text),
  fulfillment_status: maybe(Text),
  customer_id: maybe(Id),
  currency_code: Text,
  total: Rupees,
  item_total: maybe(Rupees),
  shipping_total: maybe(Rupees),
  created_at: Text,
  metadata: Metadata,
  items: Type.Array(Line),
  shipping_address: maybe(Address),
})
export type Order = Static<typeof Order>
export const OneOrderId = Type.Object({ order: Type.Object({ id: Id }) })
export const OrderList = Type.Object({ orders: Type.Array(Order), count: Type.Integer() })

/** The result of completing a cart: an order, or a cart that could not become one. */
export const Completed = Type.Object({
  type: Text,
  order: optional(Type.Object({ id: Id })),
  error: optional(Type.Object({ message: Text })),
})

/** Admin API: the payments of an order. */
export const OrderMoney = Type.Object({
  order: Type.Object({
    id: Id,
    status: Text,
    total: Rupees,
    metadata: Metadata,
    cart: maybe(Type.Object({ id: Id, completed_at: maybe(Text) })),
    payment_collections: Type.Array(
      Type.Object({
        id: Id,
        payments: maybe(
          Type.Array(
            Type.Object({ id: Id, amount: Rupees, captured_at: maybe(Text), canceled_at: maybe(Text) }),
          ),
        ),
      }),
    ),
  }),
})

/** Admin API: orders of one customer, with the cart of each if it is known. */
export const OrdersOfCustomer = Type.Object({
  orders: Type.Array(
    Type.Object({
      id: Id,
      status: Text,
      payment_status: Text,
      created_at: Text,
      metadata: Metadata,
      payment_collections: maybe(Type.Array(Type.Object({ id: Id }))),
    }),
  ),
})
/** Admin API: the places of the stock for an order's lines. */
export const OrderStock = Type.Object({
  order: Type.Object({
    items: Type.Array(
      Type.Object({
        id: Id,
        quantity: Type.Integer({ minimum: 0 }),
        variant: maybe(
          Type.Object({
            manage_inventory: Type.Boolean(),
            inventory_items: Type.Array(
              Type.Object({
                inventory_item_id: Id,
                required_quantity: Type.Integer({ minimum: 1 }),
                inventory: Type.Object({ location_levels: Type.Array(Type.Object({ location_id: Id })) }),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
})
export const Reservations = Type.Object({
  reservations: Type.Array(Type.Object({ line_item_id: maybe(Id), inventory_item_id: Id })),
})
export const OneReservation = Type.Object({ reservation: Type.Object({ id: Id }) })
export const MarkedPaid = Type.Object({ payment_collection: Type.Object({ id: Id, status: Text }) })

/** Medusa's refusals. */
export const MedusaFault = Type.Object({ message: Text, type: optional(Text), code: optional(Text) })
/** An answer whose status is enough: some contain no JSON. */
export const Anything = Type.Unknown()
export const Done = Type.Object({ success: Type.Literal(true) })
