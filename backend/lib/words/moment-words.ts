import { LANGUAGES, type Language } from '#contract/languages.ts'

interface Place {
  readonly language: Language
  readonly timeZone: string
}

/**
 * A moment as the pages write it, with its zone: 'Saturday 28 November 2026, 12:00 (IST)'. Composed here, because the
 * whole formats of some locales add 'am' or put the zone before the word for hour.
 */
export const momentWords = (
  at: number | Date,
  { language, timeZone }: Place,
  { weekday = false }: { weekday?: boolean } = {},
): string => {
  const part = (options: Intl.DateTimeFormatOptions, type: Intl.DateTimeFormatPartTypes) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : LANGUAGES[language].locale, {
      timeZone,
      ...options,
    })
      .formatToParts(at)
      .find((each) => each.type === type)?.value ?? ''
  const day = [
    ...(weekday ? [part({ weekday: 'long' }, 'weekday')] : []),
    part({ day: 'numeric' }, 'day'),
    part({ day: 'numeric', month: 'long' }, 'month'),
    part({ year: 'numeric' }, 'year'),
  ].join(' ')
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const time = `${part(clock, 'hour')}:${part(clock, 'minute').padStart(2, '0')}`
  const zone = new Intl.DateTimeFormat(LANGUAGES[language].locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  return `${day}, ${time} (${zone ?? timeZone})`
}
