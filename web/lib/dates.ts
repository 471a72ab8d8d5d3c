import { formatLocale } from '#web/words/language.ts'

/** Created on first use: each takes a phone some 20 ms to create. */
const format = (options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined
  return () => (made ??= new Intl.DateTimeFormat(formatLocale, options))
}

/** An invalid date becomes an empty text: the rest of the sentence is still worth reading. */
const said = (written: () => Intl.DateTimeFormat, iso: string): string => {
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? '' : written().format(at)
}

const day = format({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

const time = format({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
})

const short = format({
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
})

const weekday = format({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

const month = format({ month: 'long', timeZone: 'UTC' })

/** 'April' of 4. */
export const formatMonth = (number: number): string => month().format(new Date(Date.UTC(2026, number - 1, 1)))

/** 16:35, in the house's time zone. */
export const formatTime = (iso: string): string => said(time, iso)

/** 20 November 2026, 09:30, in the house's time zone. */
export const formatMoment = (iso: string): string =>
  [formatDay(iso), formatTime(iso)].filter((part) => part !== '').join(', ')

/** 21 Nov, in the house's time zone. */
export const formatShortDay = (iso: string): string => said(short, iso)

/**
 * 'Tuesday 1 December' for a date of the calendar (`YYYY-MM-DD`). Composed here, because engines place their commas
 * differently.
 */
export const formatWeekday = (date: string): string => {
  const at = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return ''
  const parts = weekday().formatToParts(at)
  return (['weekday', 'day', 'month'] as const)
    .map((type) => parts.find((part) => part.type === type)?.value ?? '')
    .join(' ')
}

/** 21 November 2026, in the house's time zone: the same on server and in the browser. */
export const formatDay = (iso: string): string => said(day, iso)
