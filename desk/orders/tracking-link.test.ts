import { expect, it } from 'vitest'
import { withLink } from './tracking-link.ts'

const before = {
  carrier: 'Blue Dart',
  trackingNumber: '7745120938',
  trackingUrl: 'https://courier.example/track/7745120938',
}
const type = (numbers: readonly string[], start = before) =>
  numbers.reduce((last, trackingNumber) => withLink(before, last, { ...last, trackingNumber }), start)

it('a link that holds the number follows it, letter by letter', () => {
  expect(type(['774512093', '77451209', '774512098', '7745120983']).trackingUrl).toBe(
    'https://courier.example/track/7745120983',
  )
  expect(type(['', '1', '12']).trackingUrl).toBe('https://courier.example/track/12')
  expect(type(['7745120983', '7745120938'])).toEqual(before)
})

it('a number that is taken out takes its link with it', () => {
  expect(type(['']).trackingUrl).toBe('')
})

it('a link that was typed otherwise, or holds no number, stays', () => {
  const own = { ...before, trackingUrl: 'https://other.example/a' }
  expect(type(['1'], own)).toEqual({ ...own, trackingNumber: '1' })
  const none = { ...before, trackingUrl: 'https://courier.example/' }
  expect(withLink(none, none, { ...none, trackingNumber: '1' }).trackingUrl).toBe('https://courier.example/')
})
