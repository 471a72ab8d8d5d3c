import {
  addAddress,
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  exportAccount,
  getAccount,
  listAddresses,
  listCountries,
  removeAddress,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  signUp,
  undoEmailChange,
  updateAccount,
  updateAddress,
} from '#contract/account.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  requestSignInLink,
  signIn,
  signInByLink,
  signOut,
} from '#contract/session.ts'
import { greetingName } from '#contract/greeting-name.ts'
import type { Resolvers } from '#server/generated/resolvers.ts'
import { payload } from '../shared/user-errors.ts'
import { broughtAlong, deviceOf, startedBy } from './browser.ts'
import { keyMutations, oneTimeCodes, passkeys } from './keys.ts'
import { addressDraft, exportFile, nothingMore } from './map.ts'

/** A password or code that was typed; absent if none was, because the contract has no nulls. */
const again = <Name extends string>(given: Record<Name, string | null | undefined>) =>
  Object.fromEntries(Object.entries(given).filter(([, text]) => typeof text === 'string')) as Partial<
    Record<Name, string>
  >

export const resolvers: Resolvers = {
  Query: {
    viewer: (_, __, ctx) => (ctx.signedIn ? ctx.call(getAccount) : null),
    countries: (_, __, ctx) => ctx.call(listCountries),
  },

  Viewer: {
    id: (account) => account._id,
    firstName: (account) => greetingName(account.name),
    addresses: (_, __, ctx) => ctx.call(listAddresses),
    sessions: async (_, __, ctx) => ((await ctx.features()).has('devices') ? ctx.call(listSessions) : []),
    passkeys,
    oneTimeCodes,
  },
  Address: { id: (address) => address._id },
  Passkey: { id: (passkey) => passkey._id },
  OpenSession: { id: (session) => session._id },
  Country: { states: (country) => country.states ?? [] },

  Mutation: {
    ...keyMutations,

    signUp: (_, { input }, ctx) => payload(() => ctx.call(signUp, { body: input }).then(nothingMore)),

    signIn: (_, { email, password, code }, ctx) =>
      payload(async () => {
        const body = { email, password, ...again({ code }), ...(await broughtAlong(ctx)) }
        return startedBy(ctx, await ctx.call(signIn, { body }))
      }),

    requestSignInLink: (_, { email }, ctx) =>
      payload(() => ctx.call(requestSignInLink, { body: { email } }).then(nothingMore)),

    signInByLink: (_, { token, code }, ctx) =>
      payload(async () => {
        const body = { token, ...again({ code }), ...(await broughtAlong(ctx)) }
        return startedBy(ctx, await ctx.call(signInByLink, { body }))
      }),

    signOut: (_, __, ctx) =>
      payload(async () => {
        try {
          if (ctx.signedIn) await ctx.call(signOut)
        } finally {
          // Whatever the backend answers, this browser is signed out.
          ctx.endSession()
          ctx.setVisitorBag(undefined)
        }
        return {}
      }),

    endOtherSessions: (_, __, ctx) => {
      ctx.requireSession()
      return payload(() => ctx.call(endOtherSessions).then(nothingMore))
    },

    endSession: (_, { id }, ctx) => {
      ctx.requireSession()
      return payload(() => ctx.call(endSession, { params: { sessionId: id } }).then(nothingMore))
    },

    updateProfile: (_, { input: { name, phone } }, ctx) => {
      ctx.requireSession()
      return payload(async () => ({
        viewer: await ctx.call(updateAccount, { body: { name, phone: phone ?? '' } }),
      }))
    },

    resendVerification: (_, __, ctx) => {
      ctx.requireSession()
      return payload(() => ctx.call(resendVerification).then(nothingMore))
    },

    confirmEmail: (_, { token, password }, ctx) =>
      payload(() => ctx.call(confirmEmail, { body: { token, ...again({ password }) } })),

    undoEmailChange: (_, { token, password }, ctx) =>
      payload(async () => {
        const { email, device } = await ctx.call(undoEmailChange, {
          body: { token, password, ...(await deviceOf(ctx)) },
        })
        if (device !== undefined) ctx.keepDevice(device)
        ctx.endSession()
        return { email }
      }),

    requestPasswordReset: (_, { email }, ctx) =>
      payload(() => ctx.call(requestPasswordReset, { body: { email } }).then(nothingMore)),

    resetPassword: (_, { token, password }, ctx) =>
      payload(async () => {
        const { device } = await ctx.call(resetPassword, {
          body: { token, password, ...(await deviceOf(ctx)) },
        })
        if (device !== undefined) ctx.keepDevice(device)
        ctx.endSession()
        return {}
      }),

    changeEmail: (_, { email, password }, ctx) => {
      ctx.requireSession()
      return payload(() =>
        ctx.call(changeEmail, { body: { email, ...again({ password }) } }).then(nothingMore),
      )
    },

    changePassword: (_, { current, password }, ctx) => {
      ctx.requireSession()
      return payload(async () => {
        const { token } = await ctx.call(changePassword, { body: { password, ...again({ current }) } })
        ctx.startSession(token)
        return {}
      })
    },

    exportData: (_, { password }, ctx) => {
      ctx.requireSession()
      return payload(async () => exportFile(await ctx.call(exportAccount, { body: again({ password }) })))
    },

    deleteAccount: (_, { password }, ctx) => {
      ctx.requireSession()
      return payload(async () => {
        await ctx.call(deleteAccount, { body: again({ password }) })
        ctx.endSession()
        ctx.setVisitorBag(undefined)
        return {}
      })
    },

    saveAddress: (_, { id, input }, ctx) => {
      ctx.requireSession()
      const body = addressDraft(input)
      return payload(async () => ({
        address:
          id === null || id === undefined
            ? await ctx.call(addAddress, { body })
            : await ctx.call(updateAddress, { params: { addressId: id }, body }),
      }))
    },

    removeAddress: (_, { id }, ctx) => {
      ctx.requireSession()
      return payload(() => ctx.call(removeAddress, { params: { addressId: id } }).then(nothingMore))
    },
  },
}
