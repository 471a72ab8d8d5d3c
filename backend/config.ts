import { join } from 'node:path'
import { openHouse } from '#house/load.ts'
import { houseFolder, houseName, usualHouse } from '#program/house.ts'
import { isLoopback, refusePlainConnections } from '#program/plain-connections.ts'
import { ROOT } from '#program/root.ts'
import { readSettings, refuse, type Env } from '#program/settings.ts'
import type { BackendConfig } from './lib/http/implement.ts'
import { BACKEND_SETTINGS } from './settings.ts'

/** Sums by their names, `card=500000`, in paise from rupees. */
const sums = (items: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    items.map((item) => {
      const [name = '', rupees] = item.split('=')
      return [name.trim(), Number(rupees) * 100]
    }),
  )

/** A secret with few different characters was typed, not generated. */
const isTyped = (secret: string): boolean => new Set(secret).size < 8

/** A store belongs to one house, so each house except the usual one has its own folder. */
const usualDataDir = (house: string): string =>
  houseName(house) === usualHouse() ? join(ROOT, '.data') : join(ROOT, '.data', houseName(house))

/**
 * The only reader of the backend's environment. Throws one plain sentence (WrongSetting) if a setting is wrong, or if
 * two contradict each other.
 */
export const readConfig = (env: Env): BackendConfig => {
  const set = readSettings(BACKEND_SETTINGS, env)
  const production = set.SHOP_MODE === 'production'
  const trial = set.ALLOW_TEST_PAYMENTS === '1'
  const publicUrl = (set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).replace(/\/+$/, '')
  // In the demo the backend's own port; in production a separate host, which may be the shop's only in a trial (below).
  const deskUrl = new URL(set.DESK_URL ?? (production ? publicUrl : `http://localhost:${set.BACKEND_PORT}`))
  const house = houseFolder(set.HOUSE) ?? set.HOUSE
  const files = openHouse(house)
  const shop = files.shop().value
  const stripe = set.STRIPE_SECRET_KEY
  refuse(
    stripe !== undefined && set.STRIPE_WEBHOOK_SECRET === undefined,
    'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it',
  )
  refuse(
    stripe === undefined && set.STRIPE_WEBHOOK_SECRET !== undefined,
    'STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY beside it',
  )
  refuse(
    set.OPERATOR_TOKEN !== undefined && set.INTERNAL_TOKEN.includes(set.OPERATOR_TOKEN),
    'OPERATOR_TOKEN and INTERNAL_TOKEN must differ: one is for people and machines of the house, one for the BFF',
  )
  refuse(
    stripe?.includes('_live_') === true && !production,
    'STRIPE_SECRET_KEY is a live key, which needs SHOP_MODE=production: a demo shows its e-mails and its schema to everybody',
  )
  if (production) {
    refuse(!publicUrl.startsWith('https://'), 'SHOP_MODE=production needs PUBLIC_URL over https')
    refuse(
      !isLoopback(set.BACKEND_HOST) && set.INTERNAL_TOKEN.length === 0,
      `BACKEND_HOST=${set.BACKEND_HOST} needs INTERNAL_TOKEN beside it when SHOP_MODE=production`,
    )
    refuse(
      set.RATE_LIMITS === 'off' && !trial,
      'RATE_LIMITS=off is refused when SHOP_MODE=production, unless ALLOW_TEST_PAYMENTS=1 says that it is a trial',
    )
    if (set.PLAIN_LINES === '0') {
      refusePlainConnections({
        DATABASE_URL: set.DATABASE_URL,
        OTEL_EXPORTER_OTLP_ENDPOINT: set.OTEL_EXPORTER_OTLP_ENDPOINT,
      })
      refuse(
        !isLoopback(set.BACKEND_HOST),
        `BACKEND_HOST=${set.BACKEND_HOST} is reached unencrypted: put TLS before it on this machine, or say PLAIN_LINES=1 where a private network carries it`,
      )
    }
    refuse(deskUrl.protocol !== 'https:', 'SHOP_MODE=production needs DESK_URL over https')
    refuse(
      deskUrl.hostname === new URL(publicUrl).hostname && !trial,
      'SHOP_MODE=production needs DESK_URL with a host of its own, such as https://desk.shop.example: on that of PUBLIC_URL a script of the shop would be one of the desk',
    )
    refuse(
      stripe === undefined && !trial,
      'SHOP_MODE=production needs STRIPE_SECRET_KEY, or ALLOW_TEST_PAYMENTS=1',
    )
    refuse(
      stripe?.includes('_test_') === true && !trial,
      'STRIPE_SECRET_KEY is a test key; SHOP_MODE=production needs a live one, or ALLOW_TEST_PAYMENTS=1',
    )
    refuse(
      set.DATA_KEY.length === 0 && !(trial && set.DATABASE_URL === undefined),
      'SHOP_MODE=production needs DATA_KEY (npm run shop -- data-key new makes one)',
    )
    refuse(set.DATA_KEY.some(isTyped), 'DATA_KEY must be random (npm run shop -- data-key new makes one)')
    refuse(set.INTERNAL_TOKEN.some(isTyped), 'INTERNAL_TOKEN must be random (openssl rand -hex 32 makes one)')
    refuse(
      set.OPERATOR_TOKEN !== undefined && isTyped(set.OPERATOR_TOKEN),
      'OPERATOR_TOKEN must be random (openssl rand -hex 32 makes one)',
    )
    // With the secret of another, anybody could sign events.
    refuse(
      !trial &&
        set.STRIPE_WEBHOOK_SECRET !== undefined &&
        isTyped(set.STRIPE_WEBHOOK_SECRET.replace('whsec_', '')),
      'STRIPE_WEBHOOK_SECRET must be the whole signing secret of the webhook at the provider',
    )
    refuse(
      set.SMTP_URL === undefined && !trial,
      'SHOP_MODE=production needs SMTP_URL, or ALLOW_TEST_PAYMENTS=1: e-mails hold links that nobody else may read',
    )
    refuse(
      set.SMTP_URL !== undefined && set.MAIL_FROM === undefined,
      'SMTP_URL needs MAIL_FROM beside it when SHOP_MODE=production',
    )
  }
  return {
    host: set.BACKEND_HOST,
    port: set.BACKEND_PORT,
    databaseUrl: set.DATABASE_URL,
    databaseConnections: set.DATABASE_CONNECTIONS,
    dataDir: set.DATA_DIR ?? usualDataDir(house),
    house,
    seed: set.SEED === 'house',
    leastDiskFree: set.LEAST_DISK_FREE,
    shopMode: set.SHOP_MODE,
    publicUrl,
    logLevel: set.LOG_LEVEL,
    traces: set.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
          ratio: set.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    internalTokens: set.INTERNAL_TOKEN,
    trustedProxies: set.TRUSTED_PROXIES,
    rateLimits: set.RATE_LIMITS === 'on',
    dataKeys: set.DATA_KEY,
    operatorToken: set.OPERATOR_TOKEN,
    deskUrl: deskUrl.origin,
    dist: set.DIST_DIR,
    deskFiles: join(set.DIST_DIR, 'desk'),
    // The shop redirects to MEDIA_URL, and browsers hold the desk's policy against both addresses.
    pictureOrigins: [
      publicUrl,
      ...(set.MEDIA_URL === undefined ? [] : [set.MEDIA_URL]),
      ...set.MEDIA_ORIGINS,
    ].map((value) => new URL(value).origin),
    houseName: shop.name,
    smtpUrl: set.SMTP_URL,
    mailEncrypted: production && set.PLAIN_LINES === '0',
    mailFrom: set.MAIL_FROM ?? `${shop.name} <${shop.email}>`,
    languages: files.languages().value,
    sentences: Object.fromEntries(files.words().map(({ slug, value }) => [slug, value.sentences ?? {}])),
    brand: files.brand().value,
    stripeSecretKey: stripe,
    stripeWebhookSecret: set.STRIPE_WEBHOOK_SECRET,
    allowTestPayments: trial,
    paymentsPort: set.PAYMENTS_PORT,
    payMaxima: sums(set.PAY_MAXIMA),
    fourEyesAbove: sums(set.FOUR_EYES_ABOVE),
    ...(set.BREACHED_PASSWORDS !== undefined && { breachedPasswords: set.BREACHED_PASSWORDS }),
    ...(!production && set.PASSWORD_LOG_N !== undefined && { passwordLogN: set.PASSWORD_LOG_N }),
  }
}
