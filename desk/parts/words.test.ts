import { expect, it } from 'vitest'
import { milligrams, nameOf } from './words.ts'

it.each([
  ['3.912', 3_912],
  ['3,9', 3_900],
  [' 12 ', 12_000],
  ['1,234', undefined],
  ['1.2345', undefined],
  ['', undefined],
])('%j grams are %s mg', (typed, mg) => expect(milligrams(typed)).toBe(mg))

it.each([
  ['meera@house.example', 'meera@house.example'],
  ['token:till', 'the machine till'],
  ['seed', 'the house'],
])('%s is named %s', (who, name) => expect(nameOf(who)).toBe(name))
