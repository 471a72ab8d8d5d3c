/**
 * What the formats of the contract mean, as plain code: the desk's first screen looks at its answers with it, before it has
 * loaded anything that reads schemas.
 */

const FIRST_YEAR = 1900
const LAST_YEAR = 2199

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/
const MOMENT =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/

/** Whether this is a day of the calendar, `YYYY-MM-DD`, from 1900 to 2199. */
export const isDay = (text: string): boolean => {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return false
  return day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Whether this is an instant, ISO 8601 with its offset or `Z`, from 1900 to 2199. */
export const isMoment = (text: string): boolean => {
  const day = MOMENT.exec(text)?.[1]
  return day !== undefined && isDay(day)
}

/** Names found to be of time zones: asking the engine takes a tenth of a millisecond, and every salon has one. */
const zones = new Set<string>()
const MOST_ZONES = 1_000

/** Whether this is the IANA name of a time zone. */
export const isTimeZone = (name: string): boolean => {
  if (zones.has(name)) return true
  try {
    if (new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone === '') return false
  } catch {
    return false
  }
  if (zones.size < MOST_ZONES) zones.add(name)
  return true
}
