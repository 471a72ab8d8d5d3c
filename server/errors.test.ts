import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ERROR_CODES } from './errors.ts'

test('docs/errors.md lists exactly the codes of the contract, in their order', () => {
  const page = readFileSync(new URL('../docs/errors.md', import.meta.url), 'utf8')
  const listed = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1])
  expect(listed).toEqual([...ERROR_CODES])
})
