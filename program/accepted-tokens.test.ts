import { expect, test } from 'vitest'
import { createAcceptedTokens } from './accepted-tokens.ts'

const HOUR = 60 * 60_000

test('a token is known for a day after it was accepted, unless it is refused meanwhile', () => {
  let now = 0
  const tokens = createAcceptedTokens(() => now)
  expect(tokens.wasAccepted('one')).toBe(false)
  tokens.accept('one')
  tokens.accept('two')
  now = 23 * HOUR
  expect([tokens.wasAccepted('one'), tokens.wasAccepted('two')]).toEqual([true, true])
  tokens.forget('two')
  expect(tokens.wasAccepted('two')).toBe(false)
  now = 24 * HOUR
  expect(tokens.wasAccepted('one')).toBe(false)
})
