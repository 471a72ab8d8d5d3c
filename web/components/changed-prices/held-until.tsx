import { useEffect } from 'react'
import { formatTime } from '#web/lib/dates.ts'
import { t } from '#web/words/t.ts'

interface HeldUntilProps {
  /** ISO 8601. */
  at: string
  /** The time is over: what is shown must be asked for again. */
  onEnd: () => void
}

/** Until when the prices on this page stand. */
export const HeldUntil = ({ at, onEnd }: HeldUntilProps) => {
  useEffect(() => {
    // A moment later than said, so that the server's clock has passed it too.
    const timer = setTimeout(onEnd, Math.max(new Date(at).getTime() - Date.now(), 0) + 1000)
    return () => clearTimeout(timer)
  }, [at, onEnd])
  return <p className="small">{t('price.held.until', { time: formatTime(at) })}</p>
}
