import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider, type Client } from 'urql'
import { afterEach, expect, it, vi } from 'vitest'
import { ReturnForm } from './return-form.tsx'

afterEach(cleanup)

it('asks first for a piece and then for the reason, as the page does; any piece will do', async () => {
  const executeMutation = vi.fn()
  render(
    <Provider value={{ executeMutation } as unknown as Client}>
      <ReturnForm
        orderId="1"
        until="1 December"
        items={[
          { id: 'a', name: 'Vane', returnable: 1 },
          { id: 'b', name: 'Aube', returnable: 1 },
        ]}
        onDone={() => {}}
      />
    </Provider>,
  )
  const links = () => screen.queryAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)
  fireEvent.click(screen.getByRole('button', { hidden: true }))
  await waitFor(() => expect(links()).toEqual(['Please choose what comes back.', 'A word why, please.']))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Aube', hidden: true }))
  await waitFor(() => expect(screen.queryByText('Please choose what comes back.')).toBeNull())
  expect(executeMutation).not.toHaveBeenCalled()
})
