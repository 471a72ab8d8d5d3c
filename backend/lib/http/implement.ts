import type { SummedApproval } from '#contract/approvals.ts'
import type { Language } from '#contract/languages.ts'
import type { PaymentWay } from '#contract/payment-way.ts'
import type { Sentence } from '#backend/lib/words/words.ts'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { AccountHooks, AccountLife, KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import type { Db } from '#backend/lib/store/db-handle.ts'
import type { TokenMakers } from '#backend/lib/rows/email-shape.ts'
import type { Sealer } from '#backend/lib/security/sealer.ts'
import type { Feature, NextStep, StaffRole } from '#contract/endpoint.ts'
import type { AnyEndpoint, AnswerOf, BodyOf, ParamsOf, QueryOf } from '#contract/endpoint.ts'

/** A caller of the house: a machine by its token, or a member of the staff. */
export interface House {
  readonly kind: 'operator'
  /** Their name in the audit trail: `token:<name>`, or an e-mail. */
  readonly name: string
  readonly role: StaffRole
  /** SHA-256 of the token that they called with. */
  readonly tokenHash: string
  /** The person; undefined for a machine, which cannot confirm what needs a second person. */
  readonly staffId?: string | undefined
  /** OPERATOR_TOKEN, or a token made with it: what needs a second person passes. */
  readonly actsAlone?: boolean
}

/** Who calls, as the account module resolved it from the bearer token or the session cookie. */
export type Identity =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'shopper'; readonly accountId: string; readonly sessionId: string }
  | House

/** A checked request: params, query and body already fit the endpoint's schemas. */
export interface Incoming<E extends AnyEndpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly caller: Identity
  /** The account of the caller. Throws 401 when nobody is signed in: put it into the WHERE of every query. */
  readonly accountId: string
  readonly idempotencyKey: string | undefined
  readonly requestId: string
  /** The address that the call came from. */
  readonly origin: string
  /** The bearer token of the call. */
  readonly token: string | undefined
  readonly log: Logger
  /** Answers with another success status than the endpoint's (202 while pending). */
  readonly setStatus: (status: number) => void
}

/** An answer that is written as JSON already, by the schema of its endpoint: its bytes go out as they are. */
export class Written {
  readonly bytes: Buffer
  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}

export interface Implementation {
  readonly endpoint: AnyEndpoint
  /** A method, so that a handler may ask for the narrower request of its own endpoint. */
  handle(request: Incoming<AnyEndpoint>): Promise<unknown>
}

/** Ties an endpoint of the contract to the code that answers it. */
export const implement = <E extends AnyEndpoint>(
  endpoint: E,
  handle: (request: Incoming<E>) => Promise<AnswerOf<E> | Written>,
): Implementation => ({ endpoint, handle })

export type { Db } from '#backend/lib/store/db-handle.ts'

/** The clock, replaceable in tests. Milliseconds since 1970. */
export interface Clock {
  now: () => number
}

/** What every module gets. */
export interface Deps {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly config: BackendConfig
  /** Encrypts single values of the store with DATA_KEY. */
  readonly sealer: Sealer
  /** Hears what `pg_notify` sends on a channel, until the returned function is called. */
  readonly listen: Listen
  /** Counters and gauges behind `GET /metrics`. */
  readonly metrics: Registry
  /** What the modules do as accounts are opened and deleted. */
  readonly accounts: AccountLife
}

export type Listen = (
  channel: string,
  hear: (payload: string) => void,
  lost?: () => void,
) => Promise<() => Promise<void>>

/** The account of this token. Never throws: an unknown, ended or expired token is treated as a visitor. */
export type ResolveCaller = (deps: Deps, token: string) => Promise<Identity>

/** Whose token of the house this is; undefined if it is unknown, ended or not valid here. */
export type ResolveHouse = (deps: Deps, token: string, door: 'bearer' | 'desk') => Promise<House | undefined>

/**
 * The most that this house's bank takes in one payment of each kind, in paise; a way that is absent has its published
 * maximum.
 */
export type PayMaxima = Readonly<Partial<Record<PaymentWay, number>>>

/** Colours as `#RRGGBB`, typefaces as CSS names them. */
export interface Brand {
  readonly colours: Readonly<
    Record<'house' | 'onHouse' | 'background' | 'ink' | 'quiet' | 'rule', string>
  > & {
    readonly accent?: string
  }
  readonly text: string
  readonly display: string
}

