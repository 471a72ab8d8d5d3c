import type { Store } from '#contract/stores.ts'

export type StoreDetails = Omit<Store, '_id' | 'slug' | 'latitude' | 'longitude' | 'distanceKm'>

export type StoreTables = {
  stores: {
    id: string
    slug: string
    position: number
    latitude: number
    longitude: number
    capacity: number
    details: StoreDetails
  }
}
