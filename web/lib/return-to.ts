import { paths, safeReturnTo } from './paths.ts'

/** Addresses that nobody should return to: sign-in pages, sign-out, and anything that is not a page. */
const NO_PLACE =
  /^\/(?:login|create|logout|forgot-password|reset-password|verify|sign-in-link|undo-email|success|cancel|graphql|graphiql|api|assets|media|healthz|readyz|metrics)(?:\/|$)/i

/** The first segments of the shop's addresses of more than one segment. */
const known = new Set(
  Object.values(paths)
    .map((path) => (path as (...given: string[]) => string)('x').split(/[/?]/)[1] ?? '')
    .filter((segment) => segment !== '' && segment !== 'x'),
)

/**
 * Where to go after signing in: an address of this shop that the route table knows, otherwise the account's overview
 * (ASVS 3.7.2). A single segment may be a content page; deeper addresses must begin like one of our routes.
 */
export const returnAddress = (value: string | null | undefined): string => {
  const fallback = paths.overview()
  const address = safeReturnTo(value, fallback)
  const path = address.split(/[?#]/, 1)[0] ?? ''
  if (path.includes('//') || /%(?:2f|5c|0[0-9a-d])/i.test(path) || NO_PLACE.test(path)) return fallback
  const [, first = '', ...deeper] = path.split('/')
  return deeper.length === 0 || known.has(first) ? address : fallback
}
