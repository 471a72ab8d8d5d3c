import { describe, expect, it } from 'vitest'
import { countQuestions, matchQuestions } from './faq/match-questions.ts'
import { firstTab, OPENING_TAB } from './opening-tab.ts'
import { chatAddress } from './whatsapp/chat-address.ts'

const tabs = [{ id: 'wearing' }, { id: 'storing' }, { id: 'size-guide' }]

describe('specification section 2, /jewellery-care', () => {
  it('opens on its third tab, index 2', () => {
    expect(OPENING_TAB).toBe(2)
    expect(firstTab(tabs, null)).toBe(2)
    expect(firstTab(tabs, 'nothing')).toBe(2)
  })
  it('opens on the tab that the address names, and on the last where there are fewer', () => {
    expect(firstTab(tabs, 'storing')).toBe(1)
    expect(firstTab(tabs.slice(0, 2), null)).toBe(1)
  })
})

describe('specification section 2, /fandq: questions are found', () => {
  const sections = [
    {
      id: 'shipping',
      title: 'Shipping',
      questions: [{ id: 'cost', question: 'What does it cost?', answer: 'Nothing at the café.' }],
    },
    { id: 'sizes', title: 'Sizes', questions: [{ id: 'find', question: 'Ring size?', answer: 'Measure.' }] },
  ]
  it('by every word, whatever capitals and accents, and empty sections go', () => {
    expect(matchQuestions(sections, 'CAFE nothing').map(({ id }) => id)).toEqual(['shipping'])
    expect(countQuestions(matchQuestions(sections, ''))).toBe(2)
    expect(matchQuestions(sections, 'platinum')).toEqual([])
  })
})

describe('specification section 2, /whatsapp', () => {
  it('sends only to https or to a page of the shop', () => {
    expect(chatAddress('https://wa.me/1')).toBe('https://wa.me/1')
    expect(chatAddress('/contact-us')).toBe('/contact-us')
    for (const bad of ['javascript:alert(1)', '//x.test', 'http://x.test', '', undefined])
      expect(chatAddress(bad)).toBeUndefined()
  })
})
