import { beginConfirmation, confirmIdentity } from '#contract/confirmation.ts'
import {
  beginCodes,
  confirmEndOfCodes,
  getCodes,
  keepCodes,
  renewRecoveryCodes,
  requestEndOfCodes,
  turnOffCodes,
  turnOnCodes,
} from '#contract/one-time-codes.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '#contract/passkeys.ts'
import type { MutationResolvers, PasskeyProofInput, ViewerResolvers } from '#server/generated/resolvers.ts'
import { payload } from '../shared/user-errors.ts'
import { broughtAlong, startedBy } from './browser.ts'
import { nothingMore } from './map.ts'

const proofOf = ({ userHandle, ...proof }: PasskeyProofInput) => ({
  ...proof,
  ...(userHandle && { userHandle }),
})

export const passkeys: ViewerResolvers['passkeys'] = async (_, __, ctx) =>
  (await ctx.features()).has('passkeys') ? ctx.call(listPasskeys) : []

export const oneTimeCodes: ViewerResolvers['oneTimeCodes'] = async (_, __, ctx) =>
  (await ctx.features()).has('one-time-codes') ? ctx.call(getCodes) : null

/** The ways to prove one's identity other than the password. */
export const keyMutations = {
  confirmIdentity: (_, { password, passkey, code }, ctx) => {
    ctx.requireSession()
    const body = {
      ...(typeof password === 'string' && { password }),
      ...(passkey && { passkey: proofOf(passkey) }),
      ...(typeof code === 'string' && { code }),
    }
    return payload(() => ctx.call(confirmIdentity, { body }).then(nothingMore))
  },

  beginConfirmation: (_, __, ctx) => {
    ctx.requireSession()
    return payload(async () => ({ request: await ctx.call(beginConfirmation) }))
  },

  beginPasskeySignIn: (_, __, ctx) =>
    payload(async () => {
      const known = ctx.passkeyTicket
      const body = known === undefined ? {} : { ticket: known }
      const { ticket, ...request } = await ctx.call(beginPasskeySignIn, { body })
      ctx.keepPasskeyTicket(ticket)
      return { request }
    }),

  signInByPasskey: (_, { proof }, ctx) =>
    payload(async () => {
      // Without a ticket nothing was begun in this browser: the backend refuses it like any other.
      const ticket = ctx.passkeyTicket ?? 'none'
      const body = { ticket, proof: proofOf(proof), ...(await broughtAlong(ctx)) }
      const session = await ctx.call(signInByPasskey, { body })
      ctx.keepPasskeyTicket(undefined)
      return startedBy(ctx, session)
    }),

  beginPasskey: (_, __, ctx) => {
    ctx.requireSession()
    return payload(async () => ({ creation: await ctx.call(beginPasskey) }))
  },

  addPasskey: (_, { input: { transports, name, ...made } }, ctx) => {
    ctx.requireSession()
    const { agent } = ctx.device
    const body = {
      ...made,
      ...(transports && { transports }),
      ...(name && { name }),
      ...(agent !== undefined && { agent }),
    }
    return payload(async () => ({ passkey: await ctx.call(addPasskey, { body }) }))
  },

  renamePasskey: (_, { id, name }, ctx) => {
    ctx.requireSession()
    return payload(async () => ({
      passkey: await ctx.call(renamePasskey, { params: { passkeyId: id }, body: { name } }),
    }))
  },

  removePasskey: (_, { id }, ctx) => {
    ctx.requireSession()
    return payload(() => ctx.call(removePasskey, { params: { passkeyId: id } }).then(nothingMore))
  },

  beginCodes: (_, __, ctx) => {
    ctx.requireSession()
    return payload(() => ctx.call(beginCodes))
  },

  turnOnCodes: (_, { code }, ctx) => {
    ctx.requireSession()
    return payload(() => ctx.call(turnOnCodes, { body: { code } }))
  },

  turnOffCodes: (_, __, ctx) => {
    ctx.requireSession()
    return payload(() => ctx.call(turnOffCodes).then(nothingMore))
  },

  renewRecoveryCodes: (_, __, ctx) => {
    ctx.requireSession()
    return payload(() => ctx.call(renewRecoveryCodes))
  },

  keepCodes: (_, __, ctx) => {
    ctx.requireSession()
    return payload(() => ctx.call(keepCodes).then(nothingMore))
  },

  requestEndOfCodes: (_, { email, password }, ctx) =>
    payload(() => ctx.call(requestEndOfCodes, { body: { email, password } }).then(nothingMore)),

  confirmEndOfCodes: (_, { token }, ctx) => payload(() => ctx.call(confirmEndOfCodes, { body: { token } })),
} satisfies MutationResolvers
