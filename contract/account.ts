import { Type, type Static } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Device, Session } from './session.ts'
import { Email, Id, Moment } from './formats.ts'

/** A password is 8 to 128 characters and none of the common ones. Longer input is refused before it is hashed. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** Only a length limit: the account module says in a sentence what is wrong with it. */
const TypedEmail = Type.String({ maxLength: 254 })
const Password = Type.String({ maxLength: PASSWORD_MAX * 4 })
/**
 * The current password. It may be left out if the session has proved it lately; otherwise the call is refused with
 * CONFIRM_IDENTITY.
 */
const Again = Type.Optional(Password)
const Token = Type.String({ minLength: 1, maxLength: 128 })

/** Where a parcel goes, as an order has it. */
export const ShippingAddress = Type.Object({
  name: Type.String(),
  addressLine1: Type.String(),
  addressLine2: Type.Optional(Type.String()),
  city: Type.String(),
  state: Type.String(),
  postalCode: Type.String(),
  /** Name of the country as it is printed on a parcel, e.g. 'India'. */
  country: Type.String(),
})

/** A delivery address of the account. */
export const Address = Type.Object({
  _id: Id,
  ...ShippingAddress.properties,
  /** ISO 3166-1 alpha-2, e.g. 'IN'. */
  countryCode: Type.String(),
  phone: Type.Optional(Type.String()),
  isDefault: Type.Boolean(),
})
export type Address = Static<typeof Address>

/** An address as a shopper types it. A refusal names the member (`fields`). */
export const AddressDraft = strict({
  name: Type.String({ maxLength: 200 }),
  addressLine1: Type.String({ maxLength: 300 }),
  addressLine2: Type.Optional(Type.String({ maxLength: 300 })),
  city: Type.String({ maxLength: 200 }),
  state: Type.String({ maxLength: 200 }),
  postalCode: Type.String({ maxLength: 40 }),
  countryCode: Type.String({ maxLength: 2 }),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
  isDefault: Type.Optional(Type.Boolean()),
})
export type AddressDraft = Static<typeof AddressDraft>

/** A country the house delivers to, and what its addresses look like. */
export const Country = Type.Object({
  code: Type.String(),
  name: Type.String(),
  /** What the postal code is called there, e.g. 'PIN code'. Absent where there is none. */
  postalLabel: Type.Optional(Type.String()),
  postalExample: Type.Optional(Type.String()),
  /** What the state or province is called; absent if addresses have none. */
  stateLabel: Type.Optional(Type.String()),
  /** All of them, if the list is short and fixed. */
  states: Type.Optional(Type.Array(Type.String())),
})
export type Country = Static<typeof Country>

/** The signed-in shopper. */
export const Account = Type.Object({
  _id: Id,
  name: Type.String(),
  email: Email,
  emailVerified: Type.Boolean(),
  /** A new e-mail address that is not confirmed yet. */
  pendingEmail: Type.Optional(Email),
  phone: Type.Optional(Type.String()),
  createdAt: Moment,
})
export type Account = Static<typeof Account>

const Accepted = Type.Object({ status: Type.Literal('accepted') })
const Done = Type.Object({ status: Type.Literal('done') })

/** The answer is the same for known and unknown addresses; the e-mail that follows says which it was. */
export const signUp = endpoint({
  name: 'signUp',
  method: 'POST',
  path: '/api/accounts',
  feature: 'account',
  body: strict({ name: Type.String({ maxLength: 200 }), email: TypedEmail, password: Password }),
  answer: Accepted,
  status: 202,
})

export const getAccount = endpoint({
  name: 'getAccount',
  method: 'GET',
  path: '/api/account',
  caller: 'shopper',
  feature: 'account',
  answer: Account,
})

export const updateAccount = endpoint({
  name: 'updateAccount',
  method: 'PATCH',
  path: '/api/account',
  caller: 'shopper',
  feature: 'account',
  body: strict({
    name: Type.String({ maxLength: 200 }),
    phone: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  answer: Account,
  repeatable: true,
})

/** Sends the confirmation e-mail again. */
export const resendVerification = endpoint({
  name: 'resendVerification',
  method: 'POST',
  path: '/api/account/verification',
  caller: 'shopper',
  feature: 'account',
  answer: Accepted,
  status: 202,
})

/**
 * Spends the token of a confirmation e-mail, for a first confirmation or a change of e-mail. A caller who is not signed
 * in to the account must give the password (`fields.password`); without it nothing is spent. Access to the mailbox
 * alone makes nobody the owner.
 */
export const confirmEmail = endpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/account/verification/confirm',
  feature: 'account',
  body: strict({ token: Token, password: Type.Optional(Password) }),
  answer: Type.Object({ email: Email }),
})

