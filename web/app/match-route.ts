import type { Route } from './route.ts'
import { routes } from './routes.ts'

export interface Matched {
  route: Route
  params: Readonly<Record<string, string | undefined>>
}

/** What is between the slashes of an address, without those at its end. By hand, because a pattern tries each slash of many. */
const segmentsOf = (address: string) => {
  const [pathname = ''] = address.split(/[?#]/, 1)
  let end = pathname.length
  while (pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end).split('/').slice(1)
}

const table = routes.map((route) => {
  const segments = segmentsOf(route.path)
  return { route, segments, named: segments.filter((one) => one.startsWith(':')).length }
})

/** As typed, if it is no valid encoding. */
const decoded = (pathname: string) => {
  const segments = segmentsOf(pathname)
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return segments
  }
}

let last: { pathname: string; matched: Matched } | undefined

/**
 * The row for an address, and the values of its `:names`, decoded. Words match in any case; of several rows the one with the
 * fewest names wins. There is always one, because the last row matches everything. Why not the router's `matchRoutes`:
 * docs/decisions/0002-router-and-mui-loading.md.
 */
export const matchRoute = (pathname: string): Matched => {
  // One page asks several times in a row.
  if (last?.pathname !== pathname) last = { pathname, matched: match(pathname) }
  return last.matched
}

const match = (pathname: string): Matched => {
  const given = decoded(pathname)
  const words = given.map((one) => one.toLowerCase())
  let found: (typeof table)[number] | undefined
  for (const row of table)
    if (
      row.segments.length === given.length &&
      row.named < (found?.named ?? Infinity) &&
      row.segments.every((one, at) => (one.startsWith(':') ? words[at] !== '' : one === words[at]))
    )
      found = row
  const route = found?.route ?? routes.at(-1)
  if (!route) throw new Error('The route table is empty')
  const params = found?.segments.flatMap((one, at) =>
    one.startsWith(':') ? [[one.slice(1), given[at]]] : [],
  )
  return { route, params: Object.fromEntries(params ?? []) }
}
