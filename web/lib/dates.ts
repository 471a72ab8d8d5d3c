const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** 16:35, in the house's time zone. */
export const formatTime = (iso: string): string => time.format(new Date(iso))

/** 20 November 2026, 09:30, in the house's time zone. */
export const formatMoment = (iso: string): string => `${formatDay(iso)}, ${formatTime(iso)}`

/** 21 November 2026, in the house's time zone: the same on server and in the browser. */
export const formatDay = (iso: string): string => day.format(new Date(iso))
