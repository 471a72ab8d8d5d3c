import type { GeneratedAlways } from 'kysely'

export type WishlistTables = {
  wishlist: { account_id: string; product_id: string; kept: GeneratedAlways<string> }
}
