import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { announceSessionChange, useSignedIn } from './session.ts'

const Greeting = () => <p>{useSignedIn() ? 'in' : 'out'}</p>
const signIn = () => {
  document.cookie = 'signed_in=1'
}
const signOut = () => {
  document.cookie = 'signed_in=; Max-Age=0'
}
afterEach(() => {
  cleanup()
  signOut()
})

it('follows a change in this tab, and one in another when this tab is seen again', () => {
  render(<Greeting />)
  screen.getByText('out')
  signIn()
  act(announceSessionChange)
  screen.getByText('in')
  signOut()
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  screen.getByText('out')
})

it('reads the cookie for a change, not for each render', () => {
  const { rerender } = render(<Greeting />)
  const read = vi.spyOn(document, 'cookie', 'get')
  for (let again = 0; again < 5; again++) rerender(<Greeting />)
  expect(read).not.toHaveBeenCalled()
  act(announceSessionChange)
  expect(read).toHaveBeenCalledOnce()
})
