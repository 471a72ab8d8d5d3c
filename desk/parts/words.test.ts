import { expect, it } from 'vitest'
import { inRupees, milligrams, nameOf } from './words.ts'

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

it.each([0, 7, 999, 1_000, 99_999, 100_000, 1_25_000, 12_34_56_789, -1_500, 1_25_000.5, 0.05, -99_999.99])(
  '%s rupees are written as India writes them',
  (amount) => {
    const paise = Number.isInteger(amount) ? 0 : 2
    const india = { style: 'currency', currency: 'INR', minimumFractionDigits: paise } as const
    expect(inRupees(amount)).toBe(
      new Intl.NumberFormat('en-IN', { ...india, maximumFractionDigits: paise }).format(amount),
    )
  },
)