/** The answer is the same for known and unknown e-mails. */
export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/password-resets',
  feature: 'account',
  body: strict({ email: TypedEmail }),
  answer: Accepted,
  status: 202,
})

/**
 * Spends the token of a reset e-mail. Every session of the account ends. If the e-mail was never confirmed, everything
 * except the orders is removed, because the holder of the mailbox starts afresh.
 */
export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/password-resets/confirm',
  feature: 'account',
  body: strict({ token: Token, password: Password, device: Type.Optional(Device) }),
  /** `device` as in a session: the holder of the mailbox is not held back afterwards. */
  answer: Type.Object({ status: Type.Literal('done'), device: Type.Optional(Type.String()) }),
})

/**
 * The new address takes effect once it is confirmed. The answer is the same whether or not another account has it.
 */
export const changeEmail = endpoint({
  name: 'changeEmail',
  method: 'POST',
  path: '/api/account/email',
  caller: 'shopper',
  feature: 'email-change',
  body: strict({ email: TypedEmail, password: Again }),
  answer: Accepted,
  status: 202,
})

/**
 * Spends the token that was sent to the old e-mail after a change, within seven days: the old e-mail is restored,
 * every session ends and the new password takes effect.
 */
export const undoEmailChange = endpoint({
  name: 'undoEmailChange',
  method: 'POST',
  path: '/api/account/email/undo',
  feature: 'email-change',
  body: strict({ token: Token, password: Password, device: Type.Optional(Device) }),
  answer: Type.Object({ email: Email, device: Type.Optional(Type.String()) }),
})

/** Every session ends; the answer is a new session for the caller. */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/account/password',
  caller: 'shopper',
  feature: 'password-change',
  body: strict({ current: Again, password: Password }),
  answer: Session,
})

/** Everything the house keeps about the shopper, one member per part of the shop. */
export const exportAccount = endpoint({
  name: 'exportAccount',
  method: 'POST',
  path: '/api/account/export',
  caller: 'shopper',
  feature: 'account',
  body: strict({ password: Again }),
  answer: Type.Object({ exportedAt: Moment, data: Type.Record(Type.String(), Type.Unknown()) }),
  // Everything in one file: a thousand of the longest messages in Devanagari are six megabytes.
  answerBytes: 6_000_000,
})

/** Deletes the account. Orders stay without personal data, invoices as the law requires. */
export const deleteAccount = endpoint({
  name: 'deleteAccount',
  method: 'POST',
  path: '/api/account/deletion',
  caller: 'shopper',
  feature: 'account',
  body: strict({ password: Again }),
  answer: Done,
})

/** The default address comes first. */
export const listAddresses = endpoint({
  name: 'listAddresses',
  method: 'GET',
  path: '/api/account/addresses',
  caller: 'shopper',
  feature: 'account',
  answer: Type.Array(Address),
})

const addressParams = Type.Object({ addressId: Id })

export const addAddress = endpoint({
  name: 'addAddress',
  method: 'POST',
  path: '/api/account/addresses',
  caller: 'shopper',
  feature: 'account',
  body: AddressDraft,
  answer: Address,
  status: 201,
})

export const updateAddress = endpoint({
  name: 'updateAddress',
  method: 'PUT',
  path: '/api/account/addresses/:addressId',
  caller: 'shopper',
  feature: 'account',
  params: addressParams,
  body: AddressDraft,
  answer: Address,
  repeatable: true,
})

export const removeAddress = endpoint({
  name: 'removeAddress',
  method: 'DELETE',
  path: '/api/account/addresses/:addressId',
  caller: 'shopper',
  feature: 'account',
  params: addressParams,
  answer: Done,
})

/** Countries the house delivers to, India first. */
export const listCountries = endpoint({
  name: 'listCountries',
  method: 'GET',
  path: '/api/countries',
  feature: 'account',
  answer: Type.Array(Country),
  sharedBy: ['shop'],
})
