import { parse } from 'graphql'
import Type from 'typebox'
import { Agent, getGlobalDispatcher, request, type Dispatcher } from 'undici'
import { checked, readTexts } from '#program/json-file.ts'
import { isPublic } from '#web/lib/urql/public-documents.ts'
import { Connection, type Answered, type Asked } from './connection.ts'

/** Accepts the certificate that this run made. */
export const trusting = (): Dispatcher => new Agent({ connect: { rejectUnauthorized: false }, pipelining: 1 })

/** Read when needed, because a build may just have replaced it. */
const documents = () => Object.entries(readTexts('dist/persisted.json'))

const documentOf = (operation: string): [hash: string, text: string] => {
  const found = documents().find(([, text]) => new RegExp(`^(?:query|mutation) ${operation}\\b`).test(text))
  if (!found) throw new Error(`the client has no document ${operation}`)
  return found
}

/** The hash of one of the client's own documents, by its operation's name. */
export const hashOf = (operation: string): string => documentOf(operation)[0]

/**
 * As the client does: documents that ask only for public data are sent by GET if the address is no longer than this.
 */
const URL_LIMIT = 2048
interface Way {
  path: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}
const wayOf = (operation: string, variables: object): Way => {
  const [sha256Hash, text] = documentOf(operation)
  const asked = {
    operationName: operation,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash } },
  }
  const search = new URLSearchParams({
    operationName: operation,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(asked.extensions),
  })
  const path = `/graphql?${search.toString()}`
  if (isPublic(parse(text)) && path.length <= URL_LIMIT)
    return { path, method: 'GET', headers: { 'mercurius-require-preflight': '1' } }
  return {
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  }
}

const readsOnly = (operation: string) =>
  documents().some(([, text]) => new RegExp(`^query ${operation}\\b`).test(text))

const Answer = Type.Object({
  data: Type.Optional(Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()])),
  errors: Type.Optional(
    Type.Array(
      Type.Object({
        message: Type.String(),
        extensions: Type.Optional(Type.Object({ retryable: Type.Optional(Type.Boolean()) })),
      }),
    ),
  ),
})

/** One shopper with a cookie jar, as a browser without pictures. */
export class Shopper {
  readonly #origin: string
  readonly #by: Dispatcher | Connection
  readonly #cookies = new Map<string, string>()

  constructor(origin: string, by: Dispatcher | Connection = getGlobalDispatcher()) {
    this.#origin = origin
    this.#by = by
  }

  async #send(path: string, asked: Asked): Promise<Answered> {
    if (this.#by instanceof Connection) return this.#by.ask(path, asked)
    const { statusCode, headers, body } = await request(this.#origin + path, {
      method: asked.method,
      ...(asked.body !== undefined && { body: asked.body }),
      headers: asked.headers,
      dispatcher: this.#by,
    })
    return { status: statusCode, headers, text: await body.text() }
  }

  async #ask(path: string, asked: Omit<Asked, 'headers'> & Partial<Pick<Asked, 'headers'>>) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await this.#send(path, {
      ...asked,
      headers: { ...asked.headers, ...(cookie && { cookie }) },
    })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return answer
  }

  async page(path: string): Promise<string> {
    const { status, text } = await this.#ask(path, { method: 'GET' })
    if (status !== 200)
      throw new Error(`answered ${status}${/very busy|OVERLOADED/.test(text) ? ', too busy' : ''}`)
    return text
  }

  /**
   * Sends one of the client's documents. A read that the shop asks to try again is repeated, as the client's button
   * would.
   */
  async run(operation: string, variables: object = {}, tries = 4): Promise<Record<string, unknown>> {
    const { path, ...way } = wayOf(operation, variables)
    const headers = { ...way.headers, 'sec-fetch-site': 'same-origin' }
    const { status, text } = await this.#ask(path, { ...way, headers })
    const answer = checked(operation, Answer, JSON.parse(text))
    const again = tries > 1 && answer.errors?.every(({ extensions }) => extensions?.retryable)
    if (again && readsOnly(operation)) return this.run(operation, variables, tries - 1)
    if (answer.errors || !answer.data)
      throw new Error(`${operation}: ${status} ${answer.errors?.[0]?.message}`)
    return answer.data
  }
}
