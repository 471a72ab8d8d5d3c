import { formatLocale } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'
import { formatTime } from './dates.ts'
import { useHydrated } from './use-hydrated.ts'

const ownTime = (iso: string) =>
  new Intl.DateTimeFormat(formatLocale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(iso),
  )

/** How a time of today is shown: by the house's clock, and by the browser's as well if it differs. */
export const useClock = (): ((iso: string) => string) => {
  const isHere = useHydrated()
  return (iso) => {
    const time = formatTime(iso)
    const own = isHere && time !== '' ? ownTime(iso) : time
    return own === time ? time : t('common.ownTime', { time, own })
  }
}
