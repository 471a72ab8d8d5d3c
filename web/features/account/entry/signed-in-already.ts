import type { LoaderArgs, LoaderDecision } from '#web/lib/page.ts'
import { returnAddress } from '#web/lib/return-to.ts'

/** Who is signed in needs no entrance: on to where they wanted to go. */
export const signedInAlready = async ({ url, signedIn }: LoaderArgs): Promise<LoaderDecision | undefined> =>
  signedIn ? { redirect: returnAddress(url.searchParams.get('returnTo')), status: 303 } : undefined
