import type { FastifyRequest } from 'fastify'
import { secretHash } from '#backend/lib/security/secrets.ts'

/**
 * The session cookie of the staff; over https with the prefix `__Secure-`. Its path is `/desk`: no other page gets it.
 */
export const DESK_COOKIE = 'desk'
const COOKIE = /(?:^|;\s*)(?:__Secure-)?desk=([\w-]{43})(?:;|$)/

/** The token of a signed-in browser; it is valid only below `/desk`. */
export const deskToken = ({ headers }: FastifyRequest): string | undefined =>
  headers.cookie?.match(COOKIE)?.[1]

/** What a form or a script of the desk sends with the cookie: derived from it, and useless without it. */
export const formToken = (token: string): string => secretHash(`form:${token}`)

/**
 * Whether this request came from a page of the desk, as browsers say. Requests of a browser that does not say are
 * refused.
 */
export const fromOurPage = ({ headers }: FastifyRequest, deskUrl: string): boolean =>
  headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin'
    ? headers.origin === new URL(deskUrl).origin
    : false
