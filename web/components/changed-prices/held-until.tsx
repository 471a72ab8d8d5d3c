import { useEffect } from 'react'
import { useClock } from '#web/lib/use-clock.ts'
import { t } from '#web/words/t.ts'

interface HeldUntilProps {
  /** ISO 8601. */
  at: string
  /** Called when the time is over: prices must be read again. */
  onEnd: () => void
}

/** Until when the prices on this page are held. */
export const HeldUntil = ({ at, onEnd }: HeldUntilProps) => {
  const clock = useClock()
  useEffect(() => {
    // Slightly late, so that the server's clock has passed the moment as well.
    const timer = setTimeout(onEnd, Math.max(new Date(at).getTime() - Date.now(), 0) + 1000)
    return () => clearTimeout(timer)
  }, [at, onEnd])
  return <p className="small">{t('price.held.until', { time: clock(at) })}</p>
}
