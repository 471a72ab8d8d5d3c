import type { Media } from '#contract/catalogue.ts'
import type { Deps } from '../lib/implement.ts'
import { putStore, type Salon } from '../modules/stores/api.ts'
import { readData } from './catalogue.ts'
import { allPictures } from './content/pictures.ts'
import { storePlans } from './store-plans.ts'

/** The salons. All of it is made up; streets are real only in name. */
type Seed = Omit<Salon, 'media' | 'productIds' | 'openings' | 'holidays'> & {
  picture: string
  week: readonly [open: string, close: string] | undefined
  sunday: readonly [open: string, close: string] | undefined
  /** A weekday that the salon keeps for itself; ISO 8601. */
  closedOn?: number
  holidays: readonly (readonly [date: string, name: string])[]
}

const india = [
  ['2026-12-25', 'Christmas'],
  ['2027-01-26', 'Republic Day'],
  ['2027-03-22', 'Holi'],
  ['2027-08-15', 'Independence Day'],
] as const

export const storeSeed: readonly Seed[] = [
  {
    _id: 'bengaluru',
    slug: 'bengaluru',
    name: 'Orvanne Bengaluru',
    addressLines: ['22 Vittal Mallya Road', 'Bengaluru 560001', 'Karnataka, India'],
    city: 'Bengaluru',
    state: 'Karnataka',
    postalCode: '560001',
    country: 'IN',
    phone: '+91 80 5550 0122',
    email: 'bengaluru@orvanne.example',
    timeZone: 'Asia/Kolkata',
    latitude: 12.971,
    longitude: 77.597,
    capacity: 2,
    collects: true,
    picture: 'store-1',
    services: ['Collect in store', 'Ring sizing', 'Engraving', 'Cleaning', 'Bespoke'],
    summary:
      'Our first salon, on the ground floor of an old bungalow. The engraver sits by the window and may be watched.',
    week: ['11:00', '20:00'],
    sunday: ['12:00', '18:00'],
    holidays: india,
  },
  {
    _id: 'mumbai',
    slug: 'mumbai',
    name: 'Orvanne Mumbai',
    addressLines: ['4 Kala Ghoda Lane', 'Fort, Mumbai 400001', 'Maharashtra, India'],
    city: 'Mumbai',
    state: 'Maharashtra',
    postalCode: '400001',
    country: 'IN',
    phone: '+91 22 5550 0144',
    email: 'mumbai@orvanne.example',
    timeZone: 'Asia/Kolkata',
    latitude: 18.928,
    longitude: 72.833,
    capacity: 3,
    collects: true,
    picture: 'store-2',
    services: ['Collect in store', 'Ring sizing', 'High jewellery by appointment', 'Watch care', 'Bespoke'],
    summary: 'Three rooms above the workshop. High jewellery is kept here and shown by appointment.',
    week: ['11:00', '20:00'],
    sunday: undefined,
    holidays: india,
  },
  {
    _id: 'new-delhi',
    slug: 'new-delhi',
    name: 'Orvanne New Delhi',
    addressLines: ['31 Amrita Shergil Marg', 'New Delhi 110003', 'Delhi, India'],
    city: 'New Delhi',
    state: 'Delhi',
    postalCode: '110003',
    country: 'IN',
    phone: '+91 11 5550 0131',
    email: 'delhi@orvanne.example',
    timeZone: 'Asia/Kolkata',
    latitude: 28.598,
    longitude: 77.221,
    capacity: 2,
    collects: true,
    picture: 'store-3',
    services: ['Collect in store', 'Ring sizing', 'Cleaning', 'Bespoke'],
    summary: 'A quiet house by the park, with a garden that several of our brooches were drawn in.',
    week: ['11:00', '19:00'],
    sunday: ['12:00', '18:00'],
    closedOn: 2,
    holidays: india,
  },
  {
    _id: 'dubai',
    slug: 'dubai',
    name: 'Orvanne Dubai',
    addressLines: ['Level 1, The Arcade', 'DIFC, Dubai', 'United Arab Emirates'],
    city: 'Dubai',
    state: 'Dubai',
    postalCode: '',
    country: 'AE',
    phone: '+971 4 555 0167',
    email: 'dubai@orvanne.example',
    timeZone: 'Asia/Dubai',
    latitude: 25.212,
    longitude: 55.279,
    capacity: 2,
    collects: false,
    picture: 'store-4',
    services: ['Ring sizing', 'Watch care', 'Cleaning'],
    summary: 'One long room with north light, which is the light diamonds are graded in.',
    week: ['10:00', '22:00'],
    sunday: ['14:00', '22:00'],
    holidays: [
      ['2026-12-02', 'National Day'],
      ['2027-01-01', 'New Year'],
    ],
  },
]

const salonOf = (
  { picture: _picture, week, sunday, closedOn, holidays, ...store }: Seed,
  media: Media | undefined,
  productIds: string[],
): Salon => ({
  ...store,
  productIds,
  ...(media && { media }),
  ...(storePlans[store._id] && { plan: storePlans[store._id] }),
  holidays: holidays.map(([date, name]) => ({ date, name })),
  openings: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const hours = weekday === 7 ? sunday : week
    return hours && weekday !== closedOn ? [{ weekday, open: hours[0], close: hours[1] }] : []
  }),
})

/** Writes the salons; each shows pieces of the top collection, turn about, so that no two windows are alike. */
export const seedStores = async ({ db }: Deps): Promise<void> => {
  const media = allPictures()
  const products = readData<{ _id: string; isTopCollection: boolean }[]>('products.json', [])
  const top = products.filter(({ isTopCollection }) => isTopCollection)
  await db.transaction().execute(async (tx) => {
    for (const [n, seed] of storeSeed.entries()) {
      const shown = top.filter((_, index) => index % storeSeed.length === n).slice(0, 8)
      await putStore(
        tx,
        salonOf(
          seed,
          media[seed.picture],
          shown.map(({ _id }) => _id),
        ),
        n + 1,
      )
    }
  })
}
