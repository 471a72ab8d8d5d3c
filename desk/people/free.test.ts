import { expect, it } from 'vitest'
import { freeHours } from './free.ts'

const at = (hour: number) => `2026-12-01T${hour}:30:00.000Z`
const slots = [10, 11, 12, 13, 14].map((hour) => ({ startsAt: at(hour), label: `${hour - 5}:00` }))
const booked = (startsAt: string) => ({
  _id: startsAt,
  reference: 'A-2PXWAS',
  status: 'booked' as const,
  kind: 'store' as const,
  purpose: 'wedding' as const,
  storeId: 'mumbai',
  storeName: 'Mumbai',
  addressLines: [],
  startsAt,
  endsAt: startsAt,
  timeZone: 'Asia/Kolkata',
  name: 'Asha',
  email: 'asha@example.com',
  phone: '+91 98 5550 0118',
  calendar: '',
})

it('an appointment can be moved to hours ahead that are free, not blocked, and not its own', () => {
  const day = {
    days: [
      { date: '2026-12-01', slots },
      {
        date: '2026-12-02',
        closed: 'Closed',
        slots: [{ startsAt: '2026-12-02T11:30:00.000Z', label: '17:00' }],
      },
    ],
    capacity: 2,
    appointments: [booked(at(11)), booked(at(11)), booked(at(13)), booked(at(14))],
    blocks: [{ _id: 'b', storeId: 'mumbai', startsAt: at(12), reason: 'the photographer', who: 'Sana' }],
  }
  expect(freeHours(day, at(14), Date.parse(at(10))).map(({ startsAt }) => startsAt)).toEqual([at(13)])
})
