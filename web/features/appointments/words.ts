import type { AppointmentKind, AppointmentPurpose, AppointmentStatus } from '#web/gql/appointments/graphql.ts'
import { formatLocale } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'

export const KINDS: Readonly<Record<AppointmentKind, string>> = {
  STORE: t('visit.kind.salon'),
  VIDEO: t('visit.kind.video'),
  PHONE: t('visit.kind.phone'),
}

export const PURPOSES: Readonly<Record<AppointmentPurpose, string>> = {
  SEE_PIECES: t('visit.topic.pieces'),
  ENGAGEMENT: t('visit.topic.engagement'),
  WEDDING: t('visit.topic.wedding'),
  BESPOKE: t('visit.topic.own'),
  RESIZE_OR_REPAIR: t('visit.topic.repair'),
  WATCH_SERVICE: t('visit.topic.watch'),
  SOMETHING_ELSE: t('contact.about.other'),
}

/** As an address writes it: 'resize-or-repair'. */
export const wordOf = (value: AppointmentPurpose): string => value.toLowerCase().replaceAll('_', '-')

export const STATUSES: Readonly<Record<AppointmentStatus, string>> = {
  BOOKED: t('visit.state.booked'),
  CANCELLED: t('order.event.cancelled'),
  PAST: t('visit.state.past'),
}

const partsOf = (at: Date, timeZone: string) => {
  const parts = new Intl.DateTimeFormat(formatLocale, {
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

/** `Thursday at 15:00`, for a button. */
export const shortMoment = (iso: string, timeZone: string): string => {
  const { weekday, clock } = partsOf(new Date(iso), timeZone)
  return t('visit.at', { day: weekday, time: clock })
}

const shortWeekday = new Intl.DateTimeFormat(formatLocale, { weekday: 'short', timeZone: 'UTC' })

/** A day of the calendar (`YYYY-MM-DD`) in words. */
export const dayWords = (date: string) => {
  const at = new Date(`${date}T00:00:00Z`)
  const { day, month, year } = partsOf(at, 'UTC')
  return { weekday: shortWeekday.format(at), day, month, year }
}

/** `November 2026`, or both months when the days reach into a second one. */
export const monthsOf = (dates: readonly string[]): string => {
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return ''
  const [from, to] = [dayWords(first), dayWords(last)]
  if (from.month === to.month) return `${from.month} ${from.year}`
  return from.year === to.year
    ? t('visit.months.year', { from: from.month, to: to.month, year: to.year })
    : t('visit.months.years', { from: from.month, fromYear: from.year, to: to.month, toYear: to.year })
}

/** The visitor's own clock at that instant, when it differs from the salon's; else nothing. Browser only. */
export const ownClock = (iso: string, timeZone: string): string | undefined => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const there = partsOf(new Date(iso), timeZone)
  const here = partsOf(new Date(iso), own)
  if (there.clock === here.clock && there.day === here.day) return undefined
  return there.day === here.day ? here.clock : `${here.weekday} ${here.clock}`
}
