import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Context, House, Log } from './context.ts'
import { isLanguage, type Language } from '#contract/languages.ts'
import { AppError } from './errors.ts'
import { WordsOfRequest } from './phrasebook.ts'
import type { Session } from './plugins/session.ts'
import type { Dependencies } from './cache/dependencies.ts'
import { createCall, type CallDeps, type CallerFacts } from './upstream/call.ts'
import type { Capabilities } from './upstream/capabilities.ts'
import type { RequestSpan } from './upstream/request-span.ts'

export interface ContextDeps extends CallDeps {
  capabilities: Capabilities
  demo: boolean
  house: House
  /** The languages of the house, the first one first; empty if nothing is built. */
  languages: readonly Language[]
}

const signInFirst = () => new AppError('UNAUTHENTICATED', 'Please sign in first.', { status: 401 })

const asLanguage = (code: unknown): Language | undefined => (isLanguage(code) ? code : undefined)

/** The language of a page: its address alone says it, because the page is kept for everybody by its address. */
const languageOfPage = ({ url }: Pick<FastifyRequest, 'url'>): Language | undefined =>
  asLanguage(/^\/([a-z]{2})(?=[/?]|$)/.exec(url)?.[1])

/** The language of the page that a request comes from: pages say it in a header, a page itself in its address. */
export const languageOf = ({
  headers,
  url,
}: Pick<FastifyRequest, 'headers' | 'url'>): Language | undefined =>
  headers['x-language'] === undefined ? languageOfPage({ url }) : asLanguage(headers['x-language'])

/**
 * What the calls of a request need to know about its shopper, read at each call, so that a sign-in in this request
 * counts at once.
 */
class ShopperFacts implements CallerFacts {
  readonly requestId: string
  readonly log: Log
  readonly session: Session
  readonly dependencies: Dependencies | undefined
  readonly span: RequestSpan | undefined
  readonly address: string
  readonly language: Language | undefined
  verified = false

  constructor(session: Session, request: FastifyRequest) {
    const { id, log, dependencies, span, ip } = request
    this.session = session
    this.dependencies = dependencies
    this.span = span
    this.requestId = id
    this.log = log
    this.address = ip
    this.language = languageOf(request)
  }
  get authorization() {
    return this.session.authorization
  }
  get cookie() {
    return this.session.forwardedCookies
  }
  onSetCookie(lines: string[]) {
    this.session.passOn(lines)
  }
  onSessionVerified() {
    this.verified = true
  }
  onSessionEnded() {
    const { token, authorization } = this.session
    // The bearer of an API client says nothing about the browser's session.
    if (token && authorization === `Bearer ${token}`) this.session.end()
  }
}

class ShopperContext implements Context {
  readonly call: Call
  readonly features: Context['features']
  readonly demo: boolean
  readonly house: House
  readonly requestId: string
  readonly language: string | undefined
  readonly words: Context['words']
  readonly log: Log
  readonly session: Session
  readonly dependencies: Dependencies | undefined
  readonly facts: ShopperFacts

  constructor(session: Session, deps: ContextDeps, request: FastifyRequest) {
    this.session = session
    this.dependencies = request.dependencies
    this.facts = new ShopperFacts(session, request)
    this.call = createCall(deps, this.facts)
    this.features = deps.capabilities.features
    this.demo = deps.demo
    this.house = deps.house
    this.requestId = request.id
    this.language = this.facts.language
    this.words = wordsOf(deps, request, this.facts.language)
    this.log = request.log
  }
  /** An answer that depends on the caller must not be shared. */
  get whoAsks() {
    this.dependencies?.keepOut()
    return this.session
  }
  get signedIn() {
    return this.whoAsks.authorization !== undefined
  }
  get sessionVerified() {
    return this.facts.verified
  }
  get visitorBag() {
    return this.whoAsks.visitorBag
  }
  get device() {
    return this.whoAsks.device
  }
  keepDevice(token: string) {
    this.whoAsks.keepDevice(token)
  }
  get passkeyTicket() {
    return this.whoAsks.passkeyTicket
  }
  keepPasskeyTicket(ticket: string | undefined) {
    this.whoAsks.keepPasskeyTicket(ticket)
  }
  requireSession() {
    if (this.whoAsks.authorization === undefined) throw signInFirst()
  }
  startSession(token: string) {
    this.whoAsks.start(token)
  }
  endSession() {
    this.whoAsks.end()
  }
  setVisitorBag(id: string | undefined) {
    this.whoAsks.setVisitorBag(id)
  }
}

const nothing = () => undefined

/** Calls for nobody: their answers are the same for everyone. */
const callOfNobody = (deps: ContextDeps, request: FastifyRequest, dependencies: Dependencies | undefined) =>
  createCall(deps, {
    dependencies,
    span: request.span,
    requestId: request.id,
    log: request.log,
    address: undefined,
    authorization: undefined,
    cookie: undefined,
    onSetCookie: nothing,
    onSessionEnded: nothing,
    onSessionVerified: nothing,
  })

/** A house of one language has nothing to translate into. */
const wordsOf = (deps: ContextDeps, request: FastifyRequest, asked: Language | undefined, nobody?: Call) => {
  const language = asked ?? deps.languages[0]
  if (deps.languages.length < 2 || language === undefined) return undefined
  const call = nobody ?? callOfNobody(deps, request, request.dependencies)
  return new WordsOfRequest({ call, offers: deps.offers, language, log: request.log })
}

/** The context of a request that carries its shopper: `/graphql` and personal pages. */
export const shopperContext =
  (app: FastifyInstance, deps: ContextDeps) =>
  (request: FastifyRequest, reply: FastifyReply): Context =>
    new ShopperContext(app.session(request, reply), deps, request)

/** The context of a public page: the same for everyone, so no shopper, no cookie in or out. */
export const publicContext =
  (deps: ContextDeps) =>
  (request: FastifyRequest, dependencies?: Dependencies): Context => {
    const call = callOfNobody(deps, request, dependencies)
    const language = languageOfPage(request)
    return {
      call,
      language,
      words: wordsOf(deps, request, language, call),
      features: deps.capabilities.features,
      signedIn: false,
      sessionVerified: false,
      requireSession: () => {
        throw signInFirst()
      },
      device: { token: undefined, agent: undefined },
      keepDevice: nothing,
      passkeyTicket: undefined,
      keepPasskeyTicket: nothing,
      startSession: nothing,
      endSession: nothing,
      visitorBag: undefined,
      setVisitorBag: nothing,
      demo: deps.demo,
      house: deps.house,
      requestId: request.id,
      log: request.log,
    }
  }
