import { expect, it } from 'vitest'
import { daysAfter, mondayOf } from './weeks.ts'

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-25', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday))

it('days go over the end of a month', () => expect(daysAfter('2028-02-28', 2)).toBe('2028-03-01'))
