import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Provider, type Client } from 'urql'
import { afterEach, expect, it } from 'vitest'
import { fromValue } from 'wonka'
import { useStateOfPin } from './use-state-of-pin.ts'

afterEach(cleanup)

const STATES: Readonly<Record<string, string[]>> = { 560001: ['Karnataka'], 999999: [] }
const client = {
  executeQuery: ({ variables: { pin } }: { variables: { pin: string } }) =>
    fromValue({
      data: { promise: { pin, served: true, states: STATES[pin] } },
      stale: false,
      hasNext: false,
    }),
} as unknown as Client

const open = (state: string) => {
  const form = renderHook(() => useForm({ defaultValues: { postalCode: '', state } })).result.current
  renderHook(() => useStateOfPin(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Provider value={client}>
        <FormProvider {...form}>{children}</FormProvider>
      </Provider>
    ),
  })
  return { form, type: (pin: string) => act(() => form.setValue('postalCode', pin)) }
}

it('a PIN code chooses its state; one that is in no state takes that back', async () => {
  const { form, type } = open('')
  type('560001')
  await waitFor(() => expect(form.getValues('state')).toBe('Karnataka'))
  type('999999')
  await waitFor(() => expect(form.getValues('state')).toBe(''))
})

it('leaves what the shopper chose if nothing is known of the PIN code', async () => {
  const { form, type } = open('Goa')
  type('999999')
  await act(async () => {})
  expect(form.getValues('state')).toBe('Goa')
})
