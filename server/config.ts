import { join } from 'node:path'
import { houseFolder } from '#program/house.ts'
import { refusePlainConnections } from '#program/plain-connections.ts'
import { readSettings, refuse, type Env } from '#program/settings.ts'
import { SERVER_SETTINGS } from './settings.ts'

/** The server's settings from outside. Read once; the only place that reads `process.env`. */
export interface Config {
  mode: 'demo' | 'production'
  port: number
  host: string
  /** Origin of the shop as browsers see it, without a slash at the end. Never taken from a Host header. */
  publicUrl: string
  backendUrl: string
  backendPort: number
  /** The keys that this shop and its backend share: the first is sent to the backend, and each opens `/metrics`. */
  internalTokens: string[]
  /** Where `/media/…` is if another host serves the pictures. */
  mediaUrl: string | undefined
  /** Origins that the CSP allows besides our own, for pictures of a foreign backend. */
  mediaOrigins: string[]
  /** Addresses or ranges whose X-Forwarded-For counts. */
  trustedProxies: string[]
  rateLimits: boolean
  redisUrl: string | undefined
  /** How far anonymous reads are shared: see `server/cache/answer-cache.ts`. */
  readCache: 'off' | 'single-flight' | 'on'
  /** Names of cookies that are passed to the backend and back unchanged, for a backend that sets cookies. */
  backendCookies: string[]
  logLevel: string
  /** Where spans are sent (OTLP over HTTP) and for which share of requests; undefined: nothing is traced. */
  traces: { endpoint: string; ratio: number } | undefined
  /** Serve `web` through Vite with hot reload instead of the build. */
  dev: boolean
  /** Refuse to start where no pages are built; a test of GraphQL alone says `--without-pages`. */
  needsPages: boolean
  /** The folder of the build, with `web/client`, `web/server`, `web/graphiql` and `persisted.json`. */
  dist: string
  /** The folder of the house: what it says of itself where the backend says nothing. */
  houseFolder: string
  /** The folder of the pictures. */
  mediaDir: string
}

const trimmed = (address: string) => address.replace(/\/+$/, '')

/** Where our own backend is reached when it listens on `host`. */
const reached = (host: string) =>
  host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? `[${host === '::' ? '::1' : host}]` : host

/** Reads the environment. Throws a one-line error (WrongSetting) that names the variable. */
export const readConfig = (env: Env = process.env, args: readonly string[] = []): Config => {
  const set = readSettings(SERVER_SETTINGS, env)
  const production = set.SHOP_MODE === 'production'
  const publicUrl = set.PUBLIC_URL ?? `http://localhost:${set.PORT}`
  refuse(
    production && new URL(publicUrl).protocol !== 'https:',
    'PUBLIC_URL must be an https address when SHOP_MODE=production',
  )
  refuse(
    production && set.RATE_LIMITS === 'off' && set.ALLOW_TEST_PAYMENTS !== '1',
    'RATE_LIMITS=off is refused when SHOP_MODE=production, unless ALLOW_TEST_PAYMENTS=1 says that it is a trial',
  )
  const backendUrl = trimmed(set.BACKEND_URL ?? `http://${reached(set.BACKEND_HOST)}:${set.BACKEND_PORT}`)
  if (production && set.PLAIN_LINES === '0')
    refusePlainConnections({
      BACKEND_URL: backendUrl,
      REDIS_URL: set.REDIS_URL,
      OTEL_EXPORTER_OTLP_ENDPOINT: set.OTEL_EXPORTER_OTLP_ENDPOINT,
    })
  return {
    mode: set.SHOP_MODE,
    port: set.PORT,
    host: set.HOST,
    publicUrl: new URL(publicUrl).origin,
    backendUrl,
    backendPort: set.BACKEND_PORT,
    internalTokens: set.INTERNAL_TOKEN,
    mediaUrl: set.MEDIA_URL && trimmed(set.MEDIA_URL),
    mediaOrigins: set.MEDIA_ORIGINS.map((value) => new URL(value).origin),
    trustedProxies: set.TRUSTED_PROXIES,
    rateLimits: set.RATE_LIMITS === 'on',
    redisUrl: set.REDIS_URL,
    readCache: set.READ_CACHE,
    backendCookies: set.BACKEND_COOKIES,
    logLevel: set.LOG_LEVEL,
    traces: set.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: trimmed(set.OTEL_EXPORTER_OTLP_ENDPOINT), ratio: set.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    dev: args.includes('--dev'),
    needsPages: !args.includes('--dev') && !args.includes('--without-pages'),
    dist: set.DIST_DIR,
    houseFolder: houseFolder(set.HOUSE) ?? set.HOUSE,
    mediaDir: set.MEDIA_DIR ?? join(houseFolder(set.HOUSE) ?? set.HOUSE, 'media'),
  }
}
