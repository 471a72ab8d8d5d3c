import type { CombinedError } from 'urql'
import { failedPage, shopError } from './errors.ts'
import type { LoaderDecision } from './page.ts'
import { paths } from './paths.ts'

/**
 * What the loader of an account page decides from its answer: without a session, or after one has ended, the visitor
 * goes to /login and comes back afterwards; a failure keeps its status.
 */
export const personalPage = (
  { data, error }: { data?: { viewer?: unknown } | null | undefined; error?: CombinedError | undefined },
  url: URL,
): LoaderDecision | undefined => {
  const signedOut = error ? shopError(error).code === 'UNAUTHENTICATED' : !data?.viewer
  if (signedOut) return { redirect: paths.login(url.pathname + url.search), status: 303 }
  return error ? failedPage(error) : undefined
}
