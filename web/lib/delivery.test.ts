import { expect, it } from 'vitest'
import { deliveryOf, taxWithDelivery } from './delivery.ts'
import { deliveryWords } from './delivery-words.ts'

it('delivery is free where it has no price, and from its threshold on; the words say so', () => {
  const delivery = { price: 500_00, freeFrom: 50_000_00, freeReturns: true }
  expect([deliveryOf(49_999_00, delivery), deliveryOf(50_000_00, delivery)]).toEqual([500_00, 0])
  expect(deliveryWords(delivery, true)).toBe(
    'Insured shipping costs ₹500; it is free from ₹50,000. Returns are free.',
  )
  expect(deliveryWords({ price: 0, freeReturns: true }, true)).toBe(
    'Free shipping and returns on every order.',
  )
  expect([deliveryWords({ price: 500_00 }, false), deliveryWords({ price: 0 }, false)]).toEqual([
    'Insured shipping costs ₹500.',
    'Free shipping on every order.',
  ])
})

it('nobody says that returns are free but the house', () => {
  expect([deliveryWords({ price: 500_00 }, true), deliveryWords({ price: 0 }, true)]).toEqual([
    'Insured shipping costs ₹500.',
    'Free shipping on every order.',
  ])
})

it('the tax of a bag counts its delivery as the quote and the invoice do, or says nothing', () => {
  // The quote for the same sum: goods of ₹10,300 and delivery of ₹500 include ₹314.56.
  expect(taxWithDelivery([{ rate: 3, amount: 300_00 }], 500_00)).toEqual([{ rate: 3, amount: 314_56 }])
  const several = [
    { rate: 3, amount: 300_00 },
    { rate: 18, amount: 900_00 },
  ]
  expect(taxWithDelivery(several, 500_00)).toEqual([])
  expect(taxWithDelivery(several, 0)).toEqual(several)
})
