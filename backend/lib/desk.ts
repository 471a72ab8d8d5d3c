import type { FastifyRequest } from 'fastify'
import { secretHash } from './secrets.ts'

/** The session cookie of the staff; `__Secure-` stands before it over https. Its path is `/desk`: no other page gets it. */
export const DESK_COOKIE = 'desk'
const COOKIE = /(?:^|;\s*)(?:__Secure-)?desk=([\w-]{43})(?:;|$)/

/** The token of a signed-in browser; it counts below `/desk` only. */
export const deskToken = ({ headers }: FastifyRequest): string | undefined =>
  headers.cookie?.match(COOKIE)?.[1]

/** What a form or a script of the desk shows beside the cookie: worked out from it, and of no use without it. */
export const formToken = (token: string): string => secretHash(`form:${token}`)

/** Did this request come from a page of the desk? Browsers say where from; one that says nothing is refused. */
export const fromOurPage = ({ headers }: FastifyRequest, deskUrl: string): boolean =>
  headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin'
    ? headers.origin === new URL(deskUrl).origin
    : false
