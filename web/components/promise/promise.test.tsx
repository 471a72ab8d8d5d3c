import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { Provider, type Client } from 'urql'
import { afterEach, expect, it } from 'vitest'
import { fromValue, never } from 'wonka'
import { rememberedPin } from './pin.ts'
import { DeliveryPromise } from './promise.tsx'

afterEach(cleanup)

it('says one date: that for any PIN code until one is known, then its own', () => {
  const client = { executeQuery: () => never } as unknown as Client
  const { getByRole } = render(
    <Provider value={client}>
      <DeliveryPromise makingDays={9} anywhere="With you by Friday 4 December, insured." />
    </Provider>,
  )
  const said = () => getByRole('status').textContent
  expect(said()).toBe('With you by Friday 4 December, insured.')
  act(() => rememberedPin.set('110001'))
  expect(said()).toMatch(/^To 110001: one moment\./)
})

it('says which day it was when another choice moves it', () => {
  const days: Readonly<Record<number, string>> = { 2: '2026-12-04', 9: '2026-12-15' }
  const client = {
    executeQuery: ({ variables: { pin, makingDays } }: { variables: { pin: string; makingDays: number } }) =>
      fromValue({
        data: { promise: { pin, place: null, served: true, expectedArrival: days[makingDays] } },
        stale: false,
        hasNext: false,
      }),
  } as unknown as Client
  rememberedPin.set('110001')
  const at = (makingDays: number) => (
    <Provider value={client}>
      <DeliveryPromise makingDays={makingDays} />
    </Provider>
  )
  const { getByRole, rerender } = render(at(2))
  const said = () => getByRole('status').textContent
  expect(said()).not.toContain('Before this change')
  rerender(at(9))
  expect(said()).toMatch(/15 December.*Before this change it was Friday,? 4 December\./)
  rerender(at(2))
  expect(said()).toMatch(/4 December.*Before this change it was Tuesday,? 15 December\./)
})

it('gives the focus of the field that went to what changes the PIN code', () => {
  const client = { executeQuery: () => never } as unknown as Client
  act(() => rememberedPin.set(''))
  const { getByLabelText, getByRole } = render(
    <Provider value={client}>
      <DeliveryPromise makingDays={9} />
    </Provider>,
  )
  const field = getByLabelText('Your PIN code')
  field.focus()
  fireEvent.change(field, { target: { value: '400001' } })
  fireEvent.submit(field)
  expect(document.activeElement).toBe(getByRole('button', { name: /Change/ }))
})
