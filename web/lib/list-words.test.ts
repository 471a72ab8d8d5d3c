import { expect, it, vi } from 'vitest'
import { andWords, orWords } from './list-words.ts'

it('joins words as the language does; one word is itself', () => {
  const made = vi.spyOn(Intl, 'ListFormat')
  expect([andWords([]), andWords(['card']), orWords(['UPI'])]).toEqual(['', 'card', 'UPI'])
  expect(made).not.toHaveBeenCalled()
  expect(orWords(['card', 'UPI'])).toBe('card or UPI')
  expect(andWords(new Set(['card', 'UPI', 'bank transfer']))).toBe('card, UPI and bank transfer')
})
