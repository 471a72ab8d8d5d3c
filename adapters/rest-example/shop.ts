import type { AnswerOf, AnyEndpoint } from '#contract/endpoint.ts'

interface Shop {
  readonly backend: string
  /** The ERP's own token, if there is one. */
  readonly token: string | undefined
  /** The key of a backend that answers only callers with it. */
  readonly internal: string | undefined
}
export type Call = <E extends AnyEndpoint>(
  endpoint: E,
  body?: unknown,
  params?: Readonly<Record<string, string>>,
  query?: Readonly<Record<string, string | number>>,
) => Promise<AnswerOf<E>>

/** Calls of the contract at the shop's backend. They throw with the backend's own sentence. */
export const shopAt =
  ({ backend, token, internal }: Shop): Call =>
  async ({ method, path }, body, params = {}, query = {}) => {
    const address =
      backend +
      path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) +
      (Object.keys(query).length > 0
        ? `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`
        : '')
    const answer = await fetch(address, {
      method,
      headers: {
        authorization: `Bearer ${token ?? ''}`,
        ...(internal !== undefined && { 'x-internal-token': internal }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Error(`there is no shop at ${backend}`)
    })
    if (answer.status === 404) throw new Error(`${backend} is not a shop with a catalogue of its own`)
    const said = await answer.json().catch(() => ({}))
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said.message ?? ''}`)
    return said
  }
