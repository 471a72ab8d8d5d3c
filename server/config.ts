/** What the server is told from outside. Read once; the only place that touches `process.env`. */
export interface Config {
  mode: 'demo' | 'production'
  port: number
  host: string
  /** Origin of the shop as browsers see it, without a slash at the end. Never taken from a Host header. */
  publicUrl: string
  backendUrl: string
  backendPort: number
  /** Where `/media/…` lies when another host serves the pictures. */
  mediaUrl: string | undefined
  /** Origins that the CSP allows beside our own for pictures of a foreign backend. */
  mediaOrigins: string[]
  /** Addresses or ranges whose X-Forwarded-For counts. */
  trustedProxies: string[]
  rateLimits: boolean
  redisUrl: string | undefined
  /** How far anonymous reads are shared: see `server/store/answer-store.ts`. */
  sharedReads: 'off' | 'flights' | 'stored'
  /** Cookie names that travel to the backend and back unchanged, for a backend with cookies of its own. */
  backendCookies: string[]
  logLevel: string
  /** Where spans are sent (OTLP over HTTP) and which share of the requests; undefined: nothing is traced. */
  traces: { endpoint: string; ratio: number } | undefined
  /** Serve `web` through Vite with hot reload instead of the build. */
  dev: boolean
  /** Where the build lies: `web/client`, `web/server`, `web/graphiql` and `persisted.json` inside it. */
  dist: string
  /** Where the pictures lie. */
  mediaDir: string
}

const list = (value: string | undefined) =>
  (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

const port = (name: string, value: string | undefined, otherwise: number) => {
  const number = value ? Number(value) : otherwise
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new Error(`${name} must be a port number, not '${value}'`)
  return number
}

const origin = (name: string, value: string) => {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Error(`${name} must be an http(s) address, not '${value}'`)
  return value.replace(/\/+$/, '')
}

const sharedReads = (value: string | undefined): Config['sharedReads'] => {
  if (value === undefined || value === '') return 'stored'
  if (value === 'off' || value === 'flights' || value === 'stored') return value
  throw new Error(`SHARED_READS must be off, flights or stored, not '${value}'`)
}

const traces = (env: NodeJS.ProcessEnv): Config['traces'] => {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const ratio = Number(env.OTEL_TRACES_SAMPLER_ARG || 1)
  if (!(ratio >= 0 && ratio <= 1))
    throw new Error(`OTEL_TRACES_SAMPLER_ARG must lie between 0 and 1, not '${env.OTEL_TRACES_SAMPLER_ARG}'`)
  return { endpoint: origin('OTEL_EXPORTER_OTLP_ENDPOINT', env.OTEL_EXPORTER_OTLP_ENDPOINT), ratio }
}

/** Reads the environment. Throws a one-line error that names the variable. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env, args: readonly string[] = []): Config => {
  const mode = env.SHOP_MODE || 'demo'
  if (mode !== 'demo' && mode !== 'production')
    throw new Error(`SHOP_MODE must be demo or production, not '${mode}'`)
  const ownPort = port('PORT', env.PORT, 3000)
  const backendPort = port('BACKEND_PORT', env.BACKEND_PORT, 4000)
  const publicUrl = origin('PUBLIC_URL', env.PUBLIC_URL || `http://localhost:${ownPort}`)
  if (mode === 'production' && !publicUrl.startsWith('https://'))
    throw new Error('PUBLIC_URL must be an https address when SHOP_MODE=production')
  return {
    mode,
    port: ownPort,
    host: env.HOST || '0.0.0.0',
    publicUrl: new URL(publicUrl).origin,
    backendUrl: origin('BACKEND_URL', env.BACKEND_URL || `http://127.0.0.1:${backendPort}`),
    backendPort,
    mediaUrl: env.MEDIA_URL ? origin('MEDIA_URL', env.MEDIA_URL) : undefined,
    mediaOrigins: list(env.MEDIA_ORIGINS).map((value) => new URL(origin('MEDIA_ORIGINS', value)).origin),
    trustedProxies: list(env.TRUSTED_PROXIES),
    rateLimits: env.RATE_LIMITS !== 'off',
    redisUrl: env.REDIS_URL || undefined,
    sharedReads: sharedReads(env.SHARED_READS),
    backendCookies: env.BACKEND_COOKIES === undefined ? ['session'] : list(env.BACKEND_COOKIES),
    logLevel: env.LOG_LEVEL || 'info',
    traces: traces(env),
    dev: args.includes('--dev'),
    dist: env.DIST_DIR || 'dist',
    mediaDir: env.MEDIA_DIR || 'catalogue/media',
  }
}
