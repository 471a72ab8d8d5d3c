import { expect, test } from 'vitest'
import { sustainedOverload } from './sustained-overload.ts'

test('one slow moment is not an overload, a sustained one is', () => {
  const isLasting = sustainedOverload()
  expect([10_000, 10_400, 11_000].map(isLasting)).toEqual([false, false, false])
  expect([11_500, 12_400].map(isLasting)).toEqual([true, true])
  // Two seconds without pressure: it starts anew.
  expect([14_500, 15_900, 16_000].map(isLasting)).toEqual([false, false, true])
})
