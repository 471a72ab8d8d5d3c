import { Type, type Static, type TObject, type TSchema } from 'typebox'

/** Who may call: anybody; a signed-in shopper; or the house, which means its staff and the tokens of its machines. */
type Caller = 'anyone' | 'shopper' | 'operator'

/** The role of a member of the staff. Each endpoint of the operator names the roles that may call it. */
export const STAFF_ROLES = ['owner', 'manager', 'workshop', 'counter'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/**
 * Optional abilities of a backend, listed by `GET /api/capabilities`. An endpoint without a feature is part of
 * specification section 7 and always available.
 */
export type Feature =
  | 'account'
  | 'appointments'
  | 'bag'
  | 'blog-list'
  | 'changes'
  | 'checkout'
  | 'configure'
  | 'content'
  | 'devices'
  | 'drafts'
  | 'email-change'
  | 'enquiries'
  | 'estimates'
  | 'facets'
  | 'frame'
  | 'message-pictures'
  | 'messages'
  | 'navigation'
  | 'one-time-codes'
  | 'operator'
  | 'other-sessions'
  | 'passkeys'
  | 'passport'
  | 'password-change'
  | 'personalise'
  | 'pictures'
  | 'points'
  | 'products-by-id'
  | 'promise'
  | 'rates'
  | 'related'
  | 'returns'
  | 'ring-sizes'
  | 'search'
  | 'settings'
  | 'shop'
  | 'sort'
  | 'step-up'
  | 'stores'
  | 'tracking'
  | 'translations'
  | 'wishlist'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One REST call, declared once: the backend registers its route from it and the BFF types its call by it. */
export interface Endpoint<P extends TSchema, Q extends TSchema, B extends TSchema, A extends TSchema> {
  readonly name: string
  readonly method: Method
  /** Fastify style, e.g. `/api/products/:id`. */
  readonly path: string
  readonly caller: Caller
  /** The roles of the house that may call; empty for endpoints that are not the operator's. */
  readonly may: readonly StaffRole[]
  readonly params: P
  readonly query: Q
  readonly body: B
  /** The answer if it succeeds; a failure is always `Failure`. */
  readonly answer: A
  /** Status of success. Default 200. */
  readonly status: number
  readonly feature: Feature | undefined
  /**
   * Entity kinds that this answer depends on. Set only if the same bytes are right for everyone: then the BFF may
   * share a call in flight and cache the answer until one of these entities changes. Absent: never.
   */
  readonly sharedBy: readonly EntityKind[] | undefined
  /** Whether a failed write may be sent again. True only if a repeated call has no second effect. */
  readonly repeatable: boolean
  /**
   * The largest body, if other than the backend's usual 100 kB. Such a body is read only after the caller is known.
   */
  readonly bodyBytes: number | undefined
  /** The largest answer that the BFF reads, if other than its usual two megabytes. */
  readonly answerBytes: number | undefined
}

/** The kinds that the change feed names. Stored answers that depend on one are dropped when it changes. */
export const ENTITY_KINDS = ['product', 'category', 'blog', 'content', 'store', 'rate', 'shop'] as const
export type EntityKind = (typeof ENTITY_KINDS)[number]

export type AnyEndpoint = Endpoint<TSchema, TSchema, TSchema, TSchema>
export type ParamsOf<E extends AnyEndpoint> = Static<E['params']>
export type QueryOf<E extends AnyEndpoint> = Static<E['query']>
export type BodyOf<E extends AnyEndpoint> = Static<E['body']>
export type AnswerOf<E extends AnyEndpoint> = Static<E['answer']>

const nothing = Type.Object({})
type Nothing = typeof nothing

interface Statement<P extends TSchema, Q extends TSchema, B extends TSchema, A extends TSchema> {
  /** The roles that may call; an operator's endpoint without any is open to nobody. */
  may?: readonly StaffRole[]
  caller?: Caller
  name: string
  method: Method
  path: string
  params?: P
  query?: Q
  body?: B
  answer: A
  status?: number
  feature?: Feature
  sharedBy?: readonly EntityKind[]
  repeatable?: boolean
  bodyBytes?: number
  answerBytes?: number
}

/**
 * Declares one endpoint. Defaults: anyone may call it; no params, query or body; never shared; GETs are repeatable.
 */
export const endpoint = <
  A extends TSchema,
  P extends TSchema = Nothing,
  Q extends TSchema = Nothing,
  B extends TSchema = Nothing,
>(
  s: Statement<P, Q, B, A>,
): Endpoint<P, Q, B, A> => ({
  name: s.name,
  method: s.method,
  path: s.path,
  caller: s.caller ?? 'anyone',
  may: s.may ?? [],
  params: s.params ?? (nothing as TSchema as P),
  query: s.query ?? (nothing as TSchema as Q),
  body: s.body ?? (nothing as TSchema as B),
  answer: s.answer,
  status: s.status ?? 200,
  feature: s.feature,
  sharedBy: s.sharedBy,
  repeatable: s.repeatable ?? s.method === 'GET',
  bodyBytes: s.bodyBytes,
  answerBytes: s.answerBytes,
})

/** An object that refuses unknown members; every request body is one (no mass assignment). */
export const strict = <T extends TObject['properties']>(properties: T) =>
  Type.Object(properties, { additionalProperties: false })

/** What the shopper can do after a refusal: try again, change the bag, change the account, or write to the house. */
export const NextStep = Type.Union([
  Type.Literal('retry'),
  Type.Literal('bag'),
  Type.Literal('account'),
  Type.Literal('write'),
])
export type NextStep = Static<typeof NextStep>

/** The body of every failed call. `message` is safe to show when the status is below 500. */
export const Failure = Type.Object({
  message: Type.String(),
  code: Type.String(),
  requestId: Type.String(),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** With PRICE_CHANGED of a single piece: what it costs now, in rupees. */
  price: Type.Optional(Type.Number()),
  /** With PAYMENT_REFUSED and CHECKOUT_IN_PROGRESS. */
  nextStep: Type.Optional(NextStep),
  /** If a second person confirms the act first: the number of the request, which now exists. */
  approval: Type.Optional(Type.Integer()),
})
export type Failure = Static<typeof Failure>
