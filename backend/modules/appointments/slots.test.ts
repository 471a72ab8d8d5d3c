import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysOf, instantOf, isSlot, LEAD_MS, SLOT_MS, slotsOf, type Hours } from './slots.ts'

const zones = ['Asia/Kolkata', 'Asia/Dubai', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe']
const clock = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`)
const hours: fc.Arbitrary<Hours> = fc.record({
  timeZone: fc.constantFrom(...zones),
  openings: fc.array(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), open: clock, close: clock }), {
    maxLength: 10,
  }),
  holidays: fc.constant([]),
})
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('appointments: slots', () => {
  it('never overlap, over random hours, zones and days, changes of the clock included', () => {
    fc.assert(
      fc.property(hours, day, (salon, date) => {
        const starts = slotsOf(salon, date).map(({ startsAt }) => startsAt)
        for (const [n, at] of starts.entries())
          if (n > 0) expect(at - (starts[n - 1] ?? 0)).toBeGreaterThanOrEqual(SLOT_MS)
      }),
      { numRuns: 500 },
    )
  })

  it('leave out the hour that the clock skips in London and keep the day otherwise whole', () => {
    const salon: Hours = {
      timeZone: 'Europe/London',
      openings: [{ weekday: 7, open: '00:00', close: '04:00' }],
      holidays: [],
    }
    expect(slotsOf(salon, '2027-03-28').map(({ label }) => label)).toEqual(['00:00', '02:00', '03:00'])
    expect(instantOf('Europe/London', '2027-03-28', 60)).toBeUndefined()
  })

  it('keep the lead time, holidays and closed days', () => {
    const now = Date.parse('2026-11-21T06:30:00Z') // noon in India, a Saturday
    const salon: Hours = {
      timeZone: 'Asia/Kolkata',
      openings: [{ weekday: 6, open: '11:00', close: '20:00' }],
      holidays: [{ date: '2026-11-28', name: 'Founders’ day' }],
    }
    const [today, sunday, ...rest] = daysOf(salon, now, undefined, 8)
    expect(today?.slots[0]).toEqual({ startsAt: now + LEAD_MS, label: '15:00' })
    expect(today?.slots.at(-1)?.label).toBe('19:00')
    expect(sunday).toEqual({ date: '2026-11-22', closed: 'Closed', slots: [] })
    expect(`${rest.at(-1)?.closed}`).toBe('Closed for Founders’ day')
    expect(isSlot(salon, now, now + LEAD_MS)).toBe(true)
    expect(isSlot(salon, now, now + LEAD_MS + 60_000)).toBe(false)
  })
})
