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

it('reads the cookie once for all that follow it, and once for a change, not for each render', () => {
  const read = vi.spyOn(document, 'cookie', 'get')
  const many = Array.from({ length: 12 }, (_, n) => <Greeting key={n} />)
  const { rerender } = render(many)
  expect(read).toHaveBeenCalledOnce()
  for (let again = 0; again < 5; again++) rerender(many)
  expect(read).toHaveBeenCalledOnce()
  signIn()
  act(announceSessionChange)
  expect(read).toHaveBeenCalledTimes(2)
  expect(screen.getAllByText('in')).toHaveLength(12)
})

it('asks again if nothing has followed the session for a while', () => {
  render(<Greeting />).unmount()
  signIn()
  render(<Greeting />)
  screen.getByText('in')
})
