import type { FastifyReply, FastifyRequest } from 'fastify'
import cookie from '@fastify/cookie'
import fp from 'fastify-plugin'
import type { Config } from '#server/config.ts'

/** 30 days, sliding (design, 'Session'); the backend ends a session after 90 days whatever happens. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60
export const BAG_COOKIE = 'bag'
/** Readable by scripts, worth nothing: shows the bag icon and holds back the sign-up popup. */
export const FLAG_COOKIE = 'signed_in'

/** The cookies of one request and the ways to change them. */
export interface Session {
  /** The token of the browser's session. */
  token: string | undefined
  /** What goes to the backend: an API client's own header, else the session's token. */
  authorization: string | undefined
  visitorBag: string | undefined
  /** The allow-listed cookies of a backend with cookies of its own. */
  forwardedCookies: string | undefined
  start: (token: string) => void
  end: () => void
  setVisitorBag: (id: string | undefined) => void
  /** Slides the 30 days on. Only for personal pages, which are never stored. */
  renew: () => void
  /** Passes allow-listed Set-Cookie lines of the backend on, Domain dropped and flags forced. */
  passOn: (lines: readonly string[]) => void
}

declare module 'fastify' {
  interface FastifyInstance {
    session: (request: FastifyRequest, reply: FastifyReply) => Session
    /** Does this request speak for a signed-in shopper (who may turn out not to be one any more)? */
    carriesShopper: (request: FastifyRequest) => boolean
  }
}

/** Tokens are opaque; anything that could not stand in a header is none. */
const TOKEN = /^[\w.~+/=-]{8,512}$/
const BEARER = /^Bearer [\w.~+/=-]{1,4096}$/i
const BAG = /^[\w.~-]{8,128}$/

const fitting = (value: string | undefined, shape: RegExp) =>
  value !== undefined && shape.test(value) ? value : undefined

export const sessionCookieName = (config: Pick<Config, 'publicUrl'>) =>
  config.publicUrl.startsWith('https://') ? '__Host-sid' : 'sid'

/** Reads and writes the shop's cookies; everything about their flags stands here. */
export const sessionPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    await app.register(cookie)
    const secure = config.publicUrl.startsWith('https://')
    const name = sessionCookieName(config)
    const base = { path: '/', secure, sameSite: 'lax' } as const
    const kept = { ...base, httpOnly: true, maxAge: SESSION_SECONDS } as const
    const flag = { ...base, httpOnly: false, maxAge: SESSION_SECONDS } as const

    app.decorate(
      'carriesShopper',
      ({ cookies, headers }) =>
        fitting(cookies[name], TOKEN) !== undefined || fitting(headers.authorization, BEARER) !== undefined,
    )

    app.decorate('session', (request, reply) => {
      const { cookies, headers } = request
      const own = fitting(headers.authorization, BEARER)
      const forwarded = config.backendCookies
        .filter((cookieName) => cookies[cookieName] !== undefined)
        .map((cookieName) => `${cookieName}=${encodeURIComponent(cookies[cookieName] ?? '')}`)
      const session: Session = {
        token: fitting(cookies[name], TOKEN),
        get authorization() {
          return own ?? (session.token ? `Bearer ${session.token}` : undefined)
        },
        visitorBag: fitting(cookies[BAG_COOKIE], BAG),
        forwardedCookies: forwarded.length > 0 ? forwarded.join('; ') : undefined,
        start: (token) => {
          session.token = token
          reply.setCookie(name, token, kept).setCookie(FLAG_COOKIE, '1', flag)
        },
        end: () => {
          session.token = undefined
          if (cookies[name] === undefined && cookies[FLAG_COOKIE] === undefined) return
          reply.clearCookie(name, { ...base, httpOnly: true }).clearCookie(FLAG_COOKIE, base)
        },
        setVisitorBag: (id) => {
          session.visitorBag = id
          if (id === undefined) reply.clearCookie(BAG_COOKIE, { ...base, httpOnly: true })
          else reply.setCookie(BAG_COOKIE, id, kept)
        },
        renew: () => {
          if (session.token) session.start(session.token)
        },
        passOn: (lines) => {
          for (const line of lines) {
            const found = /^\s*([^=;\s]+)=([^;]*)(.*)$/s.exec(line)
            const cookieName = found?.[1]
            if (!found || cookieName === undefined || !config.backendCookies.includes(cookieName)) continue
            const age = /;\s*max-age=(-?\d+)/i.exec(found[3] ?? '')?.[1]
            const maxAge = age === undefined ? undefined : Math.min(Number(age), SESSION_SECONDS)
            reply.setCookie(cookieName, decode(found[2] ?? ''), { ...base, httpOnly: true, maxAge })
          }
        },
      }
      return session
    })
  },
  { name: 'session' },
)

const decode = (value: string) => {
  try {
    return decodeURIComponent(value.replace(/^"|"$/g, ''))
  } catch {
    return value
  }
}
