import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ASKED_FEATURES } from './asked-features.ts'

const ASKS = /(?:features\??\.includes|useOffers)\('([\w-]+)'\)|\bfeature="([\w-]+)"/g

it('every feature that a page asks for is left in the pages, and no other', () => {
  const sources = globSync('web/**/*.{ts,tsx}', { exclude: ['web/gql/**'] })
  const asked = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ASKS)].map(([, one, other]) => one ?? other),
  )
  expect([...new Set(asked)].toSorted()).toEqual(ASKED_FEATURES)
})
