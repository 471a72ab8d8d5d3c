import { Type, type Static } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Moment } from './formats.ts'
import { TypedCode } from './one-time-codes.ts'

const Email = Type.String({ maxLength: 254 })
const Password = Type.String({ maxLength: 512 })
const Token = Type.String({ minLength: 1, maxLength: 128 })

/**
 * The calling browser. Sent only to a backend with the feature `devices`. `token` is what an earlier sign-in returned
 * as `device`: other people's guesses never hold back a browser that has signed in before.
 */
export const Device = strict({
  token: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  /** The User-Agent of the browser: stored only as plain words, e.g. 'Chrome on Windows'. */
  agent: Type.Optional(Type.String({ maxLength: 400 })),
})
export type Device = Static<typeof Device>

/** A session. Its token and that of a new device are shown once; the backend keeps only their hashes. */
export const Session = Type.Object({
  token: Type.String(),
  expiresAt: Moment,
  /** Present if this browser was not known: it sends this with its next sign-ins. */
  device: Type.Optional(Type.String()),
})
export type Session = Static<typeof Session>

const Accepted = Type.Object({ status: Type.Literal('accepted') })
const Done = Type.Object({ status: Type.Literal('done') })

export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/api/session',
  feature: 'account',
  body: strict({
    email: Email,
    password: Password,
    /** Six digits or a recovery code: required (CODE_REQUIRED) if the shopper has turned codes on. */
    code: Type.Optional(TypedCode),
    /** The visitor's bag, merged into the shopper's in the same transaction. */
    visitorBag: Type.Optional(Type.String({ maxLength: 128 })),
    device: Type.Optional(Device),
  }),
  answer: Session,
})

/** Ends the session of the call. The answer is the same if it had already ended. */
export const signOut = endpoint({
  name: 'signOut',
  method: 'DELETE',
  path: '/api/session',
  feature: 'account',
  answer: Done,
  repeatable: true,
})

/**
 * Ends every other session of the shopper. Refused with CONFIRM_IDENTITY until the identity is confirmed
 * (`confirmIdentity`).
 */
export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/sessions/others',
  caller: 'shopper',
  feature: 'other-sessions',
  answer: Type.Object({ ended: Type.Integer() }),
  repeatable: true,
})

/** One browser or device in which the shopper is signed in. */
export const OpenSession = Type.Object({
  _id: Type.String(),
  /** Plain words, e.g. 'Chrome on Windows'; absent if the browser did not say. */
  device: Type.Optional(Type.String()),
  since: Moment,
  /** When it was last used, to the hour. */
  usedAt: Moment,
  /** True for the calling session. */
  current: Type.Boolean(),
})
export type OpenSession = Static<typeof OpenSession>

/** All sessions of the shopper: the calling one, then the most recently used. */
export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/sessions',
  caller: 'shopper',
  feature: 'devices',
  answer: Type.Array(OpenSession),
})

/**
 * Ends one session. To end any other than the calling one, the identity must be confirmed, as in `endOtherSessions`.
 */
export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/sessions/:sessionId',
  caller: 'shopper',
  feature: 'devices',
  params: Type.Object({ sessionId: Type.String({ maxLength: 64 }) }),
  answer: Done,
  repeatable: true,
})

/** Sends a sign-in link, for a browser that is held back. The answer is the same for known and unknown e-mails. */
export const requestSignInLink = endpoint({
  name: 'requestSignInLink',
  method: 'POST',
  path: '/api/sign-in-links',
  feature: 'devices',
  body: strict({ email: Email }),
  answer: Accepted,
  status: 202,
})

/** Spends the token of a sign-in e-mail. */
export const signInByLink = endpoint({
  name: 'signInByLink',
  method: 'POST',
  path: '/api/session/link',
  feature: 'devices',
  body: strict({
    token: Token,
    code: Type.Optional(TypedCode),
    visitorBag: Type.Optional(Type.String({ maxLength: 128 })),
    device: Type.Optional(Device),
  }),
  answer: Session,
})
