import { expect, it } from 'vitest'
import { formatDay, formatMoment, formatShortDay, formatTime, formatWeekday } from './dates.ts'

it("section 2, order detail page: times are in the house's time zone, whatever the reader's", () => {
  expect(formatMoment('2026-11-20T20:00:00Z')).toBe('21 November 2026, 01:30')
  expect(formatShortDay('2026-11-20T20:00:00Z')).toBe('21 Nov')
})

it('section 2, order detail page: a day of the calendar stays that day, and has no comma that an engine may move', () => {
  expect(formatDay('2026-12-01')).toBe('1 December 2026')
  expect(formatWeekday('2026-12-01')).toBe('Tuesday 1 December')
})

it.each(['', 'tomorrow', '2026-99-99', '2026-11-22T99:00:00Z'])(
  '%j is not a date and takes no page with it',
  (date) => {
    const all = [formatDay, formatMoment, formatShortDay, formatTime, formatWeekday].map((format) =>
      format(date),
    )
    expect(all).toEqual(['', '', '', '', ''])
  },
)
