import { graphql } from '#web/gql/stores/gql.ts'
import type { StoreEntryFragment } from '#web/gql/stores/graphql.ts'

export const StoreEntryDocument = graphql(`
  fragment StoreEntry on Store {
    id
    slug
    name
    addressLines
    city
    state
    postalCode
    country
    phone
    email
    timeZone
    latitude
    longitude
    openings {
      weekday
      open
      close
    }
    holidays {
      date
      name
    }
    services
    summary
    collects
    distanceKm
    plan {
      kind
      name
      points
    }
    media {
      ...Picture_media
    }
  }
`)

export type StoreEntry = StoreEntryFragment

export const StoresPage = graphql(`
  query StoresPage($near: String, $lat: Float, $lng: Float) {
    shop {
      features
    }
    stores(near: $near, lat: $lat, lng: $lng) {
      place
      items {
        id
        ...StoreEntry
      }
    }
  }
`)

export const StorePage = graphql(`
  query StorePage($id: ID!) {
    shop {
      features
    }
    store(id: $id) {
      id
      ...StoreEntry
      pieces {
        id
        ...ProductCard_product
      }
    }
    stores {
      items {
        id
        slug
        name
        city
      }
    }
  }
`)

const degrees = (text: string | null, most: number): number | null => {
  if (text === null || !/^-?\d{1,3}(\.\d{1,6})?$/.test(text)) return null
  const value = Number(text)
  return Math.abs(value) <= most ? value : null
}

/** The place in the address: `?near=` with a city or PIN code, or `?lat=&lng=` from the browser, with consent. */
export const askedPlace = (search: URLSearchParams) => {
  const [lat, lng] = [degrees(search.get('lat'), 90), degrees(search.get('lng'), 180)]
  const here = lat !== null && lng !== null
  return {
    near: here ? null : search.get('near')?.trim().slice(0, 64) || null,
    lat: here ? lat : null,
    lng: here ? lng : null,
  }
}
