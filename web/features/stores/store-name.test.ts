import { expect, it } from 'vitest'
import { storeName } from './store-parts.tsx'

it('a store is called by its town, and by its name where another is in the same town', () => {
  const [masi, anna, salem] = [
    { name: 'South Masi Street', city: 'Madurai' },
    { name: 'Anna Nagar', city: 'Madurai' },
    { name: 'Meenakshi Salem', city: 'Salem' },
  ]
  expect([masi, anna, salem].map((one) => storeName(one, [masi, anna, salem]))).toEqual([
    'South Masi Street',
    'Anna Nagar',
    'Salem',
  ])
})
