import type { IncomingHttpHeaders } from 'node:http'
import { type Dispatcher, Pool } from 'undici'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { INTERNAL_TOKEN_HEADER, SHOPPER_ADDRESS_HEADER } from '#contract/internal.ts'
import { createGlance, parseAnswer } from './answer-json.ts'
import { DEADLINES, type Deadlines } from './deadlines.ts'
import { Fault } from './fault.ts'

/** One request to the backend, as it goes over the wire. */
export interface UpstreamRequest {
  /** The endpoint's name: for logs, metrics and test recorders. */
  name: string
  method: AnyEndpoint['method']
  /** Path with query. */
  path: string
  headers: Record<string, string>
  body: string | undefined
  /** The shopper's address, sent only to a backend that also gets the key. */
  address?: string | undefined
  /** Milliseconds until the call is given up. */
  deadlineMs: number
  /** The largest answer; default `MAX_ANSWER_BYTES`. */
  answerBytes?: number | undefined
}

export interface UpstreamAnswer {
  status: number
  /** Parsed JSON; null for an empty body. */
  body: unknown
  setCookie: string[]
}

/** Where the backend is, and what is sent to it. */
export interface BackendPlace {
  readonly backendUrl: string
  /** The first is sent; without any, no shopper's address is sent either. */
  readonly internalTokens: readonly string[]
}

/** The only way to the backend; tests wrap it to count calls. */
export interface Upstream {
  send: (request: UpstreamRequest) => Promise<UpstreamAnswer>
  close: () => Promise<void>
}

/** An answer above this, or what its endpoint allows, is refused before it is held in memory (OWASP API10). */
export const MAX_ANSWER_BYTES = 2 * 1024 * 1024

