import { expect, it } from 'vitest'
import { SAID, titleOf, waitingAt } from './work.ts'

it('what a second person looks at is said in words', () => {
  expect(SAID.approvals.says({ kind: 'approvals', count: 1, first: 'rates' })).toBe('Metal rates')
  expect(SAID.approvals.says({ kind: 'approvals', count: 1 })).toBe('')
})

it('what waits is counted where the menu leads, and a visit not twice', () => {
  const at = waitingAt([
    { kind: 'begin', count: 3 },
    { kind: 'bench', count: 2 },
    { kind: 'appointments', count: 4 },
    { kind: 'unconfirmed', count: 1 },
  ])
  expect([...at]).toEqual([
    ['/orders', 5],
    ['/appointments', 4],
  ])
  expect([...waitingAt([{ kind: 'unconfirmed', count: 2 }])]).toEqual([['/appointments', 2]])
})

it('one of a kind is not called several', () => {
  expect(SAID.gone.says({ kind: 'gone', count: 1, first: 'Aube' })).toBe('Aube, as shown in lists')
  expect(titleOf({ kind: 'messages', count: 1 })).toBe('Unanswered message')
  expect(titleOf({ kind: 'messages', count: 2 })).toBe('Unanswered messages')
  expect(titleOf({ kind: 'stuck-money', count: 2 })).toBe('Money waiting for somebody')
})
