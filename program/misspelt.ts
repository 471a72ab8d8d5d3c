import { editDistance } from './edit-distance.ts'

/** Every setting of every program, as docs/settings.md lists them (tests/settings.test.ts): all may share one environment. */
export const SETTINGS: readonly string[] = [
  'ALLOW_TEST_PAYMENTS',
  'BACKEND_COOKIES',
  'BACKEND_HOST',
  'BACKEND_PORT',
  'BACKEND_URL',
  'BREACHED_PASSWORDS',
  'DATABASE_CONNECTIONS',
  'DATABASE_URL',
  'DATA_DIR',
  'DATA_KEY',
  'DESK_URL',
  'DIST_DIR',
  'FOUR_EYES_ABOVE',
  'HOST',
  'HOUSE',
  'INTERNAL_TOKEN',
  'LEAST_DISK_FREE',
  'LOG_LEVEL',
  'MAIL_FROM',
  'MEDIA_DIR',
  'MEDIA_ORIGINS',
  'MEDIA_URL',
  'OPERATOR_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_TRACES_SAMPLER_ARG',
  'PASSWORD_LOG_N',
  'PAYMENTS_BRAND',
  'PAYMENTS_CONTROL',
  'PAYMENTS_HOST',
  'PAYMENTS_PORT',
  'PAYMENTS_WEBHOOK_URL',
  'PAY_MAXIMA',
  'PLAIN_LINES',
  'PORT',
  'PUBLIC_URL',
  'RATE_LIMITS',
  'READ_CACHE',
  'REDIS_URL',
  'SEED',
  'SHOP_MODE',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'TRUSTED_PROXIES',
]

/** Shorter names are too similar to one another. */
const SHORTEST = 8
/** One letter in four may be wrong, and never more than this. */
const MOST_TYPOS = 3

/**
 * Variables that no program reads but whose names are nearly those of settings, each with the setting that was meant.
 */
export const misspelt = (names: readonly string[]): { name: string; meant: string }[] =>
  names.flatMap((name) => {
    const bare = name.replace(/_FILE$/, '')
    if (SETTINGS.includes(bare)) return []
    const meant = SETTINGS.find((known) => {
      const typos = Math.min(MOST_TYPOS, Math.floor(known.length / 4))
      // Most differ too much in length: comparing those too took a start four times as many steps, some 20 ms.
      const isAsLong = Math.abs(bare.length - known.length) <= typos
      return known.length >= SHORTEST && isAsLong && editDistance(bare, known) <= typos
    })
    return meant === undefined ? [] : [{ name, meant }]
  })

/** The log line for each. */
export const MISSPELT = 'nothing reads this variable: its name is nearly that of a setting'
