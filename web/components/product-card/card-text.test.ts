import { expect, it } from 'vitest'
import { otherMetal } from './card-text.ts'

const signet = { metalType: ['Silver', 'Yellow gold', 'Rose gold'] }

it.each([
  ['Yellow gold', 'Yellow gold'],
  ['Platinum,Rose gold', 'Rose gold'],
  ['gold ring under 50000', 'Yellow gold'],
  ['rose gold', 'Rose gold'],
  ['silver ring', undefined],
  ['Silver,Yellow gold', undefined],
  ['golden hour', undefined],
  ['platinum', undefined],
])('asked for ‘%s’, a piece shown in silver is also to be had in %s', (asked, also) => {
  expect(otherMetal(signet, asked)).toBe(also)
})

it('a piece without metals says nothing', () => {
  expect(otherMetal({ metalType: [] }, 'gold')).toBeUndefined()
})
