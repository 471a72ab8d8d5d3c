import { createContext, useContext, useSyncExternalStore } from 'react'

/**
 * The flag next to the HttpOnly session cookie. It gives no access: it decides about the bag icon and the sign-up popup
 * only.
 */
const FLAG = /^(?:__Host-)?signed_in=1$/
const CHANGED = 'shop:session'

/** What the cookie last said: reading it can wait for another process, and each render asks. */
let known: boolean | undefined

/** Whether somebody is signed in, as far as this browser knows. Call in the browser only. */
export const isSignedIn = (): boolean => document.cookie.split('; ').some((one) => FLAG.test(one))

/** What the server rendered with: false on every public page, the session on personal ones. */
export const SignedInContext = createContext(false)

/** When it may have changed: in this tab or, while that was out of sight, in another. */
const CHANGES = [CHANGED, 'pageshow', 'visibilitychange']

const listeners = new Set<() => void>()
const ask = () => {
  known = isSignedIn()
  for (const changed of listeners) changed()
}

/** A list has a dozen hearts that follow the session: they share one reading. */
const subscribe = (changed: () => void) => {
  if (listeners.size === 0) {
    known = isSignedIn()
    for (const change of CHANGES) window.addEventListener(change, ask)
  }
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
    if (listeners.size === 0) for (const change of CHANGES) window.removeEventListener(change, ask)
  }
}

/** True when signed in. Equals the server's view until hydrated, so the first render always matches. */
export const useSignedIn = (): boolean => {
  const rendered = useContext(SignedInContext)
  return useSyncExternalStore(
    subscribe,
    () => (known ??= isSignedIn()),
    () => rendered,
  )
}

/** Call after signing in or out without a page load: the shell updates and all cached answers are dropped. */
export const announceSessionChange = (): void => {
  window.dispatchEvent(new Event(CHANGED))
}

/** For the app frame: runs when `announceSessionChange` was called. */
export const onSessionChange = (run: () => void): (() => void) => {
  window.addEventListener(CHANGED, run)
  return () => window.removeEventListener(CHANGED, run)
}
