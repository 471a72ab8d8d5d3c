import { paths } from '#web/lib/paths.ts'
import { t } from '#web/words/t.ts'

/** Why the page that somebody wanted asks for an account; undefined if no page asked, or if the page says so itself. */
export const whySignIn = (returnTo: string | undefined): string | undefined => {
  if (returnTo === undefined) return undefined
  if (returnTo.startsWith(paths.beginBespoke())) return t('entry.why.write')
  if (returnTo.startsWith(paths.checkout())) return t('entry.why.buy')
  return t('entry.why.back')
}

/** What happens to what somebody chose before signing in; undefined if nothing was chosen. */
export const whySignUp = (returnTo: string | undefined): string | undefined =>
  returnTo?.startsWith(paths.checkout()) || returnTo?.startsWith(paths.shoppingBag())
    ? t('entry.why.along')
    : undefined
