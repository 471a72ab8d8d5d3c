import { useEffect } from 'react'
import { Say } from '../parts/say.tsx'
import { goOn, signInAddress } from '../session-end.ts'

/** The session has ended while something was typed: says what to do so that none of it is lost. */
export const SessionOver = () => {
  useEffect(() => {
    const look = () => void goOn()
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return (
    <div className="over">
      <Say kind="bad" title="Your session has ended">
        <p>
          What you typed is still here and is not saved.{' '}
          <a className="tl" href={signInAddress()} target="_blank" rel="noreferrer">
            Sign in in a new tab
          </a>
          , come back to this one, and save it again.
        </p>
      </Say>
    </div>
  )
}
