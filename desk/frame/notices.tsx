import { useNotificationContext } from 'ra-core'
import { useEffect } from 'react'

/** What was done, or refused, in one line at the foot: said to screen readers as well. */
export const Notices = () => {
  const { notifications, takeNotification } = useNotificationContext()
  const [first] = notifications
  useEffect(() => {
    if (!first) return
    const timer = setTimeout(takeNotification, first.type === 'error' ? 12_000 : 5_000)
    return () => clearTimeout(timer)
  }, [first, takeNotification])
  return (
    <div className="notices" role="status">
      {first ? (
        <p className={first.type === 'error' ? 'notice notice--bad' : 'notice'}>
          <span>{first.message}</span>
          <button type="button" className="tl" onClick={() => takeNotification()}>
            Close
          </button>
        </p>
      ) : null}
    </div>
  )
}
