import type { LoaderArgs, LoaderDecision } from '#web/lib/page.ts'
import { returnAddress } from '#web/lib/return-to.ts'

/** Sends whoever is signed in already on to where they wanted to go. */
export const signedInAlready = async ({ url, signedIn }: LoaderArgs): Promise<LoaderDecision | undefined> =>
  signedIn ? { redirect: returnAddress(url.searchParams.get('returnTo')), status: 303 } : undefined
