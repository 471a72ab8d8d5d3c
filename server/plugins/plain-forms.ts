import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  confirmEmail,
  requestPasswordReset,
  resetPassword,
  signUp,
  undoEmailChange,
} from '#contract/account.ts'
import { signIn, signInByLink, signOut } from '#contract/session.ts'
import type { Context } from '#server/context.ts'
import { broughtAlong, deviceOf, startedBy } from '#server/domains/account/browser.ts'
import { AppError } from '#server/errors.ts'
import type { FIELD_LIMITS } from './rate-limits.ts'

/** A form of a few short fields. */
const BODY_BYTES = 4_000
const LONGEST: Readonly<Record<string, number>> = {
  email: 254,
  password: 512,
  code: 40,
  name: 200,
  link: 600,
}

/** The name of the sentence that the page shows about a failed form: nothing that was typed appears in an address. */
const PROBLEMS: Readonly<Record<string, string>> = {
  BAD_CREDENTIALS: 'credentials',
  CODE_REQUIRED: 'code',
  RATE_LIMITED: 'wait',
}

interface PlainForm {
  /** The address of the page, which also receives its form. */
  readonly path: string
  /** The mutation that does the same, if it has a limit of its own. */
  readonly limit?: keyof typeof FIELD_LIMITS
  /** The fields that may be wrong, the most important first; any other fault is reported at the last. */
  readonly faults: readonly [string, ...string[]]
  /** What its page shows again after a refusal; nothing on a page that is cached for everyone. */
  readonly keeps: readonly string[]
  /** Does the work. Returns the name of what the page should say, if anything. */
  readonly send: (ctx: Context, field: (name: string) => string) => Promise<string | undefined>
}

const enter = async (ctx: Context, given: { email: string; password: string; code?: string }) =>
  startedBy(ctx, await ctx.call(signIn, { body: { ...given, ...(await broughtAlong(ctx)) } }))

/** What was pasted from an e-mail: the whole link, or the end of it. */
const tokenIn = (link: string): string => {
  const token = /([\w-]{20,128})\s*$/.exec(link)?.[1]
  if (token === undefined)
    throw new AppError('VALIDATION', 'Please paste the link.', { fields: { link: 'Please paste the link.' } })
  return token
}

const FORMS: readonly PlainForm[] = [
  {
    path: '/logout',
    faults: ['session'],
    keeps: [],
    send: async (ctx) => {
      try {
        if (ctx.signedIn) await ctx.call(signOut)
      } finally {
        ctx.endSession()
        ctx.setVisitorBag(undefined)
      }
      return undefined
    },
  },
  {
    path: '/login',
    limit: 'signIn',
    faults: ['credentials'],
    keeps: ['email'],
    send: async (ctx, field) => {
      const code = field('code')
      await enter(ctx, {
        email: field('email'),
        password: field('password'),
        ...(code !== '' && { code }),
      })
      return undefined
    },
  },
  {
    path: '/create',
    limit: 'signUp',
    faults: ['name', 'email', 'password'],
    keeps: ['name', 'email'],
    send: async (ctx, field) => {
      const [name, email, password] = [field('name'), field('email'), field('password')]
      await ctx.call(signUp, { body: { name, email, password } })
      // The answer is the same for an e-mail that already has an account, so the password decides: whoever knows it is
      // signed in.
      const inside = await enter(ctx, { email, password }).then(
        () => true,
        () => false,
      )
      return inside ? undefined : 'sent'
    },
  },
  {
    path: '/forgot-password',
    limit: 'requestPasswordReset',
    faults: ['email'],
    keeps: [],
    send: async (ctx, field) => {
      await ctx.call(requestPasswordReset, { body: { email: field('email') } })
      return 'sent'
    },
  },
  {
    path: '/reset-password',
    limit: 'resetPassword',
    faults: ['link', 'password', 'token'],
    keeps: [],
    send: async (ctx, field) => {
      const body = { token: tokenIn(field('link')), password: field('password') }
      const { device } = await ctx.call(resetPassword, { body: { ...body, ...(await deviceOf(ctx)) } })
      if (device !== undefined) ctx.keepDevice(device)
      ctx.endSession()
      return 'done'
    },
  },
  {
    path: '/verify',
    limit: 'confirmEmail',
    faults: ['link', 'password', 'token'],
    keeps: [],
    send: async (ctx, field) => {
      const password = field('password')
      const body = { token: tokenIn(field('link')), ...(password !== '' && { password }) }
      await ctx.call(confirmEmail, { body })
      return 'done'
    },
  },
  {
    path: '/undo-email',
    limit: 'undoEmailChange',
    faults: ['link', 'password', 'token'],
    keeps: [],
    send: async (ctx, field) => {
      const body = { token: tokenIn(field('link')), password: field('password') }
      const { device } = await ctx.call(undoEmailChange, { body: { ...body, ...(await deviceOf(ctx)) } })
      if (device !== undefined) ctx.keepDevice(device)
      ctx.endSession()
      return 'done'
    },
  },
  {
    path: '/sign-in-link',
    limit: 'signInByLink',
    faults: ['link', 'token'],
    keeps: [],
    send: async (ctx, field) => {
      const code = field('code')
      const body = {
        token: tokenIn(field('link')),
        ...(code !== '' && { code }),
        ...(await broughtAlong(ctx)),
      }
      await startedBy(ctx, await ctx.call(signInByLink, { body }))
      return 'done'
    },
  },
]

