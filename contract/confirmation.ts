import { Type } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { TypedCode } from './one-time-codes.ts'
import { PasskeyProof, PasskeyRequest } from './passkeys.ts'

/**
 * Confirms the shopper's identity by password, passkey or one-time code. For ten minutes this session may then do what
 * is otherwise refused with CONFIRM_IDENTITY: change e-mail, password, passkeys or codes, export the data, delete the
 * account, end other sessions, place a large order to a new address.
 */
export const confirmIdentity = endpoint({
  name: 'confirmIdentity',
  method: 'POST',
  path: '/api/session/confirmation',
  caller: 'shopper',
  feature: 'step-up',
  body: strict({
    password: Type.Optional(Type.String({ maxLength: 512 })),
    passkey: Type.Optional(PasskeyProof),
    code: Type.Optional(TypedCode),
  }),
  answer: Type.Object({ status: Type.Literal('done') }),
})

/** Begins `confirmIdentity` with a passkey of this shopper. */
export const beginConfirmation = endpoint({
  name: 'beginConfirmation',
  method: 'POST',
  path: '/api/session/confirmation/challenge',
  caller: 'shopper',
  feature: 'passkeys',
  answer: PasskeyRequest,
})
