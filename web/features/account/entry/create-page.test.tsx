import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { DocumentNode } from 'graphql'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { CombinedError, Provider, type Client } from 'urql'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fromValue } from 'wonka'
import { Component as CreatePage } from './create-page.tsx'

/** A busy machine takes its time to load a page's parts. */
configure({ asyncUtilTimeout: 20_000 })

const silence = { error: new CombinedError({ networkError: new Error('too slow') }) }
const made = { data: { signUp: { userErrors: [] } } }
const known = { data: { signIn: { viewer: { id: 'a', firstName: 'Rohan' }, userErrors: [] } } }
const unknown = {
  data: { signIn: { viewer: null, userErrors: [{ field: null, message: 'No', code: 'X' }] } },
}

const nameOf = ({ definitions: [first] }: DocumentNode) =>
  first?.kind === 'OperationDefinition' ? first.name?.value : undefined

/** Opens the form on the way to the checkout; each mutation is answered in turn, the last answer again and again. */
const open = async (answers: Readonly<Record<string, readonly object[]>>) => {
  const asked: string[] = []
  const executeMutation = vi.fn(({ query }: { query: DocumentNode }) => {
    const name = nameOf(query) ?? ''
    const all = answers[name] ?? []
    const answer = all[Math.min(asked.filter((one) => one === name).length, all.length - 1)]
    asked.push(name)
    return fromValue(answer)
  })
  const executeQuery = () => fromValue({ data: undefined })
  await act(async () =>
    render(
      <Provider value={{ executeMutation, executeQuery, readQuery: () => null } as unknown as Client}>
        <MemoryRouter initialEntries={['/create?returnTo=%2Fcheckout']}>
          <Routes>
            <Route path="/create" element={<CreatePage />} />
            <Route path="/checkout" element={<p>The checkout</p>} />
          </Routes>
        </MemoryRouter>
      </Provider>,
    ),
  )
  const typed = { name: 'Rohan Iyer', email: 'rohan@example.in', password: 'three grey herons' }
  for (const [name, value] of Object.entries(typed)) {
    const field = document.querySelector(`input[name="${name}"]`)
    if (field) fireEvent.change(field, { target: { value } })
  }
  const press = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: 'Create My Account' })))
  return { asked, press }
}

describe('an account is made on a slow shop', () => {
  afterEach(cleanup)

  it('a sign-up without an answer that was made all the same signs in, and leads to where one came from', async () => {
    const { asked, press } = await open({ SignUp: [silence], SignIn: [known] })
    await press()
    await screen.findByText('The checkout')
    expect(asked).toEqual(['SignUp', 'SignIn'])
  })

  it('says that it does not know, and the next press asks first whether it was made', async () => {
    const { asked, press } = await open({ SignUp: [silence], SignIn: [silence, known] })
    await press()
    await screen.findByText(/we do not know yet whether your account is made/)
    await press()
    await screen.findByText('The checkout')
    expect(asked).toEqual(['SignUp', 'SignIn', 'SignIn'])
  })

  it('an account that is made while nobody is signed in says so, and the way in leads back', async () => {
    const { press } = await open({ SignUp: [made], SignIn: [silence] })
    await press()
    await screen.findByRole('heading', { name: 'You are not signed in yet' })
    const way = screen.getByRole('link', { name: 'Sign in' })
    expect(way.getAttribute('href')).toBe('/login?returnTo=%2Fcheckout')
  })

  it('a password that is too easy is told so, and how to choose, once', async () => {
    const { asked, press } = await open({})
    const field = document.querySelector('input[name="password"]')
    if (field) fireEvent.change(field, { target: { value: 'password123' } })
    const advice = await screen.findAllByText(/commonly used|Add more words/)
    expect(advice).toHaveLength(1)
    await press()
    await screen.findAllByText(/This password is too easy to guess/)
    expect(document.querySelector('[role="status"] .small')?.textContent).not.toMatch(/\./)
    expect(asked).toEqual([])
  })

  it('whose words sign nobody in has an e-mail', async () => {
    const { press } = await open({ SignUp: [made], SignIn: [unknown] })
    await press()
    await waitFor(() => screen.getByRole('heading', { name: 'Check your e-mail' }))
  })
})
