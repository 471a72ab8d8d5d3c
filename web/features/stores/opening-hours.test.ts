import { describe, expect, it } from 'vitest'
import { openNow, weekLines } from './opening-hours.ts'

const week = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: '11:00', close: '20:00' }))

describe('/store (specification section 2): hours', () => {
  it('says the week in as few lines as it needs', () => {
    expect(weekLines([...week, { weekday: 7, open: '12:00', close: '18:00' }])).toEqual([
      { days: 'Monday to Saturday', hours: '11:00 to 20:00' },
      { days: 'Sunday', hours: '12:00 to 18:00' },
    ])
    expect(weekLines(week.filter(({ weekday }) => weekday !== 2)).map(({ days }) => days)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday to Saturday',
      'Sunday',
    ])
  })

  it('goes by the clock and calendar of the store, not of the visitor', () => {
    const store = {
      timeZone: 'Asia/Kolkata',
      openings: week,
      holidays: [{ date: '2026-11-28', name: 'a feast' }],
    }
    expect(openNow(store, new Date('2026-11-21T05:29:00Z'))).toBe('Opens today at 11:00')
    expect(openNow(store, new Date('2026-11-21T05:30:00Z'))).toBe('Open today until 20:00')
    expect(openNow(store, new Date('2026-11-21T14:30:00Z'))).toBe('Closed now')
    expect(openNow(store, new Date('2026-11-27T19:00:00Z'))).toBe('Closed today for a feast')
  })
})
