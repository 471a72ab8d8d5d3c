import { getAccount } from '#contract/account.ts'
import type { Device, Session } from '#contract/session.ts'
import type { Context } from '#server/context.ts'

/** The browser as the contract knows it; nothing for a backend that does not tell devices apart. */
export const deviceOf = async (ctx: Context): Promise<{ device?: Device }> => {
  if (!(await ctx.features()).has('devices')) return {}
  const { token, agent } = ctx.device
  return { device: { ...(token !== undefined && { token }), ...(agent !== undefined && { agent }) } }
}

/** What is sent with every way to sign in. */
export const broughtAlong = async (ctx: Context) => {
  const { visitorBag } = ctx
  return { ...(visitorBag !== undefined && { visitorBag }), ...(await deviceOf(ctx)) }
}

/** From here on the browser is signed in. */
export const startedBy = async (ctx: Context, { token, device }: Session) => {
  ctx.startSession(token)
  if (device !== undefined) ctx.keepDevice(device)
  // From here on the bag belongs to the shopper.
  if (ctx.visitorBag !== undefined) ctx.setVisitorBag(undefined)
  return { viewer: await ctx.call(getAccount) }
}