/** The page is loaded again, whatever happened to its form: it knows where to send somebody who is signed in. */
const again = (path: string, returnTo: unknown, said: Record<string, string>): string => {
  const query = new URLSearchParams({
    ...(typeof returnTo === 'string' && { returnTo: returnTo.slice(0, 500) }),
    ...said,
  }).toString()
  return query === '' ? path : `${path}?${query}`
}

const problemOf = (error: unknown, faults: PlainForm['faults']): string | undefined => {
  if (!(error instanceof AppError)) return undefined
  const known = PROBLEMS[error.code]
  if (known !== undefined) return known
  if (error.code !== 'VALIDATION' && error.code !== 'BAD_REQUEST') return undefined
  const named = Object.keys(error.fields ?? {})
  return faults.find((fault) => named.includes(fault)) ?? faults.at(-1)
}

/** The sign-in forms without JavaScript: the page's own form, submitted by the browser. */
export const plainFormsPlugin = async (
  app: FastifyInstance,
  {
    shopperContext,
    prefixes,
  }: {
    shopperContext: (request: FastifyRequest, reply: FastifyReply) => Context
    prefixes: readonly string[]
  },
): Promise<void> => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  const forms = prefixes.flatMap((prefix) => FORMS.map((form) => ({ ...form, path: prefix + form.path })))
  for (const { path, limit, faults, keeps, send } of forms)
    app.post<{ Querystring: { returnTo?: unknown } }>(path, async (request, reply) => {
      const { query, body } = request
      const field = (name: string) =>
        body instanceof URLSearchParams ? (body.get(name) ?? '').slice(0, LONGEST[name]) : ''
      reply.header('cache-control', 'private, no-store')
      try {
        if (limit) await app.limits?.fields.get(limit)?.(request, reply)
        const said = await send(shopperContext(request, reply), field)
        return await reply.redirect(again(path, query.returnTo, said ? { said } : {}), 303)
      } catch (error) {
        const problem = problemOf(error, faults)
        if (problem === undefined) request.log.warn({ err: error }, 'a plain form failed')
        app.session(request, reply).keepTyped(Object.fromEntries(keeps.map((name) => [name, field(name)])))
        return reply.redirect(again(path, query.returnTo, { problem: problem ?? 'later' }), 303)
      }
    })
}
