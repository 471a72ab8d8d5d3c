import type { AnswerOf, AnyEndpoint } from '#contract/endpoint.ts'
import { KEY_REFUSED } from '#contract/internal.ts'
import type { Call, CallInput, Log } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { AnswerCache } from '#server/cache/answer-cache.ts'
import type { Dependencies } from '#server/cache/dependencies.ts'
import { addressOf } from './address.ts'
import { groupOfPath, type Breaker } from './breaker.ts'
import { fitsAnswer, whyNot, withoutUnfitPictures } from './checks.ts'
import type { Deadlines } from './deadlines.ts'
import { Fault } from './fault.ts'
import type { Upstream, UpstreamAnswer, UpstreamRequest } from './http.ts'
import { upstreamRefused, upstreamUnavailable } from './normalise-error.ts'
import type { RequestSpan } from './request-span.ts'
import type { RetryBudget } from './retry-budget.ts'

/** Total attempts for a call that may be repeated. */
const MOST_TRIES = 3

/** What the calls of one request take from that request. */
export interface CallerFacts {
  requestId: string
  log: Log
  /** `Bearer …`, from the session cookie or the API client's own header. */
  authorization: string | undefined
  /** The shopper's address, for the limits of a backend that is sent the key. */
  address: string | undefined
  /** The allow-listed cookies, as one Cookie header. */
  cookie: string | undefined
  /** The backend's Set-Cookie lines, unfiltered. */
  onSetCookie: (lines: string[]) => void
  onSessionEnded: () => void
  /** The backend answered in a way that only a signed-in shopper gets. */
  onSessionVerified: () => void
  language?: string | undefined
  /** Records what the answer depends on, if it may be cached for others. */
  dependencies?: Dependencies | undefined
  /** Undefined unless traces are exported. */
  span?: RequestSpan | undefined
}

export interface CallDeps {
  upstream: Upstream
  deadlines: Deadlines
  budget: RetryBudget
  breaker: Breaker
  /** Whether the backend has this feature. See capabilities.ts. */
  offers: (feature: NonNullable<AnyEndpoint['feature']>) => Promise<boolean>
  observe: (endpoint: string, outcome: string, ms: number) => void
  /** Answers that are the same for everyone. */
  cache: AnswerCache
}

/** Half of a surrogate pair is not text and cannot be sent. Names of members are checked too. */
const isText = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isText)
  for (const name of Object.keys(value)) {
    if (!name.isWellFormed() || !isText(Reflect.get(value, name))) return false
  }
  return true
}

