import { expect, test } from 'vitest'
import { safeAddress, safeSourceSet } from './safe-address.ts'

test.each(['/jewellery', '/a?b=c#d', '#main', 'https://cdn.example/a.webp', 'mailto:a@b.in', 'tel:+912267', 'media/a.webp', 'a.webp'])(
  '%s is allowed in a page',
  (address) => expect(safeAddress(address)).toBe(address),
) // prettier-ignore

test.each([
  'javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', '\u0001javascript:alert(1)', 'java\nscript:alert(1)', 'java\tscript:x',
  'data:text/html,x', 'data:image/svg+xml,<svg onload=alert(1)>', 'vbscript:x', 'blob:x', 'file:///etc/passwd', '//evil.example', '/\\evil.example', '\\\\evil.example',
  'https:///evil.example', 'https:evil.example', 'a:b', '/a\u202eb', '', undefined, null,
])('%j may not', (address) => expect(safeAddress(address)).toBeUndefined()) // prettier-ignore

test('a source set loses the candidates that could run or hide their host, and keeps the others', () => {
  const set = '/media/a-320.avif 320w, https://cdn.example.com/a,b.avif 640w'
  expect(safeSourceSet(set)).toBe(set)
  expect(safeSourceSet('java\nscript:alert(1) 160w, /media/a.avif 320w, //evil.example 640w')).toBe(
    '/media/a.avif 320w',
  )
  for (const none of ['javascript:alert(1) 320w', '', null, undefined])
    expect(safeSourceSet(none)).toBeUndefined()
})
