import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from './context.ts'
import { AppError } from './errors.ts'
import { createCall, type CallDeps } from './upstream/call.ts'
import type { Capabilities } from './upstream/capabilities.ts'

export interface ContextDeps extends CallDeps {
  capabilities: Capabilities
}

const signInFirst = () => new AppError('UNAUTHENTICATED', 'Please sign in first.', { status: 401 })

/** The context of a request that carries its shopper: `/graphql` and personal pages. */
export const shopperContext =
  (app: FastifyInstance, deps: ContextDeps) =>
  (request: FastifyRequest, reply: FastifyReply): Context => {
    const session = app.session(request, reply)
    const context: Context = {
      call: createCall(deps, {
        requestId: request.id,
        log: request.log,
        // Read at each call: a sign-in in this request speaks for the shopper from then on.
        get authorization() {
          return session.authorization
        },
        cookie: session.forwardedCookies,
        onSetCookie: session.passOn,
        onSessionEnded: () => {
          // A bearer that an API client brought says nothing of the browser's session.
          if (session.token && session.authorization === `Bearer ${session.token}`) session.end()
        },
      }),
      features: deps.capabilities.features,
      get signedIn() {
        return session.authorization !== undefined
      },
      requireSession: () => {
        if (session.authorization === undefined) throw signInFirst()
      },
      startSession: session.start,
      endSession: session.end,
      get visitorBag() {
        return session.visitorBag
      },
      setVisitorBag: session.setVisitorBag,
      requestId: request.id,
      log: request.log,
    }
    return context
  }

const nothing = () => undefined

/** The context of a public page: the same for everyone, so no shopper, no cookie in or out. */
export const publicContext =
  (deps: ContextDeps) =>
  (request: FastifyRequest): Context => ({
    call: createCall(deps, {
      requestId: request.id,
      log: request.log,
      authorization: undefined,
      cookie: undefined,
      onSetCookie: nothing,
      onSessionEnded: nothing,
    }),
    features: deps.capabilities.features,
    signedIn: false,
    requireSession: () => {
      throw signInFirst()
    },
    startSession: nothing,
    endSession: nothing,
    visitorBag: undefined,
    setVisitorBag: nothing,
    requestId: request.id,
    log: request.log,
  })
