const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

const time = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
})

/** 4:35 pm, in the house's time zone. */
export const formatTime = (iso: string): string => time.format(new Date(iso))

/** 20 November 2026, 9:30 am, in the house's time zone. */
export const formatMoment = (iso: string): string => `${formatDay(iso)}, ${formatTime(iso)}`

/** 21 November 2026, in the house's time zone: the same on server and in the browser. */
export const formatDay = (iso: string): string => day.format(new Date(iso))
