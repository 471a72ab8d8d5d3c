import { expect, test } from 'vitest'
import { Value } from 'typebox/value'
import { Day, Email, Id, Moment, PictureAddress, SecureAddress, TimeZone, WebAddress } from './formats.ts'

/** What is accepted and what is refused everywhere: in parameters, bodies and answers alike. */
const cases = {
  Day: {
    of: Day,
    taken: ['2026-11-22', '2024-02-29', '1900-01-01', '2199-12-31'],
    refused: ['2026-99-99', '2026-02-30', '2025-02-29', '1899-12-31', '2200-01-01', '9999-12-31', '26-1-1', ' 2026-11-22', '2026-11-22T00:00:00Z', ''], // prettier-ignore
  },
  Moment: {
    of: Moment,
    taken: ['2026-11-22T10:00:00.000Z', '2026-11-22T10:00Z', '2026-11-22T15:30:00+05:30'],
    refused: ['2026-11-22', '2026-11-22T10:00:00', '2026-11-22T24:00:00Z', '2026-11-22T23:59:60Z', '2026-02-30T10:00:00Z', '0000-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', '2026-11-22T10:00:00Z[Asia/Kolkata]', 'tomorrow'], // prettier-ignore
  },
  TimeZone: { of: TimeZone, taken: ['Asia/Kolkata', 'UTC'], refused: ['', 'Asia/Nowhere', 'x'.repeat(200)] },
  Id: {
    of: Id,
    taken: ['p-00001', '64f1c0', 'gid://shop/7', 'é', 'ORV-26/000017'],
    refused: ['', ' ', 'a b', 'a\nb', '\0', '\ud800', 'a\u202eb', 'x'.repeat(65)],
  },
  Email: {
    of: Email,
    taken: ['asha@example.com', "o'neil+ring@mail.example.co.in"],
    refused: ['asha', 'asha@home', 'a b@example.com', 'a@b@example.com', 'asha@example.com\r\nBcc: x@y.zz', '\ud800@example.com'], // prettier-ignore
  },
  WebAddress: {
    of: WebAddress,
    taken: ['/media/a.webp', 'https://cdn.example.com/a.webp?w=1', 'http://localhost:3000/x'],
    refused: ['javascript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example', '/\\evil.example', 'https://us.example@evil.example/a', 'https://a:b@evil.example', 'https://', 'https:///x', 'https://[', 'a.webp', ''], // prettier-ignore
  },
  PictureAddress: {
    of: PictureAddress,
    taken: ['/media/a.webp', 'https://cdn.example.com/a.webp', 'media/a.webp', 'a.webp'],
    refused: ['javascript:alert(1)', 'data:image/svg+xml,<svg/>', '//evil.example/a.png', '/a\nb', ''],
  },
  SecureAddress: {
    of: SecureAddress,
    taken: ['https://courier.example/track?id=1'],
    refused: ['http://courier.example', 'https://', 'https://a b', 'javascript:x', 'https://courier.example@evil.example/'], // prettier-ignore
  },
} as const

test.each(Object.entries(cases))('%s', (_, { of, taken, refused }) => {
  expect(taken.filter((value) => !Value.Check(of, value))).toEqual([])
  expect(refused.filter((value) => Value.Check(of, value))).toEqual([])
})
