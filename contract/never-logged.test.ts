import { expect, test } from 'vitest'
import { errorFacts } from './never-logged.ts'

test('a logged error names what led to it, down to the address that did not answer', () => {
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
  const failed = new TypeError('fetch failed', { cause: refused })
  expect(errorFacts(new Error('The search server does not answer.', { cause: failed }))).toMatchObject({
    message: 'The search server does not answer.',
    cause: 'fetch failed: ECONNREFUSED',
  })
  expect(errorFacts(new Error('alone'))).not.toHaveProperty('cause')
  const circle = new Error('a@b.example fell')
  circle.cause = circle
  expect(errorFacts(circle).cause).toBe(Array(4).fill('[e-mail] fell').join(': '))
})
