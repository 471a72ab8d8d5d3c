import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signIn } from '#contract/session.ts'
import type { Context } from '#server/context.ts'
import { broughtAlong, startedBy } from '#server/domains/account/browser.ts'
import { AppError } from '#server/errors.ts'

/** A form of three short fields. */
const BODY_BYTES = 4_000
/** What the page says of a sign-in that failed, by name: nothing of what was typed stands in an address. */
const PROBLEMS: Readonly<Record<string, string>> = {
  BAD_CREDENTIALS: 'credentials',
  VALIDATION: 'credentials',
  BAD_REQUEST: 'credentials',
  CODE_REQUIRED: 'code',
  RATE_LIMITED: 'wait',
}

/** The page itself knows where somebody who is signed in goes: it is asked once more, whatever became of the form. */
const again = (returnTo: unknown, problem?: string): string => {
  const query = new URLSearchParams({
    ...(typeof returnTo === 'string' && { returnTo: returnTo.slice(0, 500) }),
    ...(problem !== undefined && { problem }),
  }).toString()
  return query === '' ? '/login' : `/login?${query}`
}

const field = (body: unknown, name: string) => (body instanceof URLSearchParams ? (body.get(name) ?? '') : '')

/** Signing in where scripts do not run: the page's own form, sent as a form. */
export const plainSignInPlugin = async (
  app: FastifyInstance,
  { shopperContext }: { shopperContext: (request: FastifyRequest, reply: FastifyReply) => Context },
): Promise<void> => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.post<{ Querystring: { returnTo?: unknown } }>('/login', async (request, reply) => {
    const { returnTo } = request.query
    const email = field(request.body, 'email').slice(0, 254)
    const password = field(request.body, 'password').slice(0, 512)
    const code = field(request.body, 'code').slice(0, 40)
    reply.header('cache-control', 'private, no-store')
    try {
      await app.limits?.fields.get('signIn')?.(request, reply)
      const ctx = shopperContext(request, reply)
      const body = { email, password, ...(code !== '' && { code }), ...(await broughtAlong(ctx)) }
      await startedBy(ctx, await ctx.call(signIn, { body }))
      return await reply.redirect(again(returnTo), 303)
    } catch (error) {
      const problem = (error instanceof AppError && PROBLEMS[error.code]) || 'later'
      if (problem === 'later') request.log.warn({ err: error }, 'a plain sign-in failed')
      return reply.redirect(again(returnTo, problem), 303)
    }
  })
}
