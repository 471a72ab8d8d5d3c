import { expect, test } from 'vitest'
import { momentWords } from './moment-words.ts'

const at = Date.UTC(2026, 10, 27, 20, 31)

test.each([
  ['en', 'Asia/Kolkata', 'Saturday 28 November 2026, 02:01 (IST)'],
  ['hi', 'Asia/Kolkata', 'शनिवार 28 नवंबर 2026, 02:01 (IST)'],
  ['en', 'Asia/Dubai', 'Saturday 28 November 2026, 00:31 (GST)'],
] as const)('a moment in %s as the pages write it, with its zone: %s', (language, timeZone, said) => {
  expect(momentWords(at, { language, timeZone }, { weekday: true })).toBe(said)
})
