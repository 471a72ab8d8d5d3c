import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import type { DeskSession } from '#contract/staff.ts'
import type { BackendConfig } from '#backend/lib/http/implement.ts'
import { escapeHtml } from '#program/escape-html.ts'
import { PAGE_HEADERS } from './pages.ts'

/**
 * Emotion fills its style elements by script, so the elements themselves are empty: this is the hash of an empty text.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * Only its own files: no script or style in the page, pictures from the shop's addresses, the shop's pages in a frame
 * for previews.
 */
const policy = (pictures: readonly string[], shop: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    `img-src 'self' data: blob: ${pictures.join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' blob: ${shop}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The calls that a role may make: the page lists them, so that the desk can draw its menu without the contract. */
const callsOf = (role: DeskSession['role']): string[] =>
  endpoints
    .filter(({ endpoint }) => endpoint.caller === 'operator' && endpoint.may.includes(role))
    .map(({ endpoint }) => endpoint.name)

/**
 * The built desk: its files below `/desk/assets/`, and its page for people who are signed in. Undefined if it was not
 * built.
 */
export const builtDesk = async (app: FastifyInstance, config: BackendConfig) => {
  const file = join(config.deskFiles, 'index.html')
  if (!existsSync(file)) return undefined
  const template = readFileSync(file, 'utf8')
  await app.register(fastifyStatic, {
    root: resolve(config.deskFiles, 'assets'),
    prefix: '/desk/assets/',
    wildcard: false,
    globIgnore: ['**/*.br'],
    preCompressed: true,
    decorateReply: false,
    index: false,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable')
    },
  })
  return {
    /** Type and colours for the pages before sign-in. */
    styles: [...template.matchAll(/rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, sheet = '']) => sheet),
    headers: {
      ...PAGE_HEADERS,
      'content-security-policy': policy(config.pictureOrigins, new URL(config.publicUrl).origin),
      // Its documents open in their own window.
      'permissions-policy':
        'camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    },
    page: (person: Pick<DeskSession, 'name' | 'role' | 'token' | 'names'>) => {
      const told: DeskSession = {
        ...person,
        shopUrl: config.publicUrl,
        languages: [...config.languages],
        house: config.houseName,
        may: callsOf(person.role),
      }
      return template.replace('%DESK%', () => escapeHtml(JSON.stringify(told)))
    },
  }
}
