import type { Tables } from '#backend/lib/generated/tables.ts'

export type WishlistTables = Pick<Tables, 'wishlist'>
