import { IsObject } from 'typebox'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { ID_PATTERN } from '#contract/formats.ts'
import type { CallInput } from '#server/context.ts'
import { upstreamRefused } from './normalise-error.ts'

const IDENTIFIER = new RegExp(ID_PATTERN, 'u')

interface Named {
  readonly pattern?: string
  readonly maxLength?: number
}

/** False if the endpoint names one thing by this parameter and the contract allows no such id. */
const mayName = ({ params }: AnyEndpoint, name: string, value: string): boolean => {
  const said: Named = (IsObject(params) && params.properties[name]) || {}
  const { pattern, maxLength = Infinity } = said
  return pattern !== ID_PATTERN || (IDENTIFIER.test(value) && value.length <= maxLength)
}

const encodePath = (endpoint: AnyEndpoint, params: Record<string, unknown> | undefined) =>
  endpoint.path.includes(':')
    ? endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
        const value = String(params?.[name] ?? '')
        // An empty text, `.` and `..` survive encodeURIComponent and would name another path. A text that cannot be an
        // id names nothing, whatever the backend would answer.
        if (/^\.{0,2}$/.test(value) || !mayName(endpoint, name, value))
          throw upstreamRefused(endpoint.name, 404, null)
        return encodeURIComponent(value)
      })
    : endpoint.path

/** Texts that need no encoding, which are nearly all: URLSearchParams costs as much as all other text of a call. */
const PLAIN = /^[\w.-]*$/

const encodeQuery = (query: Record<string, unknown> | undefined) => {
  let plain = ''
  let search: URLSearchParams | undefined
  for (const name in query) {
    const value = query[name]
    if (value === undefined || value === null) continue
    const text = String(value)
    if (!search && PLAIN.test(text)) plain += `${plain === '' ? '?' : '&'}${name}=${text}`
    else (search ??= new URLSearchParams(plain)).append(name, text)
  }
  return search ? `?${search.toString()}` : plain
}

/** Path and query of a call. Throws NOT_FOUND if a parameter cannot name anything. */
export const addressOf = <E extends AnyEndpoint>(endpoint: E, { params, query }: CallInput<E>): string =>
  encodePath(endpoint, params) + encodeQuery(query)
