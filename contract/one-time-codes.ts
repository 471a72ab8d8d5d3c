import { Type, type Static } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Moment } from './formats.ts'

/** Six digits of an authenticator app, or a recovery code, as typed. */
export const TypedCode = Type.String({ maxLength: 40 })

/**
 * Days between the request by e-mail to turn codes off and the day it happens. Until then any sign-in with a code
 * cancels it.
 */
export const CODES_END_AFTER_DAYS = 3

const Done = Type.Object({ status: Type.Literal('done') })
const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) })

/** Whether sign-in asks this shopper for a code after the password. */
export const OneTimeCodes = Type.Object({
  on: Type.Boolean(),
  since: Type.Optional(Moment),
  recoveryCodesLeft: Type.Integer({ minimum: 0 }),
  /** When they end after a request by e-mail; absent if there was none. */
  endsAt: Type.Optional(Moment),
})
export type OneTimeCodes = Static<typeof OneTimeCodes>

export const getCodes = endpoint({
  name: 'getCodes',
  method: 'GET',
  path: '/api/account/codes',
  caller: 'shopper',
  feature: 'one-time-codes',
  answer: OneTimeCodes,
})

/**
 * A new secret for an app. It takes effect once `turnOnCodes` sends a code of it. May be refused with
 * CONFIRM_IDENTITY.
 */
export const beginCodes = endpoint({
  name: 'beginCodes',
  method: 'POST',
  path: '/api/account/codes/setup',
  caller: 'shopper',
  feature: 'one-time-codes',
  answer: Type.Object({
    /** Base 32, for typing. */
    secret: Type.String(),
    /** `otpauth://`, for a QR code. */
    address: Type.String(),
  }),
})

/** Turns codes on, or replaces the app. The recovery codes are shown once; earlier ones become invalid. */
export const turnOnCodes = endpoint({
  name: 'turnOnCodes',
  method: 'POST',
  path: '/api/account/codes',
  caller: 'shopper',
  feature: 'one-time-codes',
  body: strict({ code: TypedCode }),
  answer: RecoveryCodes,
  status: 201,
})

/** May be refused with CONFIRM_IDENTITY. An e-mail reports it. */
export const turnOffCodes = endpoint({
  name: 'turnOffCodes',
  method: 'DELETE',
  path: '/api/account/codes',
  caller: 'shopper',
  feature: 'one-time-codes',
  answer: Done,
})

/** New recovery codes; earlier ones become invalid. May be refused with CONFIRM_IDENTITY. */
export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/account/codes/recovery-codes',
  caller: 'shopper',
  feature: 'one-time-codes',
  answer: RecoveryCodes,
  status: 201,
})

/** Keeps codes on, and cancels a request by e-mail to turn them off. */
export const keepCodes = endpoint({
  name: 'keepCodes',
  method: 'POST',
  path: '/api/account/codes/keep',
  caller: 'shopper',
  feature: 'one-time-codes',
  answer: Done,
  repeatable: true,
})

/**
 * For a shopper without the app and the recovery codes: given the right password, an e-mail with a link is sent. Wrong
 * passwords are counted and refused as at sign-in.
 */
export const requestEndOfCodes = endpoint({
  name: 'requestEndOfCodes',
  method: 'POST',
  path: '/api/codes-ends',
  feature: 'one-time-codes',
  body: strict({ email: Type.String({ maxLength: 254 }), password: Type.String({ maxLength: 512 }) }),
  answer: Type.Object({ status: Type.Literal('accepted') }),
  status: 202,
})

/** Spends the token of that e-mail: codes are turned off after some days, unless somebody signs in with one. */
export const confirmEndOfCodes = endpoint({
  name: 'confirmEndOfCodes',
  method: 'POST',
  path: '/api/codes-ends/confirm',
  feature: 'one-time-codes',
  body: strict({ token: Type.String({ minLength: 1, maxLength: 128 }) }),
  answer: Type.Object({ endsAt: Moment }),
})
