import { readMedia } from '#web/components/picture/picture.tsx'
import { paths } from '#web/lib/paths.ts'
import type { StoreEntry } from './store-query.ts'

const week = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** schema.org JewelryStore of one store. */
export const storeJson = (store: StoreEntry, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'JewelryStore',
  '@id': `${origin}${paths.store(store.slug)}`,
  url: `${origin}${paths.store(store.slug)}`,
  name: store.name,
  description: store.summary,
  telephone: store.phone,
  email: store.email,
  ...(store.media && { image: new URL(readMedia(store.media).url, `${origin}/`).href }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.addressLines[0],
    addressLocality: store.city,
    addressRegion: store.state,
    ...(store.postalCode !== '' && { postalCode: store.postalCode }),
    addressCountry: store.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
  openingHoursSpecification: store.openings.map(({ weekday, open, close }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: week[weekday],
    opens: open,
    closes: close,
  })),
  specialOpeningHoursSpecification: store.holidays.map(({ date }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: '00:00',
    closes: '00:00',
  })),
})
