import { expect, it } from 'vitest'
import {
  age,
  byTheClock,
  inFull,
  inRupees,
  milligrams,
  nameOf,
  onDay,
  rounded,
  rupeesOf,
  today,
  wholeOf,
} from './words.ts'

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

it('days and hours are those of India, month by month and at the edges of its day', () => {
  const by = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', ...options })
  const full = by('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
  const short = by('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
  const clock = by('en-GB', { hour: '2-digit', minute: '2-digit' })
  const key = by('en-CA', {})
  for (let month = 0; month < 14; month += 1)
    for (const [hour, minute] of [
      [0, 0],
      [18, 29],
      [18, 30],
      [23, 59],
    ] as const) {
      const at = new Date(Date.UTC(2023, month, 28, hour, minute))
      expect(inFull(at)).toBe(full.format(at).replace(',', ''))
      expect(onDay(at.toISOString())).toBe(short.format(at))
      expect(byTheClock(at.toISOString(), 'Asia/Kolkata')).toBe(clock.format(at))
      expect(today(at)).toBe(key.format(at))
    }
})

it.each([
  [12.54, '12.5'],
  [3, '3'],
  [1_00_000.04, '1,00,000'],
])('%s is written %s', (number, words) => expect(rounded(number)).toBe(words))

it.each([
  [59_999, '1 min'],
  [90 * 60_000, '1 h'],
  [47.9 * 3_600_000, '47 h'],
  [8.6 * 86_400_000, '8 days'],
])('what was %s ms ago is %s old: no more than has passed', (ms, words) =>
  expect(age(new Date(0).toISOString(), ms)).toBe(words),
)

it.each([
  ['9,380.50', 9_380.5],
  [' ₹ 1,25,000', 1_25_000],
  ['125,000', 1_25_000],
  ['12,34,567', 12_34_567],
  // A comma for a point, or a figure that was left out: a price a thousand times too high or too low.
  ['12,34', undefined],
  ['1,25', undefined],
  ['1,2500', undefined],
  ['9,380.505', undefined],
  ['0', undefined],
])('%j is %s rupees', (typed, rupees) => expect(rupeesOf(typed)).toBe(rupees))

it.each([
  ['1,250', 1_250],
  ['0', 0],
  ['1,5', undefined],
  ['-3', undefined],
])('%j is %s whole ones', (typed, count) => expect(wholeOf(typed)).toBe(count))
