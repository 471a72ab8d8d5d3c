import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { CombinedError, Provider, type Client } from 'urql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromValue } from 'wonka'
import { Component as SuccessPage } from './success-page.tsx'

type Answer = { data?: { markPaid: { status: string; order: null } }; error?: CombinedError }

/** A client that gives every mutation the same answer, and records what it was asked. */
const clientThat = (answer: Answer) => {
  const executeMutation = vi.fn((_: { variables: unknown }) => fromValue(answer))
  return { client: { executeMutation } as unknown as Client, executeMutation }
}
const open = async (
  address: string,
  answer: Answer = { data: { markPaid: { status: 'PAID', order: null } } },
) => {
  const { client, executeMutation } = clientThat(answer)
  await act(async () =>
    render(
      <Provider value={client}>
        <MemoryRouter initialEntries={[address]}>
          <SuccessPage />
        </MemoryRouter>
      </Provider>,
    ),
  )
  return executeMutation
}

describe('specification section 7: mark-paid from /success', () => {
  const logged = vi.spyOn(console, 'error')
  beforeEach(() => void logged.mockReset().mockReturnValue(undefined))
  afterEach(cleanup)

  it('is sent once, with the session id of the query', async () => {
    const sent = await open('/success?session_id=cs_1')
    expect(sent.mock.calls.map(([{ variables }]) => variables)).toEqual([{ sessionId: 'cs_1' }])
    expect(document.body.textContent).not.toContain('this page says')
  })

  it('is not sent without a session id', async () => {
    expect(await open('/success')).not.toHaveBeenCalled()
    screen.getByRole('heading', { name: 'We know of no such payment' })
  })

  it('section 8: its failure is only logged; the words stay, and no alert is shown', async () => {
    await open('/success?session_id=cs_1', {
      error: new CombinedError({ networkError: new Error('out of reach') }),
    })
    expect(logged).toHaveBeenCalledWith('mark-paid failed', '[Network] out of reach')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Payment Successful')
    expect(document.querySelector('h1')?.previousElementSibling?.textContent).toBe(
      'Once a payment has arrived, this page says:',
    )
    expect(screen.queryByRole('alert')).toBeNull()
    screen.getByRole('heading', { name: 'We are asking about your payment' })
    expect(document.body.textContent).not.toContain('out of reach')
  })
})
