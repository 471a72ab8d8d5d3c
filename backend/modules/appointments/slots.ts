import { TZDate } from '@date-fns/tz'
import type { Opening } from '#contract/stores.ts'
import { say, type Said } from '#backend/lib/words/words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/**
 * An appointment takes an hour, the next begins when it ends, the first at opening time. It can be booked at least
 * three hours and at most sixty days ahead.
 */
export const SLOT_MS = HOUR
export const LEAD_MS = 3 * HOUR
const HORIZON_DAYS = 60

/** The settings of a store that decide its slots. */
export interface Hours {
  timeZone: string
  openings: readonly Opening[]
  holidays: readonly { date: string; name: string }[]
}

export interface Slot {
  /** Milliseconds since 1970. */
  startsAt: number
  /** `HH:MM` on the store's clock. */
  label: string
}

export interface Day {
  /** `YYYY-MM-DD` on the store's calendar. */
  date: string
  closed?: Said
  slots: Slot[]
}

const two = (n: number) => String(n).padStart(2, '0')

/** The calendar day of an instant in a zone. */
const dateIn = (timeZone: string, at: number): string => {
  const local = new TZDate(at, timeZone)
  return `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`
}

/** A calendar day, moved on by a number of days. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 10)

/** The instant of a wall-clock time. Undefined for a time that the clock skips when summer time begins. */
export const instantOf = (timeZone: string, date: string, minutes: number): number | undefined => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const local = new TZDate(year, month - 1, day, Math.floor(minutes / 60), minutes % 60, timeZone)
  const same = local.getHours() * 60 + local.getMinutes() === minutes && local.getDate() === day
  return same ? local.getTime() : undefined
}

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Every slot of one day, taken or not, in order; none overlaps another. */
export const slotsOf = (hours: Hours, date: string): Slot[] => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7
  const slots: Slot[] = []
  let last = Number.NEGATIVE_INFINITY
  for (const opening of hours.openings.filter((one) => one.weekday === weekday)) {
    const close = minutesOf(opening.close)
    for (let at = minutesOf(opening.open); at + SLOT_MS / MINUTE <= close; at += SLOT_MS / MINUTE) {
      const startsAt = instantOf(hours.timeZone, date, at)
      if (startsAt === undefined || startsAt < last + SLOT_MS) continue
      slots.push({ startsAt, label: `${two(Math.floor(at / 60))}:${two(at % 60)}` })
      last = startsAt
    }
  }
  return slots
}

/** `count` days from `from` on (never before today), each with the slots that can still be booked. */
export const daysOf = (hours: Hours, now: number, from: string | undefined, count: number): Day[] => {
  const today = dateIn(hours.timeZone, now)
  const lastDay = addDays(today, HORIZON_DAYS)
  const first = from !== undefined && from > today ? from : today
  return Array.from({ length: count }, (_, n) => addDays(first, n))
    .filter((date) => date <= lastDay)
    .map((date) => {
      const holiday = hours.holidays.find((one) => one.date === date)
      if (holiday) return { date, closed: say`Closed for ${holiday.name}`, slots: [] }
      const all = slotsOf(hours, date)
      if (all.length === 0) return { date, closed: 'Closed', slots: [] }
      return { date, slots: all.filter(({ startsAt }) => startsAt >= now + LEAD_MS) }
    })
}

/** Whether an appointment may begin at this instant, by the store's own rules. */
export const isSlot = (hours: Hours, now: number, startsAt: number): boolean => {
  const date = dateIn(hours.timeZone, startsAt)
  return daysOf(hours, now, date, 1).some(
    (day) => day.date === date && day.slots.some((slot) => slot.startsAt === startsAt),
  )
}

/** Whether hours or holidays no longer allow an appointment at this instant; lead time is ignored. */
export const ruledOut = (hours: Hours, startsAt: number): boolean => {
  const date = dateIn(hours.timeZone, startsAt)
  return (
    hours.holidays.some((one) => one.date === date) ||
    !slotsOf(hours, date).some((slot) => slot.startsAt === startsAt)
  )
}
