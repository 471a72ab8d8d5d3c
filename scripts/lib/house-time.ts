import { HOUSE_ZONE } from '#backend/lib/days.ts'

const words = new Intl.DateTimeFormat('en-GB', {
  timeZone: HOUSE_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A moment as people of the house read it: 'Monday 30 November 2026 at 18:30 (Asia/Kolkata)'. */
export const inHouseTime = (moment: unknown): string =>
  `${words.format(new Date(String(moment)))} (${HOUSE_ZONE})`
