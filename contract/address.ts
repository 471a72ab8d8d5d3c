import type { AnyEndpoint } from './endpoint.ts'

const membersOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** The address of a call: the path with its parameters, and the query without members that are absent or empty. */
export const addressOf = ({ path }: Pick<AnyEndpoint, 'path'>, params?: unknown, query?: unknown): string => {
  const named = new Map(membersOf(params))
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(named.get(name))))
  const asked = new URLSearchParams(
    membersOf(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString()
  return asked === '' ? filled : `${filled}?${asked}`
}
