import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stateText, type PageState } from './page-state.ts'

it('page state can hold any text and never ends its script element', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('</script>', '<!--', '\u2028', '&', ''),
      (a, b) => {
        const state: PageState = { queries: {}, site: { origin: a, name: `${b}${a}${b}` }, signedIn: false }
        const text = stateText(state)
        expect(text).not.toMatch(/[<>&\u2028\u2029]/)
        expect(JSON.parse(text)).toEqual(state)
      },
    ),
    { numRuns: 5_000 },
  )
})
