import { act, cleanup, render } from '@testing-library/react'
import { Provider, type Client } from 'urql'
import { afterEach, expect, it } from 'vitest'
import { never } from 'wonka'
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
