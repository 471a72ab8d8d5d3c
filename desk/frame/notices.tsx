import { useNotificationContext } from 'ra-core'
import { useEffect } from 'react'

const DONE_MS = 5_000
const REFUSED_MS = 12_000
/** How long a refusal is shown when something newer waits. */
const READ_MS = 3_000

/**
 * What was done or refused, in one line at the bottom, also announced to screen readers. The next notice replaces the
 * previous one at once.
 */
export const Notices = () => {
  const { notifications, takeNotification } = useNotificationContext()
  const [first, next] = notifications
  const isRefusal = first?.type === 'error'
  const waits = next !== undefined
  useEffect(() => {
    if (!first) return
    const ms = isRefusal ? (waits ? READ_MS : REFUSED_MS) : waits ? 0 : DONE_MS
    const timer = setTimeout(takeNotification, ms)
    return () => clearTimeout(timer)
  }, [first, isRefusal, waits, takeNotification])
  return (
    <div className="notices" role="status">
      {first ? (
        <p className={isRefusal ? 'notice notice--bad' : 'notice'}>
          <span>{first.message}</span>
          <button type="button" className="tl" onClick={() => takeNotification()}>
            Close
          </button>
        </p>
      ) : null}
    </div>
  )
}
