import { createHash } from 'node:crypto'
import fp from 'fastify-plugin'
import { HSTS } from '#program/headers.ts'
import type { Config } from '#server/config.ts'
import { CSP_REPORTS } from './csp-reports.ts'

type Directives = Record<string, readonly string[]>

const written = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

const scriptHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const pictureOrigins = (config: Config) => [
  ...config.mediaOrigins,
  ...(config.mediaUrl ? [new URL(config.mediaUrl).origin] : []),
]

/** Nothing may run, load or frame: for JSON and files. */
const API_CSP = written({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })

/** Pages: our own scripts and the one inline script by its hash, no nonce, so that bytes can be stored. */
export const pageCsp = (config: Config, initScript: string): string =>
  written({
    'default-src': ["'self'"],
    'script-src': ["'self'", scriptHash(initScript)],
    // emotion writes <style> elements and MUI style attributes; recorded in docs/decisions.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...pictureOrigins(config)],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-to': ['csp'],
    'report-uri': [CSP_REPORTS],
    ...(config.publicUrl.startsWith('https://') ? { 'upgrade-insecure-requests': [] } : {}),
  })

/** Vite's client is an inline module and a socket; only `npm run dev` uses it. */
export const devCsp = (config: Config): string =>
  written({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...pictureOrigins(config)],
    'connect-src': ["'self'", 'ws:', 'wss:'],
    'worker-src': ["'self'", 'blob:'],
    'font-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })

/** The playground's editor starts workers and measures text with inline styles. */
export const graphiqlCsp = written({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'worker-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** Features that browsers offer to pages: ours use these, and others are turned off. */
const USED = ['clipboard-write', 'geolocation', 'publickey-credentials-create', 'publickey-credentials-get']
const UNUSED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
const PERMISSIONS = [...USED.map((name) => `${name}=(self)`), ...UNUSED.map((name) => `${name}=()`)].join(
  ', ',
)

/** Files of pages, pictures and data. A script that is opened by itself does not run, nor does one in an SVG (`API_CSP`). */
const IS_NO_PAGE = /^\/(?:assets|media|graphql)(?:[/?]|$)/

/** Headers of every answer. Pages and the playground replace the policy with their own. */
export const securityHeadersPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    const headers: Record<string, string> = {
      'content-security-policy': API_CSP,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      ...(config.publicUrl.startsWith('https://') ? HSTS : {}),
    }
    // Browsers obey these in a page only, and they are more than half of the bytes of the others.
    const headersOfPages = {
      ...headers,
      'permissions-policy': PERMISSIONS,
      'reporting-endpoints': `csp="${config.publicUrl}${CSP_REPORTS}"`,
    }
    app.addHook('onRequest', ({ url }, reply, done) => {
      reply.headers(IS_NO_PAGE.test(url) ? headers : headersOfPages)
      done()
    })
  },
  { name: 'security-headers' },
)