/** The most memory for large answers together; the next one is a failed call. Usual answers are far below `LARGE`. */
const MOST_HELD_BYTES = 12 * 1024 * 1024
/** The most bytes of a refusal, which is a sentence and a code. */
const MAX_REFUSAL_BYTES = 64 * 1024
/** The possible first bytes of an object or a list: space, or its bracket. */
const BEGINS = /^[\s{[]/

/** A larger answer is scanned before it is parsed: two megabytes of brackets become a hundred of memory. */
const LARGE = 64 * 1024

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''

type Settle = (answer: UpstreamAnswer | Fault) => void

/** Bytes of large answers that are being read. */
let held = 0

/** Receives one answer. undici's streams cost more than the rest of a call, so this is a handler below them. */
class Reader implements Dispatcher.DispatchHandler {
  #controller: Dispatcher.DispatchController | undefined
  #settle: Settle | undefined
  #status = 0
  #headers: IncomingHttpHeaders = {}
  #chunks: Buffer[] = []
  #size = 0
  #held = 0
  #glance: ReturnType<typeof createGlance> | undefined
  readonly #timer: NodeJS.Timeout
  readonly #most: number

  constructor(deadlineMs: number, mostBytes: number, settle: Settle) {
    this.#settle = settle
    this.#most = mostBytes
    this.#timer = setTimeout(() => this.fail(new Fault('timeout', 'deadline passed')), deadlineMs)
  }

  #done(answer: UpstreamAnswer | Fault) {
    clearTimeout(this.#timer)
    const settle = this.#settle
    this.#settle = undefined
    // undici keeps a reference to this until the connection is cleaned up.
    this.#chunks = []
    held -= this.#held
    this.#held = 0
    settle?.(answer)
  }

  fail(fault: Fault) {
    if (!this.#settle) return
    this.#done(fault)
    this.#controller?.abort(fault)
  }

  onRequestStart(controller: Dispatcher.DispatchController) {
    this.#controller = controller
    // It waited for a connection until its deadline.
    if (!this.#settle) controller.abort(new Fault('timeout', 'deadline passed'))
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders) {
    this.#status = status
    this.#headers = headers
    const encoding = one(headers['content-encoding'])
    if (encoding !== '' && encoding !== 'identity') {
      this.fail(new Fault('garbage', `answer is encoded as '${encoding}' though none was asked for`))
    } else if (Number(one(headers['content-length'])) > this.#most) {
      this.fail(new Fault('garbage', `answer above ${this.#most} bytes`))
    }
  }

  /** A page of some proxy: only the status counts. */
  #refused() {
    this.#done({ status: this.#status, body: null, setCookie: [] })
    this.#controller?.abort(new Fault('garbage', 'a refusal that is too long'))
  }

  /** Why the rest does not have to be read. */
  #tooMuch(chunk: Buffer): Fault | undefined {
    if (this.#size > this.#most) return new Fault('garbage', `answer above ${this.#most} bytes`)
    if (this.#size <= LARGE) return undefined
    const isFirst = this.#glance === undefined
    const glance = (this.#glance ??= createGlance())
    const unread = isFirst ? [...this.#chunks, chunk] : [chunk]
    if (isFirst && !BEGINS.test(unread[0]?.toString('latin1', 0, 1) ?? ''))
      return new Fault('garbage', 'answer is not valid JSON')
    for (const part of unread) {
      const why = glance(part)
      if (why !== undefined) return new Fault('garbage', why)
    }
    if (held + this.#size - this.#held > MOST_HELD_BYTES)
      return new Fault('garbage', 'too many large answers at once')
    return undefined
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer) {
    if (!this.#settle) return
    this.#size += chunk.length
    if (this.#status >= 400 && this.#size > MAX_REFUSAL_BYTES) return this.#refused()
    const fault = this.#tooMuch(chunk)
    if (fault) return this.fail(fault)
    this.#chunks.push(chunk)
    if (this.#size <= LARGE) return
    held += this.#size - this.#held
    this.#held = this.#size
  }

  onResponseEnd() {
    if (!this.#settle) return
    const [first] = this.#chunks
    const text = (this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks)).toString('utf8')
    const setCookie = this.#headers['set-cookie']
    const body = parseAnswer(text, one(this.#headers['content-type']), this.#status)
    this.#done(
      body instanceof Fault
        ? body
        : { status: this.#status, body, setCookie: setCookie === undefined ? [] : [setCookie].flat() },
    )
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error) {
    this.fail(new Fault('network', error.message, error))
  }
}

const withKey = (headers: Record<string, string>, key: string, address: string | undefined) => ({
  ...headers,
  [INTERNAL_TOKEN_HEADER]: key,
  ...(address !== undefined && { [SHOPPER_ADDRESS_HEADER]: address }),
})

/** HTTP to one configured host over one pool. Redirects are never followed; answers are capped and must be JSON. */
export const createHttpUpstream = (
  { backendUrl, internalTokens: [key] }: BackendPlace,
  { connect }: Pick<Deadlines, 'connect'> = DEADLINES,
  connections = 32,
): Upstream => {
  const { origin, pathname } = new URL(backendUrl)
  const prefix = pathname.replace(/\/+$/, '')
  // undici's own timers are coarse (nodejs/undici#4055): every call has a deadline of its own, and these are a safety
  // net.
  const pool = new Pool(origin, {
    connections,
    pipelining: 1,
    keepAliveTimeout: 30_000,
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
    connect: { timeout: connect },
  })
  return {
    send: ({ method, path, headers, body, address, deadlineMs, answerBytes = MAX_ANSWER_BYTES }) =>
      new Promise((resolve, reject) => {
        const reader = new Reader(deadlineMs, answerBytes, (answer) =>
          answer instanceof Fault ? reject(answer) : resolve(answer),
        )
        const shown = key === undefined ? headers : withKey(headers, key, address)
        try {
          pool.dispatch({ method, path: prefix + path, headers: shown, body: body ?? null }, reader)
        } catch (error) {
          reader.fail(new Fault('network', error instanceof Error ? error.message : String(error), error))
        }
      }),
    close: () => pool.close(),
  }
}
