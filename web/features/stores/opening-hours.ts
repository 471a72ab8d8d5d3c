import { t } from '#web/words/t.ts'
export interface Opening {
  weekday: number
  open: string
  close: string
}

const names = [
  t('stores.day.monday'),
  t('stores.day.tuesday'),
  t('stores.day.wednesday'),
  t('stores.day.thursday'),
  t('stores.day.friday'),
  t('stores.day.saturday'),
  t('stores.day.sunday'),
]

export interface HoursLine {
  days: string
  hours: string
}

/** The week in as few lines as possible: `Monday to Saturday`, `11:00 to 20:00`. */
export const weekLines = (openings: readonly Opening[]): HoursLine[] => {
  const hoursOf = (weekday: number) =>
    openings
      .filter((one) => one.weekday === weekday)
      .map(({ open, close }) => t('stores.hours.range', { open, close }))
      .join(', ') || t('stores.hours.closed')
  const runs: { first: number; last: number; hours: string }[] = []
  for (let day = 1; day <= 7; day += 1) {
    const hours = hoursOf(day)
    const run = runs.at(-1)
    if (run?.hours === hours) run.last = day
    else runs.push({ first: day, last: day, hours })
  }
  const name = (day: number) => names[day - 1] ?? ''
  return runs.map(({ first, last, hours }) => ({
    days:
      first === last
        ? name(first)
        : last === first + 1
          ? t('stores.hours.and', { first: name(first), last: name(last) })
          : t('stores.hours.to', { first: name(first), last: name(last) }),
    hours,
  }))
}

interface Store {
  timeZone: string
  openings: readonly Opening[]
  holidays: readonly { date: string; name: string }[]
}

/** The line under a store's name at this moment, by the store's own clock and calendar. */
export const openNow = (store: Store, now: Date): string => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: store.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const get = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const date = `${get('year')}-${get('month')}-${get('day')}`
  const clock = `${get('hour')}:${get('minute')}`
  const holiday = store.holidays.find((one) => one.date === date)
  if (holiday) return t('stores.hours.holiday', { name: holiday.name })
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7
  const today = store.openings.filter((one) => one.weekday === weekday)
  const open = today.find((one) => one.open <= clock && clock < one.close)
  if (open) return t('stores.hours.until', { time: open.close })
  const later = today.find((one) => clock < one.open)
  return later ? t('stores.hours.opens', { time: later.open }) : t('stores.hours.now')
}
