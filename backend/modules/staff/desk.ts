import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DESK_COOKIE, deskToken, formToken, fromOurPage } from '#backend/lib/http/desk-cookie.ts'
import { Refusal, type Deps } from '#backend/lib/http/implement.ts'
import type { Passwords } from '#backend/lib/security/passwords.ts'
import { newSecret } from '#backend/lib/security/secrets.ts'
import { totpAddress } from '#backend/lib/security/totp.ts'
import { builtDesk } from './built-desk.ts'
import { readInvitation, signIn, signOut, acceptInvitation } from './entry.ts'
import { resolveHouse } from './house.ts'
import { namesOfStaff } from './names.ts'
import { deskPage, inHouse, invitePage, joinedPage, page, PAGE_HEADERS, signInPage } from './pages.ts'

const DAY_SECONDS = 12 * 3600
const HOUR_SECONDS = 3600

const fieldOf = (body: unknown, name: string): string =>
  body instanceof URLSearchParams ? (body.get(name) ?? '') : ''

/** A screen of the desk, with its filters. A sign-in leads to nothing else: no other site, no action. */
const SCREEN =
  /^\/desk\/(?!.*(?:\.|%2e){2})(?!(?:api|assets|sign-in|sign-out|invite)(?:[/?]|$))[\w\-./?=&%+~]{1,500}$/i
const screenOf = (address: unknown): string | undefined =>
  typeof address === 'string' && SCREEN.test(address) ? address : undefined
/** The address at which somebody signs in to reach that screen. */
const signInFor = (address: string): string => {
  const screen = screenOf(address)
  return screen === undefined ? '/desk/sign-in' : `/desk/sign-in?to=${encodeURIComponent(screen)}`
}

/** The part of a failure that a person may read; the rest is only logged. */
const wordsOf = (error: unknown): { status: number; words: string } => {
  if (error instanceof Refusal) return { status: error.status, words: error.message }
  throw error
}

/** Invitation and sign-in of the staff: plain pages without scripts, with their own cookie below `/desk`. */
export const deskPages = async (app: FastifyInstance, deps: Deps, passwords: Passwords): Promise<void> => {
  const secure = deps.config.deskUrl.startsWith('https://')
  const cookie = (name: string, value: string, seconds: number) =>
    `${secure ? '__Secure-' : ''}${name}=${value}; Path=/desk; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure ? '; Secure' : ''}`

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  const built = await builtDesk(app, deps.config)
  const look = { house: deps.config.houseName, styles: built?.styles ?? [] }
  const send = (reply: FastifyReply, status: number, plain: ReturnType<typeof page>) =>
    reply.code(status).headers(PAGE_HEADERS).send(inHouse(plain, look))
  /** A form's token, in the form and in a cookie that no other site can set for this path. */
  const newForm = (reply: FastifyReply): string => {
    const form = newSecret()
    reply.header('set-cookie', cookie('desk-form', form, HOUR_SECONDS))
    return form
  }
  const checkForm = (request: FastifyRequest, expected: string | undefined) => {
    if (!fromOurPage(request, deps.config.deskUrl) || !expected || fieldOf(request.body, 'form') !== expected)
      throw new Refusal(403, 'FORBIDDEN', 'This form has expired. Please try again.')
  }
  const formCookie = ({ headers }: FastifyRequest) =>
    headers.cookie?.match(/(?:^|;\s*)(?:__Secure-)?desk-form=([\w-]{43})/)?.[1]
  const hide: { schema: object } = { schema: { hide: true } }
  const asking = (request: FastifyRequest) => ({ origin: request.address, requestId: request.id })

  const desk = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = deskToken(request)
    const house = token === undefined ? undefined : await resolveHouse(deps, token, 'desk')
    if (!house || token === undefined) return reply.redirect(signInFor(request.url), 303)
    const form = formToken(token)
    if (!built) return send(reply, 200, deskPage({ email: house.name, role: house.role, form }))
    const names = await namesOfStaff(deps.db)
    return reply
      .headers(built.headers)
      .send(built.page({ name: house.name, role: house.role, token: form, names }))
  }
  // Every screen has its own address, and a reload leads back to it.
  app.get('/desk', hide, desk)
  app.get<{ Params: { '*': string } }>('/desk/*', hide, (request, reply) => {
    if (/^(?:api|assets)(?:\/|$)/.test(request.params['*']))
      throw new Refusal(404, 'NOT_FOUND', 'There is nothing here.')
    return desk(request, reply)
  })

  app.get<{ Querystring: { to?: string; ended?: string } }>('/desk/sign-in', hide, async (request, reply) =>
    send(
      reply,
      200,
      signInPage(newForm(reply), {
        to: screenOf(request.query.to),
        ended: request.query.ended !== undefined,
      }),
    ),
  )
  app.post('/desk/sign-in', hide, async (request, reply) => {
    const email = fieldOf(request.body, 'email').slice(0, 254)
    const to = screenOf(fieldOf(request.body, 'to'))
    try {
      checkForm(request, formCookie(request))
      const password = fieldOf(request.body, 'password').slice(0, 1000)
      const code = fieldOf(request.body, 'code').slice(0, 40)
      const { token } = await signIn(deps, passwords, {
        email,
        password,
        code,
        door: 'desk',
        ...asking(request),
      })
      return reply.header('set-cookie', cookie(DESK_COOKIE, token, DAY_SECONDS)).redirect(to ?? '/desk', 303)
    } catch (error) {
      const { status, words } = wordsOf(error)
      return send(reply, status, signInPage(newForm(reply), { email, to, wrong: words }))
    }
  })
  app.post('/desk/sign-out', hide, async (request, reply) => {
    const token = deskToken(request)
    checkForm(request, token && formToken(token))
    if (token !== undefined) await signOut(deps.db, token)
    return reply.header('set-cookie', cookie(DESK_COOKIE, '', 0)).redirect('/desk/sign-in', 303)
  })

  const invitation = async (reply: FastifyReply, key: string, failed?: { status: number; words: string }) => {
    const invited = await readInvitation(deps, key).catch((error: unknown) => wordsOf(error))
    if ('words' in invited)
      return send(reply, invited.status, page('This link is over', `<p>${invited.words}</p>`))
    const { secret } = invited
    return send(
      reply,
      failed?.status ?? 200,
      invitePage({
        form: newForm(reply),
        key,
        email: invited.email,
        role: invited.role,
        secret,
        address: totpAddress(secret, {
          issuer: new URL(deps.config.deskUrl).hostname,
          account: invited.email,
        }),
        ...(failed && { wrong: failed.words }),
      }),
    )
  }
  app.get<{ Querystring: { key?: string } }>('/desk/invite', hide, (request, reply) =>
    invitation(reply, String(request.query.key ?? '')),
  )
  app.post('/desk/invite', hide, async (request, reply) => {
    const key = fieldOf(request.body, 'key').slice(0, 100)
    try {
      checkForm(request, formCookie(request))
      const password = fieldOf(request.body, 'password')
      const { codes } = await acceptInvitation(deps, passwords, {
        key,
        password,
        code: fieldOf(request.body, 'code'),
        ...asking(request),
      })
      return await send(reply, 200, joinedPage(codes))
    } catch (error) {
      return invitation(reply, key, wordsOf(error))
    }
  })
}
