import { expect, it } from 'vitest'
import { sentenceOf } from './refusal.ts'

it('a refusal that only says that something is wrong names the fields', () => {
  const message = 'Something in this request is not right.'
  expect(sentenceOf({ message })).toBe(message)
  expect(
    sentenceOf({ message, body: { errors: { 'facts.phoneNumber': 'This is too short.', 'rows.0': 'This is needed.' } } }),
  ).toBe(`${message} Phone number: This is too short. Rows: This is needed.`)
  const own = 'A share has at most two decimals.'
  expect(sentenceOf({ message: own, body: { errors: { 'buyBack.metal': own } } })).toBe(own)
}) // prettier-ignore
