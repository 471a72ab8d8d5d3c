import type { BackendConfig, PayMaxima } from './lib/implement.ts'

type Env = Readonly<Record<string, string | undefined>>

const port = (env: Env, name: string, fallback: number): number => {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new Error(`${name} must be a port, not "${text}"`)
  return value
}

const text = (env: Env, name: string): string | undefined => env[name]?.trim() || undefined

const share = (env: Env, name: string, fallback: number): number => {
  const value = Number(text(env, name) ?? fallback)
  if (!(value >= 0 && value <= 1))
    throw new Error(`${name} must lie between 0 and 1, not "${text(env, name)}"`)
  return value
}

const traces = (env: Env): BackendConfig['traces'] => {
  const endpoint = text(env, 'OTEL_EXPORTER_OTLP_ENDPOINT')
  if (endpoint === undefined) return undefined
  if (!URL.canParse(endpoint)) throw new Error(`OTEL_EXPORTER_OTLP_ENDPOINT is not an address: "${endpoint}"`)
  const ratio = Number(text(env, 'OTEL_TRACES_SAMPLER_ARG') ?? 1)
  if (!(ratio >= 0 && ratio <= 1))
    throw new Error(`OTEL_TRACES_SAMPLER_ARG must lie between 0 and 1, not "${ratio}"`)
  return { endpoint: endpoint.replace(/\/+$/, ''), ratio }
}

/** `PAY_MAXIMA=card=500000,upi=100000`: rupees, what the house's bank takes at once where it takes less. */
const payMaxima = (env: Env): PayMaxima =>
  Object.fromEntries(
    (text(env, 'PAY_MAXIMA') ?? '').split(',').flatMap((each) => {
      if (each.trim() === '') return []
      const [, way = '', rupees = ''] = /^\s*(\w+)\s*=\s*([\d]{1,9})\s*$/.exec(each) ?? []
      if (!['card', 'upi'].includes(way) || Number(rupees) < 1)
        throw new Error(
          `PAY_MAXIMA must be like card=500000,upi=100000 in whole rupees, not "${each.trim()}"`,
        )
      return [[way, Number(rupees) * 100]]
    }),
  )

/** The only reader of the backend's environment. Throws one plain sentence when a setting cannot be right. */
export const readConfig = (env: Env): BackendConfig => {
  const shopMode = text(env, 'SHOP_MODE') ?? 'demo'
  if (shopMode !== 'demo' && shopMode !== 'production')
    throw new Error(`SHOP_MODE must be demo or production, not "${shopMode}"`)
  const publicUrl = text(env, 'PUBLIC_URL') ?? `http://localhost:${port(env, 'PORT', 3000)}`
  if (!URL.canParse(publicUrl)) throw new Error(`PUBLIC_URL is not an address: "${publicUrl}"`)
  const config: BackendConfig = {
    host: text(env, 'BACKEND_HOST') ?? (shopMode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    port: port(env, 'BACKEND_PORT', 4000),
    databaseUrl: text(env, 'DATABASE_URL'),
    dataDir: text(env, 'DATA_DIR') ?? '.data',
    leastDiskFree: share(env, 'LEAST_DISK_FREE', 0.02),
    shopMode,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    logLevel: text(env, 'LOG_LEVEL') ?? 'info',
    traces: traces(env),
    operatorToken: text(env, 'OPERATOR_TOKEN'),
    smtpUrl: text(env, 'SMTP_URL'),
    mailFrom: text(env, 'MAIL_FROM') ?? 'Orvanne <care@orvanne.example>',
    stripeSecretKey: text(env, 'STRIPE_SECRET_KEY'),
    stripeWebhookSecret: text(env, 'STRIPE_WEBHOOK_SECRET'),
    allowTestPayments: text(env, 'ALLOW_TEST_PAYMENTS') === '1',
    paymentsPort: port(env, 'PAYMENTS_PORT', 4100),
    payMaxima: payMaxima(env),
    ...(shopMode === 'demo' && env.PASSWORD_LOG_N && { passwordLogN: Number(env.PASSWORD_LOG_N) }),
  }
  if (config.operatorToken !== undefined && config.operatorToken.length < 16)
    throw new Error('OPERATOR_TOKEN must have at least 16 characters')
  if (config.stripeSecretKey !== undefined && config.stripeWebhookSecret === undefined)
    throw new Error('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it')
  if (shopMode === 'production') {
    if (!config.publicUrl.startsWith('https://'))
      throw new Error('SHOP_MODE=production needs PUBLIC_URL over https')
    if (config.stripeSecretKey === undefined && !config.allowTestPayments)
      throw new Error('SHOP_MODE=production needs STRIPE_SECRET_KEY, or ALLOW_TEST_PAYMENTS=1')
  }
  return config
}
