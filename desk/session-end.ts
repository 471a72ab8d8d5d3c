import { useSyncExternalStore } from 'react'
import { DESK_ROLE_HEADER } from '#contract/desk-role.ts'
import { anyTyped } from './parts/unsaved.ts'
import { readSession, session } from './session.ts'

const listeners = new Set<() => void>()
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
let over = false
const setOver = (now: boolean) => {
  over = now
  for (const listener of listeners) listener()
}

/** The page's form token. Each session has its own. */
let token = session.token
export const formToken = (): string => token

/** The address where somebody signs in to come back to this screen. */
export const signInAddress = (): string =>
  `/desk/sign-in?ended&to=${encodeURIComponent(location.pathname + location.search)}`

/**
 * The session has ended. Anything typed would be lost with the page, so the page stays until somebody has signed in
 * again in another tab.
 */
export const sessionEnded = (): void => {
  if (anyTyped()) setOver(true)
  else location.assign(signInAddress())
}

/**
 * Continues if the same person has signed in again: another person would save this one's changes under their own name.
 */
export const goOn = async (): Promise<void> => {
  if (!over) return
  const page = await fetch('/desk', { credentials: 'same-origin' }).then(
    (response) => response.text(),
    () => '',
  )
  const told = readSession(new DOMParser().parseFromString(page, 'text/html'))
  if (told?.name !== session.name || told.role !== session.role) return
  token = told.token
  setOver(false)
}

/** The role that somebody has given this person since the page was loaded. */
let role: string | undefined
/**
 * Each answer tells the role. A page that shows another one is loaded again, unless something is typed on it: then it
 * says so and stays.
 */
export const roleTold = ({ headers }: Response): void => {
  const told = headers.get(DESK_ROLE_HEADER)
  if (told === null || told === (role ?? session.role)) return
  if (!anyTyped()) return location.reload()
  role = told
  setOver(over)
}
/** After a refusal: perhaps the role is another one by now. */
export const askRole = (): void => {
  void fetch('/desk/api/me', { credentials: 'same-origin' }).then(roleTold, () => undefined)
}
export const useNewRole = (): string | undefined => useSyncExternalStore(listen, () => role)

export const useSessionOver = (): boolean => useSyncExternalStore(listen, () => over)
