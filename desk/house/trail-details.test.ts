import { expect, it } from 'vitest'
import { detailsOf } from './trail-details.ts'

it.each([
  ['price.set', { value: 25_000_000 }, '₹2,50,000'],
  ['stock.set', { value: 99 }, 'value 99'],
  ['order.refunded', { paise: 76_526_00, cause: 'return' }, '₹76,526, cause return'],
  ['approval.asked', { kind: 'price', rupees: 250_000 }, 'kind price, ₹2,50,000'],
  ['weights.set', { weightMg: 4_702, metalWeightMg: 4_686 }, 'weight 4.702 g, metal weight 4.686 g'],
  [
    'rates.set',
    { paisePerGram: 'Rose gold 14 kt: 759989; Yellow gold 24 kt: 1299127' },
    'per gram Rose gold 14 kt: ₹7,599.89; Yellow gold 24 kt: ₹12,991.27',
  ],
  ['appointment.booked', { startsAt: '2020-12-03T05:30:00.000Z' }, 'starts at 3 Dec 2020, 11:00'],
  ['variant.sale-set', { active: false }, 'active no'],
])('%s: sums, weights and hours are said as people count them', (event, details, words) =>
  expect(detailsOf({ event, details })).toBe(words),
)
