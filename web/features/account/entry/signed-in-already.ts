import type { LoaderArgs, LoaderDecision } from '#web/lib/page.ts'
import { returnAddress } from '#web/lib/return-to.ts'

/** Sends people who are already signed in on to the page that they wanted. */
export const signedInAlready = async ({ url, signedIn }: LoaderArgs): Promise<LoaderDecision | undefined> =>
  signedIn ? { redirect: returnAddress(url.searchParams.get('returnTo')), status: 303 } : undefined
