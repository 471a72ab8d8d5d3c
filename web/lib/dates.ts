const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** 21 November 2026, in the house's time zone: the same on server and in the browser. */
export const formatDay = (iso: string): string => day.format(new Date(iso))
