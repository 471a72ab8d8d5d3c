import { expect, it } from 'vitest'
import { keepChoices } from '#web/lib/said.ts'
import { resizeRule } from './resize-rule.ts'

it.each([
  [['Not resizable: stones go all the way round'], true, 'Stones go all the way round.'],
  [['No'], true, ''],
  [
    ['Two sizes up or down, free in the first year'],
    false,
    'Resizable: two sizes up or down, free in the first year.',
  ],
  [
    ['One size up or down, free; beyond that we make it again'],
    false,
    'Resizable: one size up or down, free; beyond that we make it again.',
  ],
  [[], false, ''],
])('what %j says of resizing', (resizable, fixed, reason) => {
  expect(resizeRule(resizable)).toEqual({ fixed, reason })
})

it('gives the reason in the language of the page', () => {
  const text = 'Not resizable: stones go all the way round'
  keepChoices([{ text, says: 'साइज़ नहीं बदलता: पत्थर चारों ओर हैं' }])
  expect(resizeRule([text])).toEqual({ fixed: true, reason: 'पत्थर चारों ओर हैं.' })
  keepChoices([])
})
