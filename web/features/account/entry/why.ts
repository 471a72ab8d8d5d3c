import { paths } from '#web/lib/paths.ts'
import { t } from '#web/words/t.ts'

/** Why a page that somebody was on the way to asks for an account; undefined where nobody asked, or the page says it itself. */
export const whySignIn = (returnTo: string | undefined): string | undefined => {
  if (returnTo === undefined) return undefined
  if (returnTo.startsWith(paths.beginBespoke())) return t('entry.why.write')
  if (returnTo.startsWith(paths.checkout())) return t('entry.why.buy')
  return t('entry.why.back')
}

/** What becomes of what somebody chose before the account was made; undefined where nothing is on the way. */
export const whySignUp = (returnTo: string | undefined): string | undefined =>
  returnTo?.startsWith(paths.checkout()) || returnTo?.startsWith(paths.shoppingBag())
    ? t('entry.why.along')
    : undefined
