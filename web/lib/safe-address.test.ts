import { expect, test } from 'vitest'
import { safeAddress } from './safe-address.ts'

test.each(['/jewellery', '/a?b=c#d', '#main', 'https://cdn.example/a.webp', 'mailto:a@b.in', 'tel:+912267', 'media/a.webp', 'a.webp'])(
  '%s may stand in a page',
  (address) => expect(safeAddress(address)).toBe(address),
) // prettier-ignore

test.each([
  'javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', '\u0001javascript:alert(1)', 'java\nscript:alert(1)', 'java\tscript:x',
  'data:text/html,x', 'data:image/svg+xml,<svg onload=alert(1)>', 'vbscript:x', 'blob:x', 'file:///etc/passwd', '//evil.example', '/\\evil.example', '\\\\evil.example',
  'https:///evil.example', 'https:evil.example', 'a:b', '/a\u202eb', '', undefined, null,
])('%j may not', (address) => expect(safeAddress(address)).toBeUndefined()) // prettier-ignore
