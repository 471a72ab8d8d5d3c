import { Type, type Static } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Id, Moment } from './formats.ts'
import { Device, Session } from './session.ts'

/** The longest name of a passkey. */
export const PASSKEY_NAME_MAX = 60

/** Bytes as WebAuthn sends them in JSON. */
const Base64Url = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[\\w-]+$' })
const CredentialId = Base64Url(1400)
const Transports = Type.Array(Type.String({ maxLength: 20 }), { maxItems: 8 })

/** A passkey in the shopper's list. Its keys never leave the backend and the authenticator. */
export const Passkey = Type.Object({
  _id: Id,
  name: Type.String(),
  createdAt: Moment,
  usedAt: Type.Optional(Moment),
})
export type Passkey = Static<typeof Passkey>

/** A credential that the browser should leave out, or may use. */
const Known = Type.Object({ id: CredentialId, transports: Transports })

/** What a browser needs to make a passkey (WebAuthn `navigator.credentials.create`). */
const Creation = Type.Object({
  challenge: Base64Url(128),
  rpId: Type.String(),
  rpName: Type.String(),
  userId: Base64Url(128),
  userName: Type.String(),
  userDisplayName: Type.String(),
  /** COSE numbers, best first. */
  algorithms: Type.Array(Type.Integer()),
  exclude: Type.Array(Known),
})

/** What a browser needs to use one (`navigator.credentials.get`). An empty list lets the shopper choose among all. */
export const PasskeyRequest = Type.Object({
  challenge: Base64Url(128),
  rpId: Type.String(),
  allow: Type.Array(Known),
})

/** What the browser answers when a passkey was used. */
export const PasskeyProof = strict({
  credentialId: CredentialId,
  clientDataJSON: Base64Url(4096),
  authenticatorData: Base64Url(4096),
  signature: Base64Url(8192),
  userHandle: Type.Optional(Base64Url(128)),
})
export type PasskeyProof = Static<typeof PasskeyProof>

const Done = Type.Object({ status: Type.Literal('done') })

export const listPasskeys = endpoint({
  name: 'listPasskeys',
  method: 'GET',
  path: '/api/account/passkeys',
  caller: 'shopper',
  feature: 'passkeys',
  answer: Type.Array(Passkey),
})

/** Begins a new passkey. Refused with CONFIRM_IDENTITY if the identity was not confirmed recently. */
export const beginPasskey = endpoint({
  name: 'beginPasskey',
  method: 'POST',
  path: '/api/account/passkeys/challenge',
  caller: 'shopper',
  feature: 'passkeys',
  answer: Creation,
})

/** Stores the passkey that the browser made. Spends the challenge; an e-mail reports it. */
export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/api/account/passkeys',
  caller: 'shopper',
  feature: 'passkeys',
  body: strict({
    credentialId: CredentialId,
    clientDataJSON: Base64Url(4096),
    attestationObject: Base64Url(32_768),
    transports: Type.Optional(Transports),
    /** The shopper's name for it; absent: a description of the browser. */
    name: Type.Optional(Type.String({ maxLength: PASSKEY_NAME_MAX * 2 })),
    /** The User-Agent of the browser. */
    agent: Type.Optional(Type.String({ maxLength: 400 })),
  }),
  answer: Passkey,
  status: 201,
})

const passkeyParams = Type.Object({ passkeyId: Id })

export const renamePasskey = endpoint({
  name: 'renamePasskey',
  method: 'PATCH',
  path: '/api/account/passkeys/:passkeyId',
  caller: 'shopper',
  feature: 'passkeys',
  params: passkeyParams,
  body: strict({ name: Type.String({ maxLength: PASSKEY_NAME_MAX * 2 }) }),
  answer: Passkey,
  repeatable: true,
})

/** From any session whose identity was confirmed recently; otherwise CONFIRM_IDENTITY. An e-mail reports it. */
export const removePasskey = endpoint({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/api/account/passkeys/:passkeyId',
  caller: 'shopper',
  feature: 'passkeys',
  params: passkeyParams,
  answer: Done,
})

/**
 * Begins a sign-in by passkey. `ticket` binds it to this browser: the caller keeps it where no script can read it,
 * sends it back with the proof, and may send it again to restart.
 */
export const beginPasskeySignIn = endpoint({
  name: 'beginPasskeySignIn',
  method: 'POST',
  path: '/api/session/passkey/challenge',
  feature: 'passkeys',
  body: strict({ ticket: Type.Optional(Base64Url(128)) }),
  answer: Type.Object({ ...PasskeyRequest.properties, ticket: Type.String() }),
})

export const signInByPasskey = endpoint({
  name: 'signInByPasskey',
  method: 'POST',
  path: '/api/session/passkey',
  feature: 'passkeys',
  body: strict({
    ticket: Base64Url(128),
    proof: PasskeyProof,
    visitorBag: Type.Optional(Type.String({ maxLength: 128 })),
    device: Type.Optional(Device),
  }),
  answer: Session,
})
