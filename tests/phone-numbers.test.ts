import { expect, it } from 'vitest'
import { wrongPhone } from '#backend/lib/trade/phones.ts'
import { optionalMobileRules, optionalPhoneRules } from '#web/lib/form-rules.ts'

const MOBILES = [
  '9845012345',
  '98450 12345',
  '+91 98450-12345',
  '0091 9845012345',
  '09845012345',
  '919845012345',
]
// With its trunk 0, a number of Bengaluru (080) looks like a mobile one.
const PLACES = ['022 5550 0142', '+91 22 5550 0142', '(022) 5550 0144']
const ABROAD = ['+971 4 555 0167', '0044 20 7946 0000', '+1 202 555 0100']
const NEITHER = [
  '98450 1234',
  '984501234567',
  '+91 98450 1234',
  '+91 98450 123456',
  '12345',
  '+1234',
  'call me',
]

it.each([
  ['mobile', optionalMobileRules, [...MOBILES, ...ABROAD], [...PLACES, ...NEITHER]],
  ['any', optionalPhoneRules, [...MOBILES, ...PLACES, ...ABROAD], NEITHER],
] as const)(
  '%s: the form takes the numbers that the backend takes, and no other',
  (kind, rules, right, wrong) => {
    for (const number of right) {
      expect([number, wrongPhone(number, { kind })]).toEqual([number, undefined])
      expect([number, rules.validate(number)]).toEqual([number, true])
    }
    for (const number of wrong) {
      expect([number, wrongPhone(number, { kind })]).toEqual([number, expect.any(String)])
      expect([number, rules.validate(number)]).toEqual([number, expect.any(String)])
    }
  },
)

it('a number of another country has 7 to 15 digits, as far as is known here', () => {
  expect(wrongPhone('50 123 4567', { country: 'AE' })).toBeUndefined()
  expect(wrongPhone('50 12', { country: 'AE' })).toBe(
    'A telephone number has 7 to 15 digits, with the country code first if it is abroad.',
  )
})
