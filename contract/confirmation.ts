import { Type } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { TypedCode } from './one-time-codes.ts'
import { PasskeyProof, PasskeyRequest } from './passkeys.ts'

/**
 * Shows once more who the shopper is: by one of the password, a passkey and a one-time code. For ten minutes this session
 * may then do what is refused with CONFIRM_IDENTITY: another e-mail or password, other passkeys and codes, the export, the
 * end of the account, the end of other sessions, a large order to a new address.
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

/** Begins `confirmIdentity` by a passkey of this shopper. */
export const beginConfirmation = endpoint({
  name: 'beginConfirmation',
  method: 'POST',
  path: '/api/session/confirmation/challenge',
  caller: 'shopper',
  feature: 'passkeys',
  answer: PasskeyRequest,
})
