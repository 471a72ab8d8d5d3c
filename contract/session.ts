import { Type, type Static } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Moment } from './formats.ts'
import { TypedCode } from './one-time-codes.ts'

const Email = Type.String({ maxLength: 254 })
const Password = Type.String({ maxLength: 512 })
const Token = Type.String({ minLength: 1, maxLength: 128 })

/**
 * The browser that asks. Sent only to a backend with the feature `devices`. `token` is what an earlier sign-in
 * answered as `device`: guesses of others never hold back a browser that signed in before.
 */
export const Device = strict({
  token: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  /** The User-Agent of the browser: kept only as plain words, e.g. 'Chrome on Windows'. */
  agent: Type.Optional(Type.String({ maxLength: 400 })),
})
export type Device = Static<typeof Device>

/** A session. Its token and that of a new device are shown once; the backend keeps only their hashes. */
export const Session = Type.Object({
  token: Type.String(),
  expiresAt: Moment,
  /** Present where this browser was not known: it sends this with its next sign-ins. */
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
    /** Six digits or a recovery code: asked for with CODE_REQUIRED where the shopper has turned codes on. */
    code: Type.Optional(TypedCode),
    /** The visitor's bag, merged into the shopper's in the same transaction. */
    visitorBag: Type.Optional(Type.String({ maxLength: 128 })),
    device: Type.Optional(Device),
  }),
  answer: Session,
})

/** Ends the session that the call carries. Answers the same when it had ended already. */
export const signOut = endpoint({
  name: 'signOut',
  method: 'DELETE',
  path: '/api/session',
  feature: 'account',
  answer: Done,
  repeatable: true,
})

/** Ends every other session of the shopper. Refused with CONFIRM_IDENTITY until one of the keys was shown (`confirmIdentity`). */
export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/sessions/others',
  caller: 'shopper',
  feature: 'account',
  answer: Type.Object({ ended: Type.Integer() }),
  repeatable: true,
})

/** One place where the shopper is signed in. */
export const OpenSession = Type.Object({
  _id: Type.String(),
  /** Plain words, e.g. 'Chrome on Windows'; absent where the browser did not say. */
  device: Type.Optional(Type.String()),
  since: Moment,
  /** Of the last use, to the hour. */
  usedAt: Moment,
  /** The one that asks. */
  current: Type.Boolean(),
})
export type OpenSession = Static<typeof OpenSession>

/** Every place where the shopper is signed in, the one that asks first, then the latest used. */
export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/sessions',
  caller: 'shopper',
  feature: 'devices',
  answer: Type.Array(OpenSession),
})

/** Ends one session. For another than the one that asks it is refused with CONFIRM_IDENTITY like `endOtherSessions`. */
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

/** Writes a link that signs in, for a browser that is held back. One answer for known and unknown e-mails. */
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
