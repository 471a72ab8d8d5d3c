import { expect, it } from 'vitest'
import { phrasebookOf } from './phrasebook.ts'

const book = phrasebookOf([
  { text: 'Mumbai', says: 'मुंबई' },
  { text: 'Seen in {city}, {year}', says: '{year} में {city} में' },
  { text: 'Free from {sum} (all orders)', says: '{sum} से मुफ़्त' },
])

it('a text that words are filled into is known with any of them; those are said in the language, too', () => {
  expect(book.says('Seen in Mumbai, 2026')).toBe('2026 में मुंबई में')
  expect(book.says('Free from ₹50,000 (all orders)')).toBe('₹50,000 से मुफ़्त')
})

it('a text that is longer than one it knows is another', () => {
  expect(book.says('Mumbai by night')).toBe('Mumbai by night')
  expect(book.says('Never seen in Mumbai, 2026')).toBe('Never seen in Mumbai, 2026')
})

it('the title of a page is said before the name of the house, which stays', () => {
  expect(book.says('Mumbai | House of Rain')).toBe('मुंबई | House of Rain')
  expect(book.says('Delhi | House of Rain')).toBe('Delhi | House of Rain')
})
