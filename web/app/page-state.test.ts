import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { readState, STATE_ID, type PageState } from './page-state.ts'
import { stateText } from './state-text.ts'

const site = { origin: 'https://shop.test', name: 'House' }
const pageOf = (state: PageState) => {
  document.body.innerHTML = `<script id="${STATE_ID}" type="application/json">${stateText(state)}</script>`
  return readState()
}
afterEach(() => {
  document.body.innerHTML = ''
})

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

const files = (stem: string, format: string, widths: readonly number[]) =>
  widths.map((width) => `${stem}${width}.${format} ${width}w`).join(', ')

it('says the addresses of a picture once, and the browser reads all of them', () => {
  const stem = '/media/vane-0-83f3bdfaf5-'
  const url = `${stem}1440.webp`
  const media = [
    { url, avif: files(stem, 'avif', [320, 1440]), webp: files(stem, 'webp', [720, 1440]), alt: 'A ring' },
  ]
  const product = { id: 'p1', images: [url], media }
  const state: PageState = { queries: { 1: { data: { product } } }, site, signedIn: true }
  expect(stateText(state).match(/vane-0/g)).toHaveLength(1)
  expect(pageOf(state)).toEqual(state)
})

it('whatever addresses a backend gives its pictures, the browser reads the same', () => {
  const address = fc.constantFrom('/media/a-480.webp', '/u/ring.webp', 'https://a.test/b', '', '-1.x')
  const set = fc.constantFrom(
    null,
    '',
    '/media/a-480.avif 480w',
    '/media/a-480.avif 480w, /media/a-960.avif 960w',
    '/media/a-480.webp 480w,/media/a-960.webp 960w',
    '/u/ring.webp 2x',
    '/media/a-480.avif 960w',
  )
  const picture = fc.record({ url: address, avif: set, webp: set })
  const piece = fc.record({
    images: fc.array(address, { maxLength: 3 }),
    media: fc.array(picture, { maxLength: 3 }),
  })
  fc.assert(
    fc.property(fc.array(piece), (products) => {
      const state: PageState = { queries: { 1: { data: { products } } }, site, signedIn: false }
      expect(pageOf(state)).toEqual(state)
    }),
  )
})

it('leaves out features that no page asks for', () => {
  const shop = { features: ['bag', 'drafts', 'search'] }
  const read = pageOf({ queries: { 1: { data: { shop } } }, site, signedIn: false })
  expect(read?.queries[1]).toEqual({ data: { shop: { features: ['bag', 'search'] } } })
})
