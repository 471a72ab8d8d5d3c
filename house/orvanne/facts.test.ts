import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const facts: unknown = JSON.parse(readFileSync(new URL('shop.json', import.meta.url), 'utf8'))

it('sections 1 and 9: 100 points as a welcome gift, one rupee each', () => {
  expect(facts).toMatchObject({
    points: { welcome: 100, rupeesPerPoint: 1000, worthPaise: 100, mostPercent: 10 },
  })
})

it.each(['text', 'display'] as const)(
  'the %s of e-mails and invoices is set in every typeface of the pages: a buyer may write a name in Devanagari',
  (role) => {
    const read = (name: string) => readFileSync(new URL(`brand/${name}`, import.meta.url), 'utf8')
    const shown = new RegExp(`--${role}:([^;]+);`).exec(read('brand.css'))?.[1] ?? ''
    const faces = (shown.match(/'[^']+'/g) ?? []).filter(
      (face) => read('fonts.css').includes(`font-family: ${face}`) && !face.includes('Fallback'),
    )
    expect(faces.length).toBeGreaterThan(1)
    const brand: unknown = JSON.parse(read('brand.json'))
    for (const face of faces) expect(brand).toMatchObject({ [role]: expect.stringContaining(face) })
  },
)