const checkText = ({ params, query, body }: CallInput<AnyEndpoint>) => {
  if (isText(params) && isText(query) && isText(body)) return
  throw new AppError('BAD_REQUEST', 'A text in this request cannot be read.', { status: 400 })
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What the backend accepts as an Idempotency-Key. */
const KEY = /^[\x21-\x7e]{1,128}$/

/** The backend does not know this shop; this says nothing about the shopper. */
const isKeyRefused = (body: unknown) =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === KEY_REFUSED

const retryableStatus = (status: number) => status === 502 || status === 503 || status === 504

interface Remembered<E extends AnyEndpoint = AnyEndpoint> {
  readonly endpoint: E
  readonly answer: Promise<AnswerOf<E>>
}
const isOf = <E extends AnyEndpoint>(known: Remembered, endpoint: E): known is Remembered<E> =>
  known.endpoint === endpoint

/** Builds `ctx.call` for one request. A GET is cached for the duration of that request. */
export const createCall = (deps: CallDeps, caller: CallerFacts): Call => {
  const remembered = new Map<string, Remembered>()
  /** Parts of the backend that failed this request: it waits for each only once. */
  const failing = new Set<string>()

  const attempt = (
    request: Omit<UpstreamRequest, 'deadlineMs'>,
    group: string,
    deadline: number,
    started: number,
  ): Promise<UpstreamAnswer> => {
    const span = caller.span?.call(request.name)
    const headers = span ? { ...request.headers, traceparent: span.traceparent } : request.headers
    const seen = (outcome: string) => {
      deps.observe(request.name, outcome, performance.now() - started)
      span?.end(outcome)
    }
    const make = () =>
      deps.upstream.send({ ...request, headers, deadlineMs: Math.max(1, Math.round(deadline)) })
    return deps.breaker.attempt(group, make, request.method === 'GET' ? 'read' : 'write').then(
      (answer) => {
        seen(String(answer.status))
        return answer
      },
      (error: unknown) => {
        seen(error instanceof Fault ? error.kind : 'error')
        throw error
      },
    )
  }

  /** Repeats only what may be repeated, while time and the retry budget last. */
  const send = async (endpoint: AnyEndpoint, request: Omit<UpstreamRequest, 'deadlineMs'>, tries: number) => {
    const isRead = endpoint.method === 'GET'
    const total = isRead ? deps.deadlines.read : deps.deadlines.write
    const started = performance.now()
    deps.budget.called()
    let at = started
    for (let n = 1; ; n++) {
      const left = total - (at - started)
      const mayRepeat = () => n < tries && total - (performance.now() - started) > 100 && deps.budget.take()
      try {
        const deadline = isRead ? Math.min(deps.deadlines.readAttempt, left) : left
        const answer = await attempt(request, groupOfPath(endpoint.path), deadline, at)
        if (!retryableStatus(answer.status) || !mayRepeat()) return answer
        const said = { endpoint: endpoint.name, status: answer.status, try: n }
        caller.log.debug(said, 'backend refused for now, trying again')
      } catch (error) {
        // A garbled answer to a write may mean that it was done; after a read it does not matter.
        const final =
          !(error instanceof Fault) || error.kind === 'open' || (error.kind === 'garbage' && !isRead)
        if (final || !mayRepeat()) throw error
        const said = { endpoint: endpoint.name, err: error, try: n }
        caller.log.debug(said, 'backend did not answer, trying again')
      }
      await pause(10 + Math.random() * 40 * n)
      at = performance.now()
    }
  }

  const headersFor = (endpoint: AnyEndpoint, input: CallInput<AnyEndpoint>, body: string | undefined) => {
    const headers: Record<string, string> = { accept: 'application/json', 'x-request-id': caller.requestId }
    if (caller.authorization) headers.authorization = caller.authorization
    if (caller.cookie) headers.cookie = caller.cookie
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (caller.language && endpoint.sharedBy === undefined) headers['accept-language'] = caller.language
    if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey
    return headers
  }

  const perform = async <E extends AnyEndpoint>(
    endpoint: E,
    path: string,
    input: CallInput<E>,
    once = false,
  ): Promise<AnswerOf<E>> => {
    if (endpoint.feature && !(await deps.offers(endpoint.feature))) {
      throw new AppError('NOT_OFFERED', 'This shop does not offer that.', { status: 404 })
    }
    // A header with other characters would break the connection instead of being refused.
    if (input.idempotencyKey !== undefined && !KEY.test(input.idempotencyKey))
      throw upstreamRefused(endpoint.name, 400, { message: 'The key of this form is not right.' })
    const body = endpoint.method === 'GET' ? undefined : JSON.stringify(input.body ?? {})
    const request = {
      name: endpoint.name,
      method: endpoint.method,
      path,
      headers: headersFor(endpoint, input, body),
      body,
      address: caller.address,
      answerBytes: endpoint.answerBytes,
    }
    const mayRepeat = endpoint.method === 'GET' || endpoint.repeatable || input.idempotencyKey !== undefined
    let answer: UpstreamAnswer
    try {
      answer = await send(endpoint, request, mayRepeat && !once ? MOST_TRIES : 1)
    } catch (error) {
      // One line says that a part is given up, another that it is back; refusals in between are not logged.
      if (error instanceof Fault && error.kind === 'open')
        caller.log.debug({ endpoint: endpoint.name }, 'the backend is not asked')
      else caller.log.warn({ endpoint: endpoint.name, err: error }, 'the backend did not answer')
      throw upstreamUnavailable(endpoint.name, error)
    }
    if (answer.setCookie.length > 0) caller.onSetCookie(answer.setCookie)
    if (answer.status >= 200 && answer.status < 300) {
      if (fitsAnswer(endpoint, answer.body)) {
        if (endpoint.caller === 'shopper') caller.onSessionVerified()
        return answer.body
      }
      const why = whyNot(endpoint, answer.body)
      const mended = withoutUnfitPictures(endpoint, answer.body)
      if (fitsAnswer(endpoint, mended)) {
        caller.log.warn({ endpoint: endpoint.name, why }, 'a picture was left out: its address is not valid')
        return mended
      }
      caller.log.error({ endpoint: endpoint.name, why }, 'an answer of the backend does not fit the contract')
      throw upstreamUnavailable(endpoint.name, new Fault('garbage', why))
    }
    if (answer.status === 401 && isKeyRefused(answer.body)) {
      caller.log.error(
        { endpoint: endpoint.name },
        'the backend refuses the key of this shop: INTERNAL_TOKEN',
      )
      throw upstreamUnavailable(endpoint.name, new Fault('garbage', 'INTERNAL_TOKEN is refused'))
    }
    if (answer.status >= 400 && answer.status < 500) {
      const refusal = upstreamRefused(endpoint.name, answer.status, answer.body)
      if (refusal.code === 'UNAUTHENTICATED') caller.onSessionEnded()
      throw refusal
    }
    caller.log.warn({ endpoint: endpoint.name, status: answer.status }, 'the backend failed')
    throw upstreamUnavailable(endpoint.name, new Fault('garbage', `status ${answer.status}`))
  }

  /** Nothing with a cookie or a bearer token is ever shared. */
  const isSame = ({ sharedBy }: AnyEndpoint) =>
    sharedBy !== undefined && caller.authorization === undefined && caller.cookie === undefined

  const shared = async <E extends AnyEndpoint>(
    endpoint: E,
    path: string,
    input: CallInput<E>,
  ): Promise<AnswerOf<E>> => {
    const group = groupOfPath(endpoint.path)
    try {
      const { answer, tag, stale } = await deps.cache.read(
        endpoint,
        path,
        (once) => perform(endpoint, path, input, once),
        failing.has(group) ? 'failing' : 'none',
      )
      if (stale) failing.add(group)
      if (stale) caller.dependencies?.readStale(tag)
      else caller.dependencies?.read(tag)
      return answer
    } catch (error) {
      // A 404 is true until somebody creates the thing.
      if (error instanceof AppError && error.code === 'NOT_FOUND')
        caller.dependencies?.read({ kinds: endpoint.sharedBy ?? [] })
      else caller.dependencies?.keepOut()
      throw error
    }
  }

  const personal = <E extends AnyEndpoint>(endpoint: E, path: string, input: CallInput<E>) => {
    caller.dependencies?.keepOut()
    return perform(endpoint, path, input)
  }

  const answered = <E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> => {
    checkText(input)
    const path = addressOf(endpoint, input)
    if (endpoint.method !== 'GET') {
      // What was read before a write may be out of date after it.
      remembered.clear()
      return personal(endpoint, path, input)
    }
    const key = `${endpoint.name} ${path}`
    const known = remembered.get(key)
    if (known && isOf(known, endpoint)) return known.answer
    const answer = isSame(endpoint) ? shared(endpoint, path, input) : personal(endpoint, path, input)
    remembered.set(key, { endpoint, answer })
    return answer
  }
  // Without another promise: a call has a dozen of them as it is.
  return (endpoint, input = {}) => {
    try {
      return answered(endpoint, input)
    } catch (error) {
      return Promise.reject(error)
    }
  }
}
