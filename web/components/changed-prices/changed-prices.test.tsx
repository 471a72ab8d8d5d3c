import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider, type Client } from 'urql'
import { afterEach, expect, it } from 'vitest'
import { fromValue } from 'wonka'
import { ChangedPrices } from './changed-prices.tsx'

afterEach(cleanup)

const open = (userErrors: readonly { message: string }[]) => {
  const executeMutation = () => fromValue({ data: { acceptPrices: { userErrors } } })
  render(
    <Provider value={{ executeMutation } as unknown as Client}>
      <main id="main" tabIndex={-1}>
        <ChangedPrices
          lines={[
            { id: 'a', name: 'Vane', price: 12_00_000, previousPrice: 10_00_000, problem: 'PRICE_CHANGED' },
          ]}
        />
      </main>
    </Provider>,
  )
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
  return button
}

it('once a price is accepted the focus stays in the page, where the button is gone in a moment', async () => {
  open([])
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
})

it('a refusal is said beside the button, which keeps the focus', async () => {
  const button = open([{ message: 'The price has changed again.' }])
  await screen.findByText('The price has changed again.')
  expect(document.activeElement).toBe(button)
})
