import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The one-time token of an e-mail's link. It comes after '#', so that it reaches no server log and no referrer, and it
 * is removed from the address bar at once. `undefined` until hydrated, `null` if the link has none. It changes if
 * another e-mail's link is opened in the same tab.
 */
export const useLinkToken = (): string | null | undefined => {
  const location = useLocation()
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const found = /^#token=([\w-]{20,128})$/.exec(window.location.hash)?.[1]
    setToken((before) => found ?? before ?? null)
    if (found !== undefined) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [location])
  return token
}
