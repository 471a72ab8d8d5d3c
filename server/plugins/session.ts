import type { FastifyReply, FastifyRequest } from 'fastify'
import cookie, { type CookieSerializeOptions } from '@fastify/cookie'
import fp from 'fastify-plugin'
import { VISITOR_BAG_DAYS } from '#contract/bag.ts'
import type { Config } from '#server/config.ts'

const DAY_SECONDS = 24 * 60 * 60
/** The longest that browsers keep a cookie. */
const DEVICE_SECONDS = 400 * DAY_SECONDS
/** A sign-in by passkey must be completed within this; a page left open longer begins again. */
const PASSKEY_SECONDS = 60 * 60
/** From the refusal of a form until its page, which is loaded at once. */
const TYPED_SECONDS = 60
/** Never a password or a code. */
const TYPED = ['name', 'email'] as const
const TYPED_LENGTH = 254
/** 30 days, sliding; the backend ends a session after 90 days whatever happens. */
const SESSION_SECONDS = 30 * DAY_SECONDS
const BAG_COOKIE = 'bag'
/** Readable by scripts and worthless: it shows the bag icon and holds back the sign-up popup. */
const FLAG_COOKIE = 'signed_in'

/** The cookies of one request and the ways to change them. */
export interface Session {
  /** The token of the browser's session. */
  token: string | undefined
  /** What is sent to the backend: an API client's own header, otherwise the session's token. */
  authorization: string | undefined
  visitorBag: string | undefined
  /** The allow-listed cookies of a backend that sets cookies. */
  forwardedCookies: string | undefined
  start: (token: string) => void
  end: () => void
  setVisitorBag: (id: string | undefined) => void
  /** The token that shows that this browser signed in before, and the browser's name for itself. */
  device: { token: string | undefined; agent: string | undefined }
  keepDevice: (token: string) => void
  /** The ticket that binds a sign-in by passkey to this browser. */
  passkeyTicket: string | undefined
  keepPasskeyTicket: (ticket: string | undefined) => void
  /** Keeps what was typed into a refused form for the page that shows it again; only the fields in `TYPED`. */
  keepTyped: (fields: Readonly<Record<string, string>>) => void
  /** Returns that once, to the page that says what was wrong. */
  takeTyped: () => Record<string, string> | undefined
  /** Extends the session to 30 days from now. Only for personal pages, which are never cached. */
  renew: () => void
  /** Passes allow-listed Set-Cookie lines of the backend on, Domain dropped and flags forced. */
  passOn: (lines: readonly string[]) => void
}

declare module 'fastify' {
  interface FastifyInstance {
    session: (request: FastifyRequest, reply: FastifyReply) => Session
    /**
     * Whom this request acts for, as the backend will see it: the token of its bearer or cookie, else a visitor's bag.
     */
    sender: (request: FastifyRequest) => { token: string | undefined; bag: string | undefined }
    /** Whether this request acts for a signed-in shopper (whose session may have ended). */
    carriesShopper: (request: FastifyRequest) => boolean
  }
}

/** Tokens are opaque, but a header must be able to contain them. */
const TOKEN = /^[\w.~+/=-]{8,512}$/
const BEARER = /^Bearer [\w.~+/=-]{1,4096}$/i
const BAG = /^[\w.~-]{8,128}$/
/** The contract's maximum length. */
const AGENT_LENGTH = 400

const fitting = (value: string | undefined, shape: RegExp) =>
  value !== undefined && shape.test(value) ? value : undefined

const hostCookie = (config: Pick<Config, 'publicUrl'>, name: string) =>
  config.publicUrl.startsWith('https://') ? `__Host-${name}` : name

const sessionCookieName = (config: Pick<Config, 'publicUrl'>) => hostCookie(config, 'sid')

interface Flags {
  name: string
  bagName: string
  flagName: string
  deviceName: string
  passkeyName: string
  typedName: string
  base: { path: string; secure: boolean; sameSite: 'lax' }
  kept: CookieSerializeOptions
  flag: CookieSerializeOptions
  backendCookies: readonly string[]
}

/** A class, because it is made for every request: an object of closures and getters was a third of a query's CPU. */
class CookieSession implements Session {
  token: string | undefined
  visitorBag: string | undefined
  readonly #own: string | undefined
  readonly #flags: Flags
  readonly #reply: FastifyReply

  constructor(flags: Flags, request: FastifyRequest, reply: FastifyReply) {
    const { cookies, headers } = request
    this.#flags = flags
    this.#reply = reply
    this.#own = fitting(headers.authorization, BEARER)
    this.token = fitting(cookies[flags.name], TOKEN)
    this.visitorBag = fitting(cookies[flags.bagName], BAG)
  }

  get authorization() {
    return this.#own ?? (this.token ? `Bearer ${this.token}` : undefined)
  }

