import { addBusinessDays } from 'date-fns/addBusinessDays' // by file: the whole package takes over a second to load
import { addDays } from 'date-fns/addDays'
import { addYears } from 'date-fns/addYears'
import { TZDate } from '@date-fns/tz'

/** The house's time zone is India's. */
export const HOUSE_ZONE = 'Asia/Kolkata'

const there = (ms: number) => new TZDate(ms, HOUSE_ZONE)
const iso = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

/** The calendar day in India, ISO 8601. */
export const houseDay = (ms: number): string => iso(there(ms))

/** The day this many working days (Monday to Friday) later. */
export const workingDaysLater = (ms: number, days: number): string => iso(addBusinessDays(there(ms), days))

export const daysLater = (ms: number, days: number): string => iso(addDays(there(ms), days))

/** The end of a day in India. Milliseconds since 1970. */
export const endOfDay = (day: string): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new TZDate(year, month - 1, date + 1, HOUSE_ZONE).getTime()
}

export const yearsLater = (ms: number, years: number): string => iso(addYears(there(ms), years))

/** The Indian financial year (April to March) of a moment, e.g. '2627' for 2026-27. */
export const financialYear = (ms: number): string => {
  const day = houseDay(ms)
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 4 ? 1 : 0)
  return `${String(year % 100).padStart(2, '0')}${String((year + 1) % 100).padStart(2, '0')}`
}
