import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const facts: unknown = JSON.parse(readFileSync(new URL('shop.json', import.meta.url), 'utf8'))

it('sections 1 and 9: 100 points as a welcome gift, one rupee each', () => {
  expect(facts).toMatchObject({
    points: { welcome: 100, rupeesPerPoint: 1000, worthPaise: 100, mostPercent: 10 },
  })
})
