import type { AppointmentKind, AppointmentPurpose, AppointmentStatus } from '#web/gql/appointments/graphql.ts'

export const KINDS: Readonly<Record<AppointmentKind, string>> = {
  STORE: 'In the salon',
  VIDEO: 'By video',
  PHONE: 'By telephone',
}

export const PURPOSES: Readonly<Record<AppointmentPurpose, string>> = {
  SEE_PIECES: 'To see pieces',
  ENGAGEMENT: 'An engagement',
  BESPOKE: 'A piece of my own',
  RESIZE_OR_REPAIR: 'Resizing or repair',
  WATCH_SERVICE: 'Service of a watch',
  SOMETHING_ELSE: 'Something else',
}

export const STATUSES: Readonly<Record<AppointmentStatus, string>> = {
  BOOKED: 'Booked',
  CANCELLED: 'Cancelled',
  PAST: 'Past',
}

const partsOf = (at: Date, timeZone: string) => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(at)
  const get = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    weekday: get('weekday'),
    day: get('day'),
    month: get('month'),
    year: get('year'),
    clock: `${get('hour')}:${get('minute')}`,
  }
}

/** `Thursday 26 November 2026, 15:00`, on the salon's clock. Put together here: engines place their commas differently. */
export const momentOf = (iso: string, timeZone: string): string => {
  const { weekday, day, month, year, clock } = partsOf(new Date(iso), timeZone)
  return `${weekday} ${day} ${month} ${year}, ${clock}`
}

/** `Thursday at 15:00`: what a button says. */
export const shortMoment = (iso: string, timeZone: string): string => {
  const { weekday, clock } = partsOf(new Date(iso), timeZone)
  return `${weekday} at ${clock}`
}

/** A day of the calendar (`YYYY-MM-DD`) in words. */
export const dayWords = (date: string) => {
  const { weekday, day, month, year } = partsOf(new Date(`${date}T00:00:00Z`), 'UTC')
  return { weekday: weekday.slice(0, 3), day, month, year }
}

/** `November 2026`, or both months when the days reach into a second one. */
export const monthsOf = (dates: readonly string[]): string => {
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return ''
  const [from, to] = [dayWords(first), dayWords(last)]
  if (from.month === to.month) return `${from.month} ${from.year}`
  return from.year === to.year
    ? `${from.month} and ${to.month} ${to.year}`
    : `${from.month} ${from.year} and ${to.month} ${to.year}`
}

/** The visitor's own clock at that instant, when it differs from the salon's; else nothing. Browser only. */
export const ownClock = (iso: string, timeZone: string): string | undefined => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const there = partsOf(new Date(iso), timeZone)
  const here = partsOf(new Date(iso), own)
  if (there.clock === here.clock && there.day === here.day) return undefined
  return there.day === here.day ? here.clock : `${here.weekday} ${here.clock}`
}
