import { HOUSE_ZONE } from '#backend/lib/words/days.ts'
import { momentWords } from '#backend/lib/words/moment-words.ts'

/** A moment as people of the house read it: 'Monday 30 November 2026, 18:30 (IST)'. */
export const inHouseTime = (moment: unknown): string =>
  momentWords(new Date(String(moment)), { language: 'en', timeZone: HOUSE_ZONE }, { weekday: true })

/** A moment in a line of a list: '28 Nov 2026, 04:24', with the zone if it is not the house's own. */
export const inList = (moment: unknown, zone: unknown = HOUSE_ZONE): string => {
  if (moment === undefined || moment === null) return ''
  const timeZone = String(zone)
  const line = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(String(moment)))
  // Some versions of the language data write 'Sept'.
  const short = line.replace('Sept', 'Sep')
  return timeZone === HOUSE_ZONE ? short : `${short} (${timeZone})`
}