  get device() {
    const { cookies, headers } = this.#reply.request
    return {
      token: fitting(cookies[this.#flags.deviceName], BAG),
      agent: headers['user-agent']?.slice(0, AGENT_LENGTH),
    }
  }

  get forwardedCookies() {
    const { cookies } = this.#reply.request
    const lines = this.#flags.backendCookies.flatMap((name) => {
      const value = cookies[name]
      return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]
    })
    return lines.length > 0 ? lines.join('; ') : undefined
  }

  start(token: string) {
    this.token = token
    this.#reply.setCookie(this.#flags.name, token, this.#flags.kept)
    this.#reply.setCookie(this.#flags.flagName, '1', this.#flags.flag)
  }

  end() {
    const { name, flagName, base } = this.#flags
    const { cookies } = this.#reply.request
    this.token = undefined
    if (cookies[name] === undefined && cookies[flagName] === undefined) return
    this.#reply.clearCookie(name, { ...base, httpOnly: true }).clearCookie(flagName, base)
  }

  setVisitorBag(id: string | undefined) {
    const { base, kept, bagName } = this.#flags
    this.visitorBag = id
    if (id === undefined) this.#reply.clearCookie(bagName, { ...base, httpOnly: true })
    else this.#reply.setCookie(bagName, id, { ...kept, maxAge: VISITOR_BAG_DAYS * DAY_SECONDS })
  }

  get passkeyTicket() {
    return fitting(this.#reply.request.cookies[this.#flags.passkeyName], BAG)
  }

  keepPasskeyTicket(ticket: string | undefined) {
    const { passkeyName, base, kept } = this.#flags
    const strict = { ...base, httpOnly: true, sameSite: 'strict' } as const
    if (ticket === undefined) this.#reply.clearCookie(passkeyName, strict)
    else this.#reply.setCookie(passkeyName, ticket, { ...kept, ...strict, maxAge: PASSKEY_SECONDS })
  }

  keepTyped(fields: Readonly<Record<string, string>>) {
    const { typedName, base } = this.#flags
    const kept = TYPED.flatMap((name) => (fields[name] ? [[name, fields[name].slice(0, TYPED_LENGTH)]] : []))
    if (kept.length === 0) return
    const value = Buffer.from(new URLSearchParams(kept).toString()).toString('base64url')
    this.#reply.setCookie(typedName, value, { ...base, httpOnly: true, maxAge: TYPED_SECONDS })
  }

  takeTyped() {
    const { typedName, base } = this.#flags
    const { cookies, query } = this.#reply.request
    const value = cookies[typedName]
    const said = typeof query === 'object' && query !== null && 'problem' in query
    if (value === undefined || !said) return undefined
    this.#reply.clearCookie(typedName, { ...base, httpOnly: true })
    const fields = new URLSearchParams(Buffer.from(value, 'base64url').toString())
    return Object.fromEntries(TYPED.map((name) => [name, (fields.get(name) ?? '').slice(0, TYPED_LENGTH)]))
  }

  keepDevice(token: string) {
    this.#reply.setCookie(this.#flags.deviceName, token, { ...this.#flags.kept, maxAge: DEVICE_SECONDS })
  }

  renew() {
    if (this.token) this.start(this.token)
  }

  passOn(lines: readonly string[]) {
    const { base, backendCookies } = this.#flags
    for (const line of lines) {
      const found = /^\s*([^=;\s]+)=([^;]*)(.*)$/s.exec(line)
      const name = found?.[1]
      if (!found || name === undefined || !backendCookies.includes(name)) continue
      const age = secondsOf(found[3] ?? '')
      const maxAge = age === undefined ? undefined : Math.min(age, SESSION_SECONDS)
      this.#reply.setCookie(name, decode(found[2] ?? ''), { ...base, httpOnly: true, maxAge })
    }
  }
}

/** Reads and writes the shop's cookies; all their flags are set here. */
export const sessionPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    await app.register(cookie)
    const secure = config.publicUrl.startsWith('https://')
    const name = sessionCookieName(config)
    const bagName = hostCookie(config, BAG_COOKIE)
    const flagName = hostCookie(config, FLAG_COOKIE)
    const base = { path: '/', secure, sameSite: 'lax' } as const
    const kept = { ...base, httpOnly: true, maxAge: SESSION_SECONDS } as const
    const flag = { ...base, httpOnly: false, maxAge: SESSION_SECONDS } as const

    app.decorate(
      'carriesShopper',
      ({ cookies, headers }) =>
        fitting(cookies[name], TOKEN) !== undefined || fitting(headers.authorization, BEARER) !== undefined,
    )

    app.decorate('sender', ({ cookies, headers }) => ({
      token: fitting(headers.authorization, BEARER)?.slice('Bearer '.length) ?? fitting(cookies[name], TOKEN),
      bag: fitting(cookies[bagName], BAG),
    }))

    const deviceName = hostCookie(config, 'device')
    const passkeyName = hostCookie(config, 'passkey')
    const typedName = hostCookie(config, 'typed')
    const flags: Flags = {
      name,
      bagName,
      flagName,
      deviceName,
      passkeyName,
      typedName,
      base,
      kept,
      flag,
      backendCookies: config.backendCookies,
    }
    app.decorate('session', (request, reply) => new CookieSession(flags, request, reply))
  },
  { name: 'session' },
)

/** How long a cookie should be kept, by its attributes: Max-Age outranks Expires (RFC 6265, 4.1.2.2). */
const secondsOf = (attributes: string): number | undefined => {
  const age = /;\s*max-age=(-?\d+)/i.exec(attributes)?.[1]
  if (age !== undefined) return Number(age)
  const end = Date.parse(/;\s*expires=([^;]+)/i.exec(attributes)?.[1] ?? '')
  return Number.isNaN(end) ? undefined : Math.round((end - Date.now()) / 1000)
}

const decode = (value: string) => {
  try {
    return decodeURIComponent(value.replace(/^"|"$/g, ''))
  } catch {
    return value
  }
}
