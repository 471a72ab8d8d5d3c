import { afterEach, beforeEach, expect, it } from 'vitest'
import { openHouse } from '#house/load.ts'
import { makeHouse } from '#tests/support/small-house.ts'
import { ownMessages, wordFaults } from './house-words.ts'

let small: ReturnType<typeof makeHouse>
beforeEach(() => {
  small = makeHouse()
})
afterEach(() => small.remove())

const short = (message: string) => message.replace(/^.*?words\//, 'words/')
/** What is wrong with the words of the house, whether its file cannot be read or what it says does not fit. */
const said = (): string[] => {
  try {
    return wordFaults(openHouse(small.folder)).map(({ message }) => short(message))
  } catch (error) {
    return [error instanceof Error ? short(error.message) : '']
  }
}

it('the words of a house replace the engine’s, in their own language', () => {
  small.put('words/en.json', {
    pages: { 'promise.notServed': 'We send nothing to {place}.' },
    sentences: { 'Delivery charge': 'Delivery by our own rider' },
  })
  expect(said()).toEqual([])
  const house = openHouse(small.folder)
  expect(ownMessages(house, 'en')).toEqual([['promise.notServed', 'We send nothing to {place}.']])
  expect(ownMessages(house, 'hi')).toEqual([])
})

it('a topic that a house does not serve is left out by an empty name', () => {
  small.put('words/en.json', { pages: { 'visit.topic.watch': '', 'contact.about.press': '' } })
  expect(said()).toEqual([])
  small.put('words/en.json', { pages: { 'contact.about.other': '' } })
  expect(said()).toHaveLength(1)
})

it.each([
  ['a key that no page has', { pages: { 'promise.none': 'x' } }, 'no page says anything by this key'],
  [
    'a value that is not given',
    { pages: { 'promise.notServed': 'To {town}' } },
    '{town} is not a value of it; there is place',
  ],
  ['nothing where a page needs words', { pages: { 'sum.total': '' } }, 'is empty'],
  ['braces that do not close', { pages: { 'promise.notServed': 'To {place' } }, 'is not a message: '],
  [
    'an element that is lost',
    { pages: { 'contact.done.text': 'Done: {reference}' } },
    "<b> of the engine's words is missing",
  ],
  [
    'a sentence that nobody says',
    { sentences: { 'Nobody says so.': 'x' } },
    'no e-mail or refusal says this',
  ],
  [
    'a sentence without its value',
    { sentences: { 'We cannot send to {0}. You can collect at a store.': 'No.' } },
    'has to hold the same values: {0}',
  ],
  ['a member nobody knows', { page: {} }, 'is not a member that is known here'],
])('refuses %s, with file, line and member', (_, file, why) => {
  small.put('words/en.json', file)
  expect(said()).toHaveLength(1)
  expect(said()[0]).toMatch(/^words\/en\.json, line \d+, /)
  expect(said()[0]).toContain(why)
})

it('refuses an unknown language', () => {
  small.put('words/xx.json', { pages: {} })
  expect(said()[0]).toContain('‘xx’ is not a language here')
})
