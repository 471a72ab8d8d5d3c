import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

const tokenOf = (text: unknown): string | undefined =>
  typeof text === 'string' ? /^#token=([\w-]{20,128})$/.exec(text)?.[1] : undefined

/**
 * The one-time token of an e-mail's link. It comes after '#', so that it reaches no server log and no referrer, and it
 * is moved at once from the address bar into this entry of the tab's history: a phone that reloads the page when the
 * shopper comes back from another app still has it. `undefined` until hydrated, `null` if the link has none. It changes
 * if another e-mail's link is opened in the same tab.
 */
export const useLinkToken = (): string | null | undefined => {
  const location = useLocation()
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const { hash, pathname } = window.location
    const arrived = tokenOf(hash)
    const found = arrived ?? tokenOf(window.history.state?.link)
    setToken((before) => found ?? before ?? null)
    if (arrived !== undefined)
      window.history.replaceState({ ...window.history.state, link: hash }, '', pathname)
  }, [location])
  return token
}
