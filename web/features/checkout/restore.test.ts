import { renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { restore } from './restore.ts'
import type { CheckoutValues } from './values.ts'

const empty: CheckoutValues = {
  delivery: 'SHIP',
  addressId: '',
  address: { name: '', addressLine1: '', addressLine2: '', city: '', state: '', postalCode: '', phone: '' },
  storeId: '',
  giftWrap: false,
  giftMessage: '',
  plainParcel: false,
  usePoints: false,
  pan: '',
  way: 'ONLINE',
  part: 'WHOLE',
}
const typed: CheckoutValues = {
  delivery: 'COLLECT',
  addressId: 'new',
  address: {
    name: 'Asha',
    addressLine1: '1 A street',
    addressLine2: 'Flat 2',
    city: 'A town',
    state: 'IN-KA',
    postalCode: '560001',
    phone: '+919000000000',
  },
  storeId: 's1',
  giftWrap: true,
  giftMessage: 'For you',
  plainParcel: true,
  usePoints: true,
  pan: '',
  way: 'TRANSFER',
  part: 'ADVANCE',
}

const restored = (kept: Record<string, unknown>) => {
  const { result } = renderHook(() => useForm<CheckoutValues>({ defaultValues: empty }))
  restore(result.current, kept)
  return result.current.getValues()
}

it('puts back everything that the form holds', () => {
  expect(restored({ ...typed })).toEqual(typed)
})

it('leaves the form as it is where the storage holds something else', () => {
  expect(restored({ delivery: 'DRONE', address: 'Here', giftWrap: 'yes', storeId: 4, odd: true })).toEqual(
    empty,
  )
  expect(restored({ address: { city: 7, name: 'Asha' } })).toEqual({
    ...empty,
    address: { ...empty.address, name: 'Asha' },
  })
})
