import { matchPath, matchRoutes } from 'react-router-dom'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

export interface Matched {
  route: Route
  params: Readonly<Record<string, string | undefined>>
}

const table = routes.map(({ path }, at) => ({ path, id: String(at) }))

let last: { pathname: string; matched: Matched } | undefined

/**
 * The row for an address. There is always one, because the last row matches everything. Each match ranks the whole
 * table again, and one page asks several times in a row, so the last answer is kept.
 */
export const matchRoute = (pathname: string): Matched => {
  if (last?.pathname !== pathname) last = { pathname, matched: match(pathname) }
  return last.matched
}

const match = (pathname: string): Matched => {
  const found = matchRoutes(table, pathname)?.at(-1)
  const route = routes[Number(found?.route.id)]
  const catchAll = routes.at(-1)
  if (found && route) return { route, params: found.params }
  if (!catchAll) throw new Error('The route table is empty')
  return { route: catchAll, params: matchPath('/*', pathname)?.params ?? {} }
}
