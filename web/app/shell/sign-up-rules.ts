import { paths } from '#web/lib/paths.ts'

/** Specification section 9: the sign-up popup appears after 10 s and a scroll beyond 800 px. */
export const OFFER_AFTER_MS = 10_000
export const OFFER_BEYOND_PX = 800

/** The storage key of 'dismissed'; cleared at each app start, so that the popup appears again on each visit. */
export const DISMISSED_KEY = 'sign-up-dismissed'

/** Pages on which somebody signs in, books, pays, searches or follows an order, and reads the answer. */
const never: readonly string[] = [
  paths.login(),
  paths.create(),
  paths.appointment(),
  paths.contactUs(),
  paths.track(),
  paths.search(),
  '/success',
  '/cancel',
]

/** Whether the popup may be shown to this visitor on this page. */
export const mayOffer = (visitor: { signedIn: boolean; pathname: string; dismissed: boolean }): boolean =>
  !visitor.signedIn && !visitor.dismissed && !never.includes(visitor.pathname)

export const isDismissed = (): boolean => {
  try {
    return localStorage.getItem(DISMISSED_KEY) === '1'
  } catch {
    return false
  }
}

export const dismiss = (): void => {
  try {
    localStorage.setItem(DISMISSED_KEY, '1')
  } catch {
    // Storage is off: closed for as long as this page stays.
  }
}

/** Called once at app start. */
export const forgetDismissal = (): void => {
  try {
    localStorage.removeItem(DISMISSED_KEY)
  } catch {
    // Storage is off: nothing was kept.
  }
}