/** Read once from the environment by `backend/config.ts`. */
export interface BackendConfig {
  readonly host: string
  readonly port: number
  readonly databaseUrl: string | undefined
  /** The most connections of the pool. */
  readonly databaseConnections: number
  readonly dataDir: string
  /** The folder of the house that an empty store is filled from. */
  readonly house: string
  /** Whether an empty store is filled. */
  readonly seed: boolean
  /** The free share of the disk of the embedded store, 0 to 1, below which the backend says that it is not ready. */
  readonly leastDiskFree: number
  readonly shopMode: 'demo' | 'production'
  readonly publicUrl: string
  readonly logLevel: string
  /** Where spans are sent (OTLP over HTTP) and for which share of requests; undefined: nothing is traced. */
  readonly traces?: { readonly endpoint: string; readonly ratio: number } | undefined
  /** The keys of the BFF; two while one replaces the other. */
  readonly internalTokens: readonly string[]
  /**
   * Addresses or ranges whose X-Forwarded-For is trusted, for what comes through a proxy: the desk and the provider's
   * webhook.
   */
  readonly trustedProxies: readonly string[]
  readonly rateLimits: boolean
  /**
   * 32 bytes each, as base64 or hex: the first one encrypts, all of them decrypt. Empty: a demo makes its own.
   */
  readonly dataKeys: readonly string[]
  readonly operatorToken: string | undefined
  /** The address of the staff's pages, before `/desk`. */
  readonly deskUrl: string
  /** The folder of the built desk. Without one, its pages say that it is not built. */
  readonly deskFiles: string
  /** The folder of the build. */
  readonly dist: string
  /** Where pictures come from that the desk shows. */
  readonly pictureOrigins: readonly string[]
  readonly houseName: string
  readonly smtpUrl: string | undefined
  /** Mail is sent over an encrypted connection or not at all; not required for a server on this machine. */
  readonly mailEncrypted: boolean
  readonly mailFrom: string
  /** The languages of the shop, the first one at the plain addresses. */
  readonly languages: readonly Language[]
  /** Sentences in the house's own words, by language and the engine's English. */
  readonly sentences: Partial<Record<Language, Readonly<Record<string, string>>>>
  /** The design of e-mails. */
  readonly brand: Brand
  readonly stripeSecretKey: string | undefined
  readonly stripeWebhookSecret: string | undefined
  readonly allowTestPayments: boolean
  readonly paymentsPort: number
  readonly payMaxima: PayMaxima
  /**
   * Paise: above these a second person confirms what a member of the staff does; a kind that is absent needs none.
   */
  readonly fourEyesAbove: Readonly<Partial<Record<SummedApproval, number>>>
  /** Cost of a password hash, as a power of two. Tests lower it; a shop in production cannot. */
  readonly passwordLogN?: number
  /** A file of leaked passwords. */
  readonly breachedPasswords?: string
}

/** Work in the background, safe in several copies (`FOR UPDATE SKIP LOCKED`). */
export interface Job {
  readonly name: string
  /** Milliseconds between the end of one run and the start of the next. */
  readonly everyMs: number
  /** One run. A long run ends soon once `stop` is aborted, because the program has been asked to end. */
  readonly run: (stop: AbortSignal) => Promise<void>
}

/**
 * One domain of the backend: its endpoints, jobs, metrics, and the personal data it stores. Whatever could be forgotten
 * silently must be named here, even if there is none.
 */
export interface Module {
  /** The name of its folder. */
  readonly name: string
  readonly routes: (deps: Deps) => readonly Implementation[]
  readonly jobs: (deps: Deps) => readonly Job[]
  /** Registers its counters and gauges. */
  readonly metrics: (deps: Deps) => void
  /** What it exports and erases with an account. */
  readonly accounts: AccountHooks | typeof KEEPS_NOTHING
  /** Makes the one-time tokens of its e-mails. */
  readonly tokens?: Partial<TokenMakers>
  /** Features that are not an endpoint of their own, e.g. `sort`. Endpoints bring theirs. */
  readonly features?: readonly Feature[]
  /** Which of its features this house does not have now: nobody visits a house without a salon. */
  readonly lacking?: (deps: Deps) => Promise<readonly Feature[]>
  /** Endpoints that `plugin` answers itself. */
  readonly byPlugin?: readonly AnyEndpoint[]
  /**
   * Routes that are not JSON by contract: streams, webhooks that need the raw body, pages. Has its own Fastify scope.
   */
  readonly plugin?: (app: FastifyInstance, deps: Deps) => Promise<void>
}

/** No routes, no jobs, no metrics. */
export const none = (): [] => []

/** What a failure says besides its sentence. */
interface RefusalDetails {
  /** Sentences about single fields of a refused form. */
  readonly fields?: Readonly<Record<string, string | Sentence>> | undefined
  /** Rupees: what the piece costs now, if its price was refused. */
  readonly price?: number | undefined
  /** What the shopper can do next. */
  readonly nextStep?: NextStep | undefined
  /** The request to a second person, if one has to confirm the act. */
  readonly approval?: number
}

/** A failure the caller may read: status, code and a sentence. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>> | undefined
  /** The same with its values separate, for readers of another language. */
  readonly said: { readonly message: string | Sentence } & Pick<RefusalDetails, 'fields'>
  readonly details: Omit<RefusalDetails, 'fields'>
  constructor(
    status: number,
    code: string,
    message: string | Sentence,
    { fields, ...details }: RefusalDetails = {},
  ) {
    super(String(message))
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.said = { message, fields }
    this.fields =
      fields && Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, String(text)]))
    this.details = details
  }
}

/** A 422 that says what is wrong with one field. */
export const wrongField = (field: string, sentence: string | Sentence): Refusal =>
  new Refusal(422, 'VALIDATION', sentence, { fields: { [field]: sentence } })
