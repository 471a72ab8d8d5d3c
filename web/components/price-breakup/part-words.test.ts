import { afterEach, describe, expect, it } from 'vitest'
import { keepChoices } from '#web/lib/said.ts'
import { detailWords, partWords } from './part-words.ts'

afterEach(() => keepChoices([]))

describe('the parts of a price', () => {
  it('are called as the backend calls them where the page is in its language', () => {
    for (const label of ['18 kt yellow gold', '999 silver', 'GST, 3 %', 'Stones', 'Setting by hand'])
      expect(partWords(label)).toBe(label)
    for (const detail of ['3.420 g at ₹9,380 a gram', '2 × 3.420 g at ₹9,380 a gram', 'HSN 7113', '3.420 g'])
      expect(detailWords(detail)).toBe(detail)
  })

  it('say metal, purity and stone as the house says them in the language of the page', () => {
    keepChoices([
      { text: 'Yellow gold', says: 'पीला सोना' },
      { text: '18 kt', says: '18 कैरेट' },
      { text: 'Silver', says: 'चाँदी' },
      { text: 'Ruby', says: 'माणिक' },
    ])
    expect(partWords('18 kt yellow gold')).toBe('18 कैरेट पीला सोना')
    expect(partWords('999 silver')).toBe('999 चाँदी')
    expect(detailWords('Ruby, AAA')).toBe('माणिक, AAA')
  })
})
