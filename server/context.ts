import type { AnyEndpoint, AnswerOf, BodyOf, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import type { ContentPage } from '#contract/content.ts'
import type { NavigationSource } from '#contract/navigation.ts'
import type { ShopFacts } from '#contract/shop.ts'
import type { BaseLogger } from 'pino'

/** What a call sends. A member is absent if the endpoint has none. */
export interface CallInput<E extends AnyEndpoint> {
  params?: ParamsOf<E>
  query?: QueryOf<E>
  body?: BodyOf<E>
  /** Sent as `Idempotency-Key`; makes a write safe to repeat. */
  idempotencyKey?: string
}

/**
 * Calls the backend. Throws `AppError` with a normalised code; a GET is remembered for the life of one request.
 * The signed-in token (or an API client's own bearer) and the request id travel along.
 */
export type Call = <E extends AnyEndpoint>(endpoint: E, input?: CallInput<E>) => Promise<AnswerOf<E>>

/** The request's logger: every line carries the request id. */
export type Log = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>

/** Words under one heading. */
interface PieceNote {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/**
 * The files of the chosen house, as far as the shop shows them in front of a backend that says nothing about itself.
 */
export interface House {
  /** Name, addresses and the like, but none of the facts that promise what only a backend can do. */
  facts: () => ShopFacts | undefined
  navigation: () => NavigationSource | undefined
  /** The home page, with its pictures. */
  home: () => ContentPage | undefined
  /** The texts of each piece's accordion, by heading, as far as no other page is needed for them. */
  pieceNotes: () => readonly PieceNote[] | undefined
}

/** What the house wrote, in one of its languages. */
export interface Phrasebook {
  /** A text in that language; one that is not translated as it is. */
  readonly says: (text: string) => string
  /** What pieces are chosen by. */
  readonly choices: readonly { readonly text: string; readonly says: string }[]
}

/** The phrasebook of one request. */
export interface PageWords {
  /** Undefined until it is read, and if nothing is translated into the language of the page. */
  readonly book: Phrasebook | undefined
  /** Reads the book, once; undefined when that is done. */
  readonly reading: () => Promise<void> | undefined
}

/** What resolvers see of the request that they answer. */
export interface Context {
  call: Call
  /** The backend's optional abilities; empty if it speaks only section 7. Cached for 60 seconds. */
  features: () => Promise<ReadonlySet<string>>
  /** True when the request carries a session cookie or a bearer token. Not proof that it is still valid. */
  signedIn: boolean
  /** True once the backend has answered this request as coming from a signed-in shopper. */
  sessionVerified: boolean
  /** Throws UNAUTHENTICATED (401) when nobody is signed in; never a silent null. */
  requireSession: () => void
  /** Starts the browser's session after sign-in: sets the HttpOnly cookie and the powerless `signed_in` flag. */
  startSession: (token: string) => void
  /** Ends the browser's session by clearing both cookies. Revoking it in the backend is a separate call. */
  endSession: () => void
  /** The token that shows that this browser signed in before, and the browser's name for itself. */
  device: { token: string | undefined; agent: string | undefined }
  /** Stores the token of this browser in an HttpOnly cookie. */
  keepDevice: (token: string) => void
  /** The ticket that binds a sign-in by passkey to this browser, from its HttpOnly cookie. */
  passkeyTicket: string | undefined
  /** Sets (for minutes) or clears that cookie. */
  keepPasskeyTicket: (ticket: string | undefined) => void
  /** The opaque id of a visitor's bag, from its HttpOnly cookie. */
  visitorBag: string | undefined
  /** Sets (30 days) or clears the visitor's bag cookie. */
  setVisitorBag: (id: string | undefined) => void
  /** What the house says of itself, for a backend that does not. */
  house: House
  /** True in the mode `demo`: pages that show the shop from inside are open. */
  demo: boolean
  requestId: string
  /** The language of the page that asks, where it says one. */
  language?: string | undefined
  /**
   * What the house wrote, in the language of the page; read before any field below Query or Mutation is answered.
   * Absent in a house with one language.
   */
  words?: PageWords | undefined
  log: Log
}
